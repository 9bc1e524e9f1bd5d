import { crc32, deflateRawSync } from 'node:zlib'

const VERSION = 20
const UTF8 = 0x0800
const DEFLATED = 8
/** 1980-01-01: the same files are the same bytes, whenever they are packed. */
const DATE = 0x0021

/** Files in one ZIP, in this order. Names are paths with slashes. */
export function writeZip(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of files) {
    const packed = deflateRawSync(content)
    const common = fields(
      [VERSION, 2],
      [UTF8, 2],
      [DEFLATED, 2],
      [0, 2],
      [DATE, 2],
      [crc32(content), 4],
      [packed.length, 4],
      [content.length, 4],
    )
    const called = Buffer.from(name)
    const lengths = fields([called.length, 2], [0, 2])
    const local = [fields([0x04034b50, 4]), common, lengths, called, packed]
    directory.push(fields([0x02014b50, 4], [VERSION, 2]), common, lengths, fields([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), called)
    parts.push(...local)
    at += local.reduce((sum, { length }) => sum + length, 0)
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = fields([0x06054b50, 4], [0, 2], [0, 2], [files.size, 2], [files.size, 2], [size, 4], [at, 4], [0, 2])
  return Buffer.concat([...parts, ...directory, end])
}

/** Numbers of so many bytes, one behind the other. */
function fields(...numbers: [value: number, bytes: 2 | 4][]): Buffer {
  const out = Buffer.alloc(numbers.reduce((sum, [, bytes]) => sum + bytes, 0))
  numbers.reduce((at, [value, bytes]) => (bytes === 2 ? out.writeUInt16LE(value, at) : out.writeUInt32LE(value, at)), 0)
  return out
}
