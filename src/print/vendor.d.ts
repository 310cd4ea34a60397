/** The package's own entry is not an ES module, whatever its manifest says. */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsPacker, PACKING_LOGIC, Rectangle } from 'maxrects-packer';
}
