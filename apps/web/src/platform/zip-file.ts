import { saveFile } from '@ramplight/ui/files/save-file'

/** Files in one zip, packed at once: a season is a few megabytes. fflate is fetched when the first zip is made. */
export async function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate')
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text])),
  ) as Uint8Array<ArrayBuffer>
}

/** The text files of a zip, by name. Throws when it is none. */
export async function unzipped(packed: Uint8Array): Promise<Record<string, string>> {
  const { strFromU8, unzipSync } = await import('fflate')
  return Object.fromEntries(Object.entries(unzipSync(packed)).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

export const saveZip = (name: string, bytes: Uint8Array<ArrayBuffer>): void =>
  saveFile(name, new Blob([bytes], { type: 'application/zip' }))
