import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

/** Why a ZIP was not read. */
export class NoZip extends Error {
  readonly why: 'not-one' | 'too-large' | 'damaged'
  readonly part: string
  constructor(why: NoZip['why'], part = '') {
    super(`${why} ${part}`)
    this.why = why
    this.part = part
  }
}

export type ZipLimits = {
  mostFiles: number
  mostUnpacked: number
  /** How many bytes the file of this name may have. */
  mostOf?: (name: string) => number
}

/** So many bytes one byte of a ZIP may become. Records and tables of real events come to 10 to 20. */
export const MOST_TIMES = 100

type Listed = { name: string; method: number; crc: number; packed: number; size: number; at: number }

const END = 0x06054b50
const END_BYTES = 22
const LISTED = 0x02014b50
const LISTED_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const LONGEST_COMMENT = 65_535
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

/**
 * The files of a ZIP that a stranger made, by name. Never more is unpacked than the list at its end promises, and never more is
 * promised than `limits` allow: the unpacker itself stops there. Names are never used as paths of a disk.
 * Throws `NoZip`.
 */
export async function readZip(zip: Buffer, { mostFiles, mostUnpacked, mostOf }: ZipLimits): Promise<Map<string, Buffer>> {
  const listed = listOf(zip, mostFiles)
  const unpacked = listed.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > Math.min(mostUnpacked, MOST_TIMES * zip.length)) throw new NoZip('too-large')
  const large = mostOf && listed.find(({ name, size }) => size > mostOf(name))
  if (large) throw new NoZip('too-large', large.name)
  const files = new Map<string, Buffer>()
  for (const one of listed) {
    if (files.has(one.name)) throw new NoZip('damaged', one.name)
    files.set(one.name, await contentOf(zip, one))
  }
  return files
}

function listOf(zip: Buffer, mostFiles: number): Listed[] {
  const end = zip.length < END_BYTES ? -1 : endOf(zip)
  if (end < 0) throw new NoZip('not-one')
  const count = zip.readUInt16LE(end + 10)
  if (count > mostFiles) throw new NoZip('too-large')
  const listed: Listed[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let number = 0; number < count; number++) {
    if (at + LISTED_BYTES > end || zip.readUInt32LE(at) !== LISTED) throw new NoZip('damaged')
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [number, number, number]
    const name = zip.toString('utf8', at + LISTED_BYTES, at + LISTED_BYTES + nameLength)
    if (zip.readUInt16LE(at + 8) & ENCRYPTED) throw new NoZip('damaged', name)
    // Folders hold nothing.
    if (!name.endsWith('/'))
      listed.push({
        name,
        method: zip.readUInt16LE(at + 10),
        crc: zip.readUInt32LE(at + 16),
        packed: zip.readUInt32LE(at + 20),
        size: zip.readUInt32LE(at + 24),
        at: zip.readUInt32LE(at + 42),
      })
    at += LISTED_BYTES + nameLength + extra + comment
  }
  return listed
}

/** Where the end record begins; it may be followed by a comment. */
function endOf(zip: Buffer): number {
  for (let at = zip.length - END_BYTES; at >= Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT); at--)
    if (zip.readUInt32LE(at) === END) return at
  return -1
}

async function contentOf(zip: Buffer, { name, method, crc, packed, size, at }: Listed): Promise<Buffer> {
  if (at + LOCAL_BYTES > zip.length || zip.readUInt32LE(at) !== LOCAL) throw new NoZip('damaged', name)
  const from = at + LOCAL_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  if (from + packed > zip.length) throw new NoZip('damaged', name)
  const content = await unpacked(zip.subarray(from, from + packed), { name, method, size })
  if (content.length !== size || crc32(content) !== crc) throw new NoZip('damaged', name)
  return content
}

async function unpacked(bytes: Buffer, { name, method, size }: Pick<Listed, 'name' | 'method' | 'size'>): Promise<Buffer> {
  if (method === STORED) return bytes
  if (method !== DEFLATED) throw new NoZip('damaged', name)
  try {
    // One byte more is allowed than promised, as the unpacker takes no limit of 0.
    return (await inflate(bytes, { maxOutputLength: size + 1 })) as Buffer
  } catch {
    throw new NoZip('damaged', name)
  }
}
