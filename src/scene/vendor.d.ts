declare module 'linebreak' {
  /** UAX #14: each call gives the next place where a line may, or must, end. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}

declare module 'wawoff2/decompress.js' {
  /** A TrueType file from one packed as WOFF2. */
  export default function decompress(file: Uint8Array): Promise<Uint8Array>;
}
/** The package's own entry is not an ES module, whatever its manifest says. */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsPacker, PACKING_LOGIC, Rectangle } from 'maxrects-packer';
}

declare module 'hyphen/*' {
  const hyphen: {
    readonly hyphenateSync: (text: string, options: { readonly hyphenChar: string }) => string;
  };
  export default hyphen;
}
