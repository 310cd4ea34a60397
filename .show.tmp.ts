// usage: tsx show.ts out.png cols ink card ids... where id = kit:component or kit:back:<back>:<w>x<h>
import sharp from 'sharp';
import { SOURCES } from '/work/w/print2/src/games/index';
import { sizeOf } from '/work/w/print2/src/base/piece';
import { drawFront, loadFaces } from '/work/w/print2/src/faces/face';
import { sharedBook } from '/work/w/print2/src/press/node-book';
import { withFonts } from '/work/w/print2/src/scene/fonts/book';
import { sceneToSvg } from '/work/w/print2/src/scene/svg';
import { CARD_FORMATS } from '/work/w/print2/src/print/papers';
const [out, cols, ink, card, opts, ...ids] = process.argv.slice(2) as string[];
const book = await sharedBook();
const dpi = Number(process.env.DPI ?? 110);
const pics: { buf: Buffer; w: number; h: number }[] = [];
const request = JSON.parse(opts || '{}');
for (const id of ids) {
  const [kit, comp, back, wh] = id.split(':') as string[];
  const source = SOURCES.find(s => s.kits.some(k => k.id === kit))!;
  const k = source.kits.find(k => k.id === kit)!;
  const faces = await loadFaces(source.id);
  let scene: any;
  if (comp === 'back') { const [w, h] = wh!.split('x').map(Number); scene = faces.back({ size: { width: w!, height: h! }, ink: ink as any, bleed: 0 } as any, back!); }
  else {
    const cs = k.components(Object.keys(request).length ? request : k.example); if (!cs.ok) throw new Error(cs.error.message);
    const c = cs.value.find(x => x.id === comp)!; if (!c) throw new Error('no ' + comp + ' ' + cs.value.map(x=>x.id).join(' '));
    scene = await drawFront(faces, c, { size: c.shape ? sizeOf(c.shape) : (CARD_FORMATS as any)[card], ink: ink as any, bleed: 0 } as any, book);
  }
  const svg = await withFonts(book, () => sceneToSvg(scene, { text: book, decorative: true }));
  const w = Math.round(scene.width / 25.4 * dpi), h = Math.round(scene.height / 25.4 * dpi);
  const buf = await sharp(Buffer.from(svg.replace(/ width="[^"]*" height="[^"]*"/, ` width="${w}" height="${h}"`)), { density: 72 }).flatten({ background: '#fff' }).png().toBuffer();
  pics.push({ buf, w, h });
}
const W = Math.max(...pics.map(p => p.w)) + 10, H = Math.max(...pics.map(p => p.h)) + 10, c = Number(cols), r = Math.ceil(pics.length / c);
await sharp({ create: { width: W * c, height: H * r, channels: 3, background: '#999' } }).composite(pics.map((p, i) => ({ input: p.buf, left: (i % c) * W + 5, top: Math.floor(i / c) * H + 5 }))).png().toFile(out!);
