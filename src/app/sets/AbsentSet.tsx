/** Says where a set is not here, and takes its zip. What does that is fetched only there. */
import { lazyPart } from '../session/reads';
import { isAbsent } from './here';
import type { OpenProps } from './OpenSet';

const OpenSet = lazyPart(async () => (await import('./OpenSet')).OpenSet);

interface Props extends Omit<OpenProps, 'code'> {
  /** As the options have it. Whoever shows this has asked for it before. */
  set: unknown;
}

export const AbsentSet = ({ set, ...rest }: Props) =>
  isAbsent(set) ? <OpenSet key={set} {...rest} code={set} /> : null;
