/**
 * All tests of sealed deals as one file, those that find most first: to start a worker for each file takes longer than most
 * of the tests that find a mutant. Sealed deals alone:
 *
 *     npm run mutate -- --testFiles scripts/mutate/sealed.ts --mutate 'src/deal/sealed/!(*.test|*.sample).ts'
 */
import '../../src/app/protocol/vectors.noreg.test';
import '../../src/deal/sealed/sentences.test';
import '../../src/deal/sealed/refusals.test';
import '../../src/deal/sealed/evening.test';
import '../../tests/deal/independent.test';

import.meta.glob('../../src/deal/sealed/*.test.ts', { eager: true });
