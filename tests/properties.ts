/** Properties try the same cases in each daily run, so that a run tells of its change alone; new ones in a proof. */
import fc from 'fast-check';

if (!process.env.PROOF) fc.configureGlobal({ seed: 20_260_101 });
