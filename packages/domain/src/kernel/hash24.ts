/** FNV-1a with a last stir, 32 bits: the same on every device. */
export function hash32(text: string, seed = 0): number {
  let value = (0x811c9dc5 ^ seed) >>> 0
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** 8 hex digits. */
export const hex32 = (value: number): string => value.toString(16).padStart(8, '0')

/** An id that follows from a text: the same wherever it is worked out. It keeps accidents apart, not forgers. */
export const hash24 = (text: string): string => [1, 2, 3].map((seed) => hex32(hash32(text, seed))).join('')
