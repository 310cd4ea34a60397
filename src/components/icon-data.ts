import { readFileSync } from 'node:fs';
import { join } from 'node:path';
const set = JSON.parse(readFileSync(join(process.cwd(), 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));
export const iconData = (name: string) => ({ d: [...set.icons[name].body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join(''), width: 512, height: 512 });
