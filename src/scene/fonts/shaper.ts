/**
 * HarfBuzz in WebAssembly, called by its C functions: it shapes text with a font file and draws the font's glyphs. The
 * machine code is started by who has it, for how to get and run it is another matter in Node than in a browser.
 */

/** Starts a module of WebAssembly and gives what it exports. */
export type Instantiate = (
  code: Uint8Array<ArrayBuffer>,
  imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
) => Promise<unknown>;

type Call = (...numbers: readonly number[]) => number;

/** The exports in use. Numbers are addresses, lengths and glyphs. */
type Machine = Readonly<
  Record<
    | 'hb_blob_create'
    | 'hb_blob_get_data'
    | 'hb_blob_get_length'
    | 'hb_buffer_add_utf16'
    | 'hb_buffer_clear_contents'
    | 'hb_buffer_create'
    | 'hb_buffer_get_glyph_infos'
    | 'hb_buffer_get_glyph_positions'
    | 'hb_buffer_get_length'
    | 'hb_buffer_guess_segment_properties'
    | 'hb_buffer_set_cluster_level'
    | 'hb_buffer_set_direction'
    | 'hb_buffer_set_language'
    | 'hb_draw_funcs_create'
    | 'hb_draw_funcs_set_close_path_func'
    | 'hb_draw_funcs_set_line_to_func'
    | 'hb_draw_funcs_set_move_to_func'
    | 'hb_draw_funcs_set_quadratic_to_func'
    | 'hb_face_create'
    | 'hb_face_reference_table'
    | 'hb_font_create'
    | 'hb_font_draw_glyph'
    | 'hb_font_get_glyph_h_advance'
    | 'hb_font_get_nominal_glyph'
    | 'hb_font_set_variations'
    | 'hb_language_from_string'
    | 'hb_ot_name_get_utf16'
    | 'hb_shape'
    | 'malloc'
    | '__wasm_call_ctors',
    Call
  >
> & {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  readonly __indirect_function_table: { grow(count: number): number; set(at: number, call: unknown): void };
};

/** A part of a glyph's outline: where it begins, a straight line, or a curve by its control point and its end. */
export type Stroke =
  | readonly [x: number, y: number]
  | readonly [controlX: number, controlY: number, x: number, y: number];

/** Closed; begins at its first point. */
export type Contour = readonly Stroke[];

/** Glyphs in the order in which they are drawn. Lengths are in em. */
export interface Glyphs {
  readonly ids: readonly number[];
  readonly advances: readonly number[];
  readonly offsets: readonly (readonly [x: number, y: number])[];
  /** The characters behind each glyph; an empty string where a glyph only completes its neighbour. */
  readonly characters: readonly string[];
}

const PAGE = 0x10000;
const [I32, F32] = [0x7f, 0x7d];
const LEFT_TO_RIGHT = 4;
const RIGHT_TO_LEFT = 5;
/** Marks are counted apart from their letters where the script lets them. */
const MONOTONE_CHARACTERS = 1;
const WRITABLE = 2;
const POSTSCRIPT_NAME = 6;
/** Numbers of a glyph's information, and of its position. */
const RECORD = 5;
const STILL = [0, 0] as const;

const tagOf = (name: string): number =>
  [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0) >>> 0;

