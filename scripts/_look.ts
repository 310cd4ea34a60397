import axe from 'axe-core';
import { launch } from '../tests/site/chromium';
import { staticServer, listen } from './static-server';
const srv = staticServer({ root: '/tmp/r1dist', base: '/' }); const port = await listen(srv, 0, '127.0.0.1');
const base = 'http://127.0.0.1:' + port + '/';
const b = await launch();
for (const [w, dark] of [[1280, false], [390, true]] as const) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce', bypassCSP: true });
  const p = await c.newPage();
  for (const path of ['rules/', 'rules/multiplayer/', 'rules/target/', 'rules/tmag/', 'rules/mafia/', 'rules/multiplayer/quick/', 'print/', 'print/custom/#kit=multiplayer']) {
    await p.goto(base + path); await p.waitForTimeout(path.includes('custom') ? 4000 : 200);
    for (const s of await p.locator('article .term summary').all()) await s.click();
    await p.evaluate(axe.source);
    const v = await p.evaluate(async () => (await (window as any).axe.run(document, { resultTypes: ['violations'] })).violations.map((x: any) => x.id + ' ' + x.nodes.map((n: any) => n.target + ' ' + n.failureSummary).slice(0, 3)));
    const wide = await p.evaluate(() => document.documentElement.scrollWidth);
    console.log(w, path, wide <= w, v);
    if (path === 'print/custom/#kit=multiplayer' || path === 'rules/') await p.screenshot({ path: `/tmp/shots/s-${path.replace(/\W/g, '_')}-${w}.png` });
  }
}
await b.close(); process.exit(0);
