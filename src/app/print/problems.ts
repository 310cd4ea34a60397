/** Which part of the form a problem is about, by its stable code: its message stands there. */
import type { Problem } from '../../base/result';
import type { Settings } from './settings';

export type PrintField = 'names' | 'count' | 'seed' | 'options' | 'sheet' | 'link' | 'job';

export const printFieldOf = ({ code }: Problem, by: Settings['by']): PrintField => {
  if (code === 'print-failed') return 'job';
  if (code.startsWith('seed')) return 'seed';
  if (code.startsWith('option')) return 'options';
  if (code === 'bad-number' || /^(card|paper|sheet|bleed|gutter|backs|ink)-/.test(code)) return 'sheet';
  if (/^(link|unknown)-|^players-or-count/.test(code)) return 'link';
  return by;
};