/** A module that hands a function of JavaScript on, as only a function of WebAssembly can be called by address. */
const passingOn = (parameters: readonly number[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[1, parameters.length + 4, 1, 0x60, parameters.length, ...parameters, 0],
    ...[2, 7, 1, 1, 0x65, 1, 0x66, 0, 0],
    ...[7, 5, 1, 1, 0x66, 0, 0],
  );

/** The program itself: one for all fonts. */
export class Shaper {
  readonly #buffer: number;
  readonly #language: number;
  /** Room for small answers. */
  readonly room: number;
  #text: { readonly at: number; readonly length: number } = { at: 0, length: 0 };
  #bytes = new DataView(new ArrayBuffer(0));

  private constructor(
    readonly machine: Machine,
    private readonly pen: { draws: number; contours: Stroke[][] },
  ) {
    this.room = machine.malloc(1024);
    this.#buffer = machine.hb_buffer_create();
    machine.hb_buffer_set_cluster_level(this.#buffer, MONOTONE_CHARACTERS);
    // No language: a name's is not known.
    this.#language = machine.hb_language_from_string(this.store(Uint8Array.of(0x75, 0x6e, 0x64)), 3);
  }

  static async start(code: Uint8Array<ArrayBuffer>, instantiate: Instantiate): Promise<Shaper> {
    const nothing = (): number => 0;
    const grow = (size: number): number => {
      const { memory } = machine;
      memory.grow(Math.ceil((size - memory.buffer.byteLength) / PAGE));
      return 1;
    };
    const stop = (): never => {
      throw new Error('the text shaper has stopped');
    };
    const machine = (await instantiate(code, {
      env: {
        emscripten_resize_heap: grow,
        _abort_js: stop,
        _setitimer_js: nothing,
        _emscripten_runtime_keepalive_clear: nothing,
      },
      wasi_snapshot_preview1: { proc_exit: stop },
    })) as Machine;
    machine.__wasm_call_ctors();
    const pen = { draws: machine.hb_draw_funcs_create(), contours: [] as Stroke[][] };
    const draw = async (
      kind: 'move_to' | 'line_to' | 'quadratic_to' | 'close_path',
      numbers: number,
      call: (...numbers: readonly number[]) => void,
    ): Promise<void> => {
      const parameters = [I32, I32, I32, ...Array.from({ length: numbers }, () => F32), I32];
      const f = (...all: readonly number[]): void => call(...all.slice(3, -1));
      const { f: called } = (await instantiate(passingOn(parameters), { e: { f } })) as { f: unknown };
      const at = machine.__indirect_function_table.grow(1);
      machine.__indirect_function_table.set(at, called);
      machine[`hb_draw_funcs_set_${kind}_func`](pen.draws, at, 0, 0);
    };
    const go = (...numbers: readonly number[]): void => {
      pen.contours.at(-1)?.push(numbers as unknown as Stroke);
    };
    await draw('move_to', 2, (x, y) => pen.contours.push([[x as number, y as number]]));
    await draw('line_to', 2, go);
    await draw('quadratic_to', 4, go);
    await draw('close_path', 0, nothing);
    return new Shaper(machine, pen);
  }

  /** A font from its file's bytes (TrueType); a weight where the file has all of them. */
  font(file: Uint8Array, weight?: number): ShapingFont {
    return new ShapingFont(this, file, weight);
  }

  /** The memory, which moves as it grows. */
  get bytes(): DataView {
    const { buffer } = this.machine.memory;
    if (this.#bytes.buffer !== buffer) this.#bytes = new DataView(buffer);
    return this.#bytes;
  }

  store(bytes: Uint8Array): number {
    const at = this.machine.malloc(bytes.length);
    new Uint8Array(this.machine.memory.buffer).set(bytes, at);
    return at;
  }

  /** The outline of a glyph, in units of its font. */
  draw(font: number, glyph: number): readonly Contour[] {
    this.pen.contours = [];
    this.machine.hb_font_draw_glyph(font, glyph, this.pen.draws, 0);
    return this.pen.contours;
  }

  shape(font: number, unitsPerEm: number, text: string, rtl: boolean): Glyphs {
    const { machine } = this;
    if (text.length > this.#text.length)
      this.#text = { at: machine.malloc(text.length * 4), length: text.length * 2 };
    const letters = new Uint16Array(machine.memory.buffer, this.#text.at, text.length);
    for (let i = 0; i < text.length; i++) letters[i] = text.charCodeAt(i);
    const buffer = this.#buffer;
    machine.hb_buffer_clear_contents(buffer);
    machine.hb_buffer_add_utf16(buffer, this.#text.at, text.length, 0, text.length);
    machine.hb_buffer_set_direction(buffer, rtl ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
    machine.hb_buffer_set_language(buffer, this.#language);
    machine.hb_buffer_guess_segment_properties(buffer);
    machine.hb_shape(font, buffer, 0, 0);
    const count = machine.hb_buffer_get_length(buffer);
    const infos = machine.hb_buffer_get_glyph_infos(buffer, 0) / 4;
    const positions = machine.hb_buffer_get_glyph_positions(buffer, 0) / 4;
    const numbers = new Int32Array(machine.memory.buffer);
    const [ids, advances, offsets, starts]: [number[], number[], (readonly [number, number])[], number[]] = [
      [],
      [],
      [],
      [],
    ];
    for (let i = 0, at = 0; i < count; i++, at += RECORD) {
      ids.push(numbers[infos + at] as number);
      starts.push(numbers[infos + at + 2] as number);
      advances.push((numbers[positions + at] as number) / unitsPerEm);
      const [x, y] = [numbers[positions + at + 2] as number, numbers[positions + at + 3] as number];
      offsets.push(x === 0 && y === 0 ? STILL : [x / unitsPerEm, y / unitsPerEm]);
    }
    return { ids, advances, offsets, characters: charactersOf(starts, text, rtl) };
  }
}

/** The characters of each glyph by where they begin in the text. The first glyph to be read has those of its cluster. */
const charactersOf = (starts: readonly number[], text: string, rtl: boolean): string[] => {
  const step = rtl ? -1 : 1;
  const characters = starts.map(() => '');
  let end = text.length;
  // From the text's end to its beginning.
  for (let i = rtl ? 0 : starts.length - 1; i >= 0 && i < starts.length; i -= step) {
    const start = starts[i] as number;
    if (starts[i - step] === start) continue;
    characters[i] = text.slice(start, end);
    end = start;
  }
  return characters;
};

/** A font file, in one weight. Lengths are in units of the font unless said otherwise. */
export class ShapingFont {
  readonly #font: number;
  readonly #outlines = new Map<number, readonly Contour[]>();
  readonly #advances = new Map<number, number>();
  readonly name: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Degrees against the clock. */
  readonly italicAngle: number;
  readonly box: readonly number[];

  constructor(
    private readonly shaper: Shaper,
    file: Uint8Array,
    weight: number | undefined,
  ) {
    const { machine, room } = shaper;
    const blob = machine.hb_blob_create(shaper.store(file), file.length, WRITABLE, 0, 0);
    const face = machine.hb_face_create(blob, 0);
    this.#font = machine.hb_font_create(face);
    if (weight !== undefined) {
      shaper.bytes.setUint32(room, tagOf('wght'), true);
      shaper.bytes.setFloat32(room + 4, weight, true);
      machine.hb_font_set_variations(this.#font, room, 1);
    }
    const table = (name: string): DataView => {
      const found = machine.hb_face_reference_table(face, tagOf(name));
      const at = machine.hb_blob_get_data(found, 0);
      return new DataView(machine.memory.buffer.slice(at, at + machine.hb_blob_get_length(found)));
    };
    const [head, line, os2] = [table('head'), table('hhea'), table('OS/2')];
    this.unitsPerEm = head.getUint16(18);
    this.box = [36, 38, 40, 42].map((at) => head.getInt16(at));
    this.ascent = line.getInt16(4);
    this.descent = line.getInt16(6);
    this.capHeight = os2.getInt16(88);
    this.italicAngle = table('post').getInt32(4) / PAGE;
    shaper.bytes.setUint32(room, 100, true);
    const length = machine.hb_ot_name_get_utf16(face, POSTSCRIPT_NAME, 0, room, room + 4);
    this.name = String.fromCharCode(
      ...Array.from({ length }, (_, i) => shaper.bytes.getUint16(room + 4 + 2 * i, true)),
    );
  }

  has(codePoint: number): boolean {
    return this.shaper.machine.hb_font_get_nominal_glyph(this.#font, codePoint, this.shaper.room) !== 0;
  }

  /** Width of a glyph on its own, in em. */
  advance(glyph: number): number {
    let advance = this.#advances.get(glyph);
    if (advance === undefined) {
      advance = this.shaper.machine.hb_font_get_glyph_h_advance(this.#font, glyph) / this.unitsPerEm;
      this.#advances.set(glyph, advance);
    }
    return advance;
  }

  outline(glyph: number): readonly Contour[] {
    let outline = this.#outlines.get(glyph);
    if (!outline) {
      outline = this.shaper.draw(this.#font, glyph);
      this.#outlines.set(glyph, outline);
    }
    return outline;
  }

  shape(text: string, rtl: boolean): Glyphs {
    return this.shaper.shape(this.#font, this.unitsPerEm, text, rtl);
  }
}
