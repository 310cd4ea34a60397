/** Prints one job in a process of its own: `tsx write-job.ts <fragment> <file>`. */
import { writeFileSync } from 'node:fs';
import { unwrap } from '../../src/base/result';
import { decodeJob } from '../../src/print/job';
import { printKit } from '../../src/print/kit-file';
import { nodeBook } from '../../src/print/node-book';

const [fragment = '', file = ''] = process.argv.slice(2);
const { bytes } = unwrap(await printKit(unwrap(decodeJob(fragment)), { book: await nodeBook() }));
writeFileSync(file, bytes);
