#!/usr/bin/env node
/** `npm run -s dagger -- <command>`: the program without a browser. */
import { main } from './main';

process.exitCode = await main(process.argv.slice(2), process);
