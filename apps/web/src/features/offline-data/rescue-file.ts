import type { RescueFile } from '@ramplight/sync/engine-api'
import { unzipped, zipOf } from '#platform/zip-file.ts'

/**
 * What only this device has (changes that wait, refused ones, deleted records), to be carried to another one by
 * hand. A line for each, so that a damaged file still gives up the rest. Every change keeps its id: taken in on another device
 * and sent from both, it counts once.
 */
const PARTS = ['outbox', 'quarantine', 'trash'] as const
type Part = (typeof PARTS)[number]
type Line = { part: Part; row: unknown }

const NDJSON = 'rescue.ndjson'

export class NotARescueFile extends Error {
  override readonly name = 'NotARescueFile'
}

/** `rescue_ramp-tablet_2026-03-07T11-40.zip`: whose, and when. */
export const rescueName = (device: string, at: string): string =>
  `rescue_${device.replace(/[^\w-]+/g, '-')}_${at.slice(0, 16).replace(':', '-')}.zip`

export function rescueLines({ outbox, quarantine, trash, ...head }: RescueFile): string {
  const rows = { outbox, quarantine, trash }
  const lines = PARTS.flatMap((part) => rows[part].map((row): Line => ({ part, row })))
  return [head, ...lines].map((line) => JSON.stringify(line)).join('\n')
}

/** Reads what `rescueLines` wrote. A line that was cut off is left out and counted; without its head nothing can be read. */
export function readRescueLines(text: string): { file: RescueFile; damaged: number } {
  const [first = '', ...rest] = text.split('\n')
  const head = parsed(first) as Partial<RescueFile> | undefined
  if (head?.format !== 'rescue' || head.version !== 1 || !head.user || !head.device) throw new NotARescueFile()
  const file: RescueFile = { ...(head as RescueFile), outbox: [], quarantine: [], trash: [] }
  let damaged = 0
  for (const text of rest.filter((line) => line.trim() !== '')) {
    const line = parsed(text) as Partial<Line> | undefined
    if (line?.part && PARTS.includes(line.part) && line.row) file[line.part].push(line.row)
    // Questions are on the server; files of before had them, too.
    else if ((line?.part as string) !== 'conflicts') damaged += 1
  }
  return { file, damaged }
}

export const packRescue = (file: RescueFile): Promise<Uint8Array<ArrayBuffer>> => zipOf({ [NDJSON]: rescueLines(file) })

export async function unpackRescue(packed: Uint8Array): Promise<{ file: RescueFile; damaged: number }> {
  const files = await unzipped(packed).catch(() => ({}) as Record<string, string>)
  return readRescueLines(files[NDJSON] ?? '')
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
