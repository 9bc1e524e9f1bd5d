import { describe, expect, test } from 'vitest'
import { NoZip, readZip, type ZipLimits } from './read-zip.ts'
import { writeZip } from './write-zip.ts'

const LIMITS: ZipLimits = { mostFiles: 10, mostUnpacked: 1_000_000 }
const files = new Map([
  ['README.txt', Buffer.from('Lake Fork #4, José Niño')],
  ['records/entries.json', Buffer.from('[]')],
  ['empty.txt', Buffer.alloc(0)],
])
const why = (zip: Buffer, limits = LIMITS) =>
  readZip(zip, limits).then(
    () => 'read',
    (error: unknown) => (error instanceof NoZip ? error.why : error),
  )

describe('a zip', () => {
  test('is read as it was written, and the same files are the same bytes', async () => {
    expect(await readZip(writeZip(files), LIMITS)).toEqual(files)
    expect(writeZip(files)).toEqual(writeZip(new Map(files)))
  })

  test('that is none, is cut, or has a changed byte is refused', async () => {
    const zip = writeZip(files)
    expect(await why(Buffer.from('PK, said the boat'))).toBe('not-one')
    expect(await why(Buffer.alloc(0))).toBe('not-one')
    expect(await why(zip.subarray(0, zip.length - 30))).toBe('not-one')
    for (let at = 0; at < zip.length; at++) {
      const changed = Buffer.from(zip)
      changed[at]! ^= 1
      const read = await readZip(changed, LIMITS).catch((error: unknown) => error)
      // Never anything but our own refusal, and never another content under one of the names.
      if (read instanceof Map) for (const [name, content] of read) expect(files.get(name) ?? content).toEqual(content)
      else expect(read).toBeInstanceOf(NoZip)
    }
  })

  test('that promises little and holds much stops where it promised to', async () => {
    const zip = writeZip(new Map([['bomb', Buffer.alloc(50_000_000)]]))
    expect(await why(zip)).toBe('too-large')
    const size = zip.lastIndexOf(Buffer.from('bomb')) - 46 + 24
    zip.writeUInt32LE(10, size)
    expect(await why(zip)).toBe('damaged')
  })

  test('that would become more than 100 times its bytes, or a file of it more than it may, is not unpacked', async () => {
    expect(await why(writeZip(new Map([['log.json', Buffer.alloc(500_000, '[],')]])))).toBe('too-large')
    const named = { ...LIMITS, mostOf: (name: string) => (name === 'empty.txt' ? 0 : 10) }
    expect(await why(writeZip(files), named)).toBe('too-large')
    expect(await why(writeZip(files), { ...LIMITS, mostOf: () => 50 })).toBe('read')
  })

  test('of too many files is not unpacked', async () => {
    const many = new Map(Array.from({ length: 11 }, (_, index) => [`${index}`, Buffer.alloc(1)]))
    expect(await why(writeZip(many))).toBe('too-large')
  })
})
