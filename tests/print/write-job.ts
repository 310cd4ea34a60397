/** Prints one job in a process of its own: `tsx write-job.ts <fragment> <file>`. */
import { writeFileSync } from 'node:fs';
import { unwrap } from '../../src/base/result';
import { decodeJob } from '../../src/press/job';
import { printKit } from '../../src/press/kit-file';
import { nodeBook } from '../../src/press/node-book';

const [fragment = '', file = ''] = process.argv.slice(2);
const { bytes } = unwrap(await printKit(unwrap(decodeJob(fragment)), { book: await nodeBook() }));
writeFileSync(file, bytes);
