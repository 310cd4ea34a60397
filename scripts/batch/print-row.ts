/** Prints one row of a batch on a thread of its own. */
import type { Result } from '../../src/base/result';
import type { Printed, Words } from '../commands/command';
import { printOne } from '../commands/print';

export default (words: Words): Promise<Result<Printed>> => printOne(words);
