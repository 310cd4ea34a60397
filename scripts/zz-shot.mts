import { createServer } from 'node:http';
import { readFileSync, existsSync, mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
const { findChromium } = await import(process.cwd() + '/tests/site/chromium.ts');
const root = '.cache/site/root'; mkdirSync('/tmp/shots', { recursive: true });
const types: any = {js:'text/javascript',html:'text/html',json:'application/json',css:'text/css',svg:'image/svg+xml',woff2:'font/woff2',webp:'image/webp'};
const server = createServer((q, r) => { let p = new URL(q.url!, 'http://x').pathname; if (p.endsWith('/')) p += 'index.html'; if (!existsSync(root + p)) { r.writeHead(404); r.end(); return; } r.writeHead(200, {'content-type': types[p.split('.').at(-1)!] ?? 'application/octet-stream'}); r.end(readFileSync(root + p)); }).listen(0);
const base = `http://localhost:${(server.address() as any).port}`;
const b = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const c = await b.newContext({ serviceWorkers: 'block', viewport: {width:390,height:844}, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true });
const page = await c.newPage();
for (const g of ['mafia','target','tmag','nation','multiplayer']) {
  await page.goto(`${base}/rules/${g}/`); await page.evaluate(() => document.fonts.ready);
  const over = await page.evaluate(() => [...document.querySelectorAll('.table')].filter((t) => t.scrollWidth > t.clientWidth + 1).map((t) => t.getAttribute('aria-label') + ' ' + t.scrollWidth + '>' + t.clientWidth));
  const small = await page.evaluate(() => [...document.querySelectorAll('figure svg text')].filter((t) => (t as any).checkVisibility()).map((t) => ({ w: t.textContent, px: parseFloat(getComputedStyle(t).fontSize) * ((t as any).ownerSVGElement.getBoundingClientRect().width / (t as any).ownerSVGElement.viewBox.baseVal.width) })).filter((t) => t.px < 11).slice(0, 5));
  console.log(g, 'page overflow', await page.evaluate(() => document.documentElement.scrollWidth), JSON.stringify(over), JSON.stringify(small));
  const learn = await page.evaluate(() => { const h = document.getElementById('learn')?.getBoundingClientRect().top ?? 0, l = document.getElementById('law')?.getBoundingClientRect().top ?? 0; return [h + scrollY, l + scrollY]; });
  if (learn[1]) for (let y = learn[0]!, k = 0; y < learn[1]!; y += 1700, k++) await page.screenshot({ path: `/tmp/shots/${g}-${k}.png`, fullPage: true, clip: { x: 0, y, width: 390, height: Math.min(1700, learn[1]! - y) } });
}
if (process.argv[2]) { await page.goto(`${base}${process.argv[2]}`); await page.waitForTimeout(800); await page.screenshot({ path: '/tmp/shots/extra.png' }); }
await page.goto(`${base}/search/#q=how many votes do we need&game=mafia`); await page.waitForTimeout(1500); await page.screenshot({ path: '/tmp/shots/search.png' });
await page.goto(`${base}/table/mafia/`); await page.waitForTimeout(800); await page.screenshot({ path: '/tmp/shots/table.png' });
await page.goto(`${base}/`); await page.waitForTimeout(800); await page.screenshot({ path: '/tmp/shots/home.png', fullPage: true });
await b.close(); server.close();
