#!/usr/bin/env node
/** `npm run -s dagger -- <command>`: the program without a browser. */
import module from 'node:module';
import { main } from './main';

// What has been compiled is kept for the next start, where Node can (22 and later).
module.enableCompileCache?.();

process.exitCode = await main(process.argv.slice(2), process);
