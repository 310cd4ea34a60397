import { loadFaces } from '/work/w/print2/src/faces/face';
import { sharedBook } from '/work/w/print2/src/press/node-book';
import { coverage } from '/work/w/print2/src/print/ink';
import { paint } from '/work/w/print2/tests/print/paint';
const book = await sharedBook();
for (const id of process.argv.slice(2)) { const [g, back, wh] = id.split(':') as string[]; const [w,h]=wh!.split('x').map(Number);
 const f = await loadFaces(g!); console.log(id, (100*await coverage(f.back({size:{width:w!,height:h!},ink:'low'} as any, back!), book, paint)).toFixed(1)); }
