const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * How many values a JSON text holds (roughly: every list, object and comma counts) and how deep they lie, without making any of
 * them. Stops counting at `most` values or `deepest` levels.
 */
export function jsonSize(text: Uint8Array, { most, deepest }: { most: number; deepest: number }): { values: number; depth: number } {
  let [values, depth, deepestSeen] = [1, 0, 0]
  for (let at = 0; at < text.length; at++) {
    const byte = text[at]
    if (byte === QUOTE) at = endOfText(text, at)
    else if (byte === COMMA) values++
    else if (byte === LIST || byte === OBJECT) {
      values++
      depth++
      deepestSeen = Math.max(deepestSeen, depth)
    } else if (byte === LIST_END || byte === OBJECT_END) depth--
    if (values > most || deepestSeen > deepest) break
  }
  return { values, depth: deepestSeen }
}

/** Where the text that begins at `from` has its closing quote. */
function endOfText(text: Uint8Array, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1
  return at
}
