/** Numbers as the bytes of fonts and colour profiles, the high byte first. What is more than a byte is cut when it is stored. */
export const u16 = (...values: readonly number[]): number[] => values.flatMap((value) => [value >> 8, value]);

export const u32 = (...values: readonly number[]): number[] =>
  u16(...values.flatMap((value) => [value >>> 16, value]));

export const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

export const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** Tables, glyphs and tags begin at multiples of four. */
export const padded = (bytes: readonly number[]): number[] => [...bytes, ...zeros(-bytes.length & 3)];
