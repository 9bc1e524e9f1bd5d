import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20
const OUT_HEADER = 12
const OUT_ENTRY = 16

/** A web font (WOFF 1) as the plain font inside of it: the drawing knows no web fonts. */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(OUT_HEADER + OUT_ENTRY * count)
  const largest = 2 ** Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(largest * OUT_ENTRY, 6)
  head.writeUInt16BE(Math.log2(largest), 8)
  head.writeUInt16BE((count - largest) * OUT_ENTRY, 10)
  const parts: Buffer[] = [head]
  let at = head.length
  for (let index = 0; index < count; index++) {
    const entry = HEADER + ENTRY * index
    const [tag, from, packed, size, sum] = [0, 4, 8, 12, 16].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
      number,
      number,
    ]
    const raw = woff.subarray(from, from + packed)
    const table = packed < size ? inflateSync(raw) : raw
    const said = OUT_HEADER + OUT_ENTRY * index
    for (const [field, value] of [tag, sum, at, size].entries()) head.writeUInt32BE(value, said + 4 * field)
    const padding = Buffer.alloc((4 - (size % 4)) % 4)
    parts.push(table, padding)
    at += size + padding.length
  }
  return Buffer.concat(parts)
}
