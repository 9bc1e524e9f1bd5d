import { saveFile } from '@ramplight/ui/files/save-file'

/** Files in one zip, packed at once: a season is a few megabytes. fflate is fetched when the first zip is made. */
export async function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate')
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text])),
  ) as Uint8Array<ArrayBuffer>
}

/** No list unpacks to more, and no device should have to. */
const MOST_UNPACKED = 50_000_000

/** The text files of a zip, by name; `wanted`: only those. Throws when it is none, or when a file is far too large. */
export async function unzipped(packed: Uint8Array, wanted: (name: string) => boolean = () => true): Promise<Record<string, string>> {
  const { strFromU8, unzipSync } = await import('fflate')
  const files = unzipSync(packed, {
    filter: ({ name, originalSize }) => {
      if (!wanted(name)) return false
      if (originalSize > MOST_UNPACKED) throw new Error('too large')
      return true
    },
  })
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

export const saveZip = (name: string, bytes: Uint8Array<ArrayBuffer>): void =>
  saveFile(name, new Blob([bytes], { type: 'application/zip' }))
