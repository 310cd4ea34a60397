/** All tests of open deals as one file. */
import.meta.glob(['../../src/deal/v1/*.test.ts', '../../tests/deal/wishes.noreg.test.ts'], { eager: true });
