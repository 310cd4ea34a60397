import type { OptionDef } from '../game';

export const RING: OptionDef = {
  name: 'ring',
  label: 'One ring',
  help: 'All targets form a single circle, so nobody hunts their own hunter while three or more live.',
  kind: 'flag',
  ruling: 'T7',
};

export const FRESH: OptionDef = {
  name: 'fresh',
  label: 'Fresh targets',
  help: 'After a death nobody is dealt the target they had in the round before.',
  kind: 'flag',
  ruling: 'T8',
};
