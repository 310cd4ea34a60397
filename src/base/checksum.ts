/** FNV-1a, 32 bits, as eight hex digits: short names for equal things. Not for secrets, not against malice. */
export const checksum = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
};
