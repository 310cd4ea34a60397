/** The tests of sealed deals as one file, the quick ones first: to start a worker for each file takes longer than most tests. */
import '../../src/deal/sealed/sentences.test';
import '../../src/deal/sealed/refusals.test';
import '../../src/deal/sealed/evening.test';
import '../../src/deal/sealed/attack.test';
import '../../src/deal/sealed/version-2.test';
import '../../src/deal/sealed/mutations.test';
import '../../tests/deal/independent.test';
