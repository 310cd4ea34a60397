/** Properties try the same cases in each daily run, so that a run tells of its change alone; new ones in a proof. */
import fc from 'fast-check';
import { IN_PROOF } from './volume';

if (!IN_PROOF) fc.configureGlobal({ seed: 20_260_101 });
