import { type FileSignature, MOST_FILE_BYTES, MOST_UNPACKED_BYTES } from '@ramplight/contract/results/event-files'
import { refused } from '@ramplight/domain/kernel/errors'
import { isSignedBy } from '#platform/event-key'
import { sha256 } from '#platform/sha256'
import { jsonSize } from '#platform/zip/json-size'
import { NoZip, readZip } from '#platform/zip/read-zip'
import { MOST_PICTURE_BYTES, PICTURE } from './event-pictures.ts'
import { FORMAT, LATER_FILES, type Manifest, manifestSchema, pathOf, RECORD_FILES } from './event-records.ts'
import { broughtUpToDate } from './format-steps.ts'

/** Records, tables and at most a hundred pictures. */
const MOST_FILES = 200

const MANIFEST = 'manifest.json'
const SIGNATURE = 'signature'
const RESULTS = 'results.json'

/** Bytes of one file. */
const MOST_OF: Readonly<Record<string, number>> = { [MANIFEST]: 200_000, [SIGNATURE]: 1_000, 'README.txt': 20_000 }
const MOST_OF_OTHERS = 50_000_000
const mostOf = (name: string): number => MOST_OF[name] ?? (PICTURE.test(name) ? MOST_PICTURE_BYTES : MOST_OF_OTHERS)
/** Values of all records, and of the results. A boat with its log and its results has about 1,000. */
const MOST_VALUES = 2_000_000
const DEEPEST = 40

export type ReadFile = {
  manifest: Manifest
  /** What the same file is known by: of its manifest, which says what all the others are. */
  sha256: string
  /** By whom, as far as the file itself says. */
  signature: Extract<FileSignature, 'unknown' | 'none' | 'changed'>
  changed: string[]
  steps: string[]
  /** Every record of the file, as text has it, by its name. */
  records: Record<string, unknown>
  results: Buffer
  pictures: Map<string, Buffer>
}

/**
 * Reads what somebody sends as an event file. Nothing in it is believed; refuses what cannot be read, in words. Sizes, hashes and
 * the signature are looked at before any record is parsed. `unsigned`: also when it is not as it was signed.
 */
export async function readEventFile(zip: Buffer, { unsigned }: { unsigned: boolean }): Promise<ReadFile> {
  const all = await unpack(zip)
  const bytes = all.get(MANIFEST)
  if (!bytes) throw refused('event-file.not-one')
  const manifest = manifestOf(bytes)
  if (manifest.format > FORMAT) throw refused('event-file.newer', { format: manifest.format, most: FORMAT })
  const changed = changedFiles(all, manifest)
  const signature = signatureOf(all, bytes, manifest, changed)
  if (signature !== 'unknown' && !unsigned) throw refused('event-file.changed')
  const { files, done } = broughtUpToDate(all, manifest.format)
  refuseTooMany(files, RECORD_FILES.map(pathOf))
  refuseTooMany(files, [RESULTS])
  return {
    manifest,
    // A file that was changed is another one than that which was signed.
    sha256: sha256(signature === 'changed' ? zip : bytes),
    signature,
    changed,
    steps: done,
    records: Object.fromEntries(
      RECORD_FILES.filter((name) => !LATER_FILES.has(name) || files.has(pathOf(name))).map((name) => [name, parsed(files, pathOf(name))]),
    ),
    results: files.get(RESULTS) ?? Buffer.alloc(0),
    pictures: new Map([...files].filter(([name]) => PICTURE.test(name))),
  }
}

async function unpack(zip: Buffer): Promise<Map<string, Buffer>> {
  try {
    return await readZip(zip, { mostFiles: MOST_FILES, mostUnpacked: MOST_UNPACKED_BYTES, mostOf })
  } catch (error) {
    if (!(error instanceof NoZip)) throw error
    if (error.why === 'too-large') throw tooLargeFile()
    throw error.why === 'not-one' ? refused('event-file.not-one') : broken(error.part || 'ZIP')
  }
}

/** As it was sent, or as it is unpacked. */
export const tooLargeFile = () => refused('event-file.too-large', { most: MOST_FILE_BYTES / 1e6, unpacked: MOST_UNPACKED_BYTES / 1e6 })

/** Counts what parsing these files would make, and refuses too much of it before it is made. */
function refuseTooMany(files: ReadonlyMap<string, Buffer>, paths: readonly string[]): void {
  let left = MOST_VALUES
  for (const path of paths) {
    const { values, depth } = jsonSize(files.get(path) ?? Buffer.alloc(0), { most: left, deepest: DEEPEST })
    left -= values
    if (left < 0) throw tooLargeFile()
    if (depth > DEEPEST) throw broken(path)
  }
}

/** `what`: the file in it that cannot be read, and where. */
export const broken = (what: string) => refused('event-file.broken', { what: what.slice(0, 200) })

function manifestOf(bytes: Buffer): Manifest {
  const said = json(bytes)
  // A newer format may say other things; that it is newer is what matters.
  const format = (said as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > FORMAT) throw refused('event-file.newer', { format, most: FORMAT })
  const manifest = manifestSchema.safeParse(said)
  if (!manifest.success) throw said === undefined ? broken(MANIFEST) : refused('event-file.not-one')
  return manifest.data
}

function json(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

function parsed(files: ReadonlyMap<string, Buffer>, path: string): unknown {
  const bytes = files.get(path)
  const value = bytes && json(bytes)
  if (value === undefined) throw broken(path)
  return value
}

/** Those that are missing, those that are other than they were signed, and those that nobody signed. */
function changedFiles(files: ReadonlyMap<string, Buffer>, manifest: Manifest): string[] {
  const signed = new Map(Object.entries(manifest.files))
  const others = [...files.keys()].filter((name) => name !== MANIFEST && name !== SIGNATURE && !signed.has(name))
  const changed = [...signed].filter(([name, hash]) => !files.has(name) || sha256(files.get(name)!) !== hash).map(([name]) => name)
  return [...changed, ...others].sort()
}

function signatureOf(files: ReadonlyMap<string, Buffer>, manifest: Buffer, { key }: Manifest, changed: string[]): ReadFile['signature'] {
  const signature = files.get(SIGNATURE)?.toString('utf8').trim()
  if (signature && !isSignedBy(manifest, signature, key)) return 'changed'
  if (changed.length) return 'changed'
  return signature ? 'unknown' : 'none'
}
