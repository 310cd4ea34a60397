/** The registry, a line for each game and reference: src/games/index.ts makes the lists that the program uses of it. */
export { mafia } from './mafia';
export { multiplayer } from './multiplayer';
export { nation } from './nation';
export { target } from './target';
export { tmag } from './tmag';
