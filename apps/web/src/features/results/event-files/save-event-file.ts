import { eventFileCalls } from '@ramplight/contract/results/event-files'
import type { Id } from '@ramplight/domain/kernel/ids'
import { call } from '#platform/call.ts'
import { saveZip } from '#platform/zip-file.ts'

const TOO_LONG_MS = 120_000

/** Has the server make the file of an event, and hands it to the person; answers its name. */
export async function saveEventFile(tournament: Id, contacts: boolean): Promise<string> {
  const { name, file } = await call(eventFileCalls.export, { params: { id: tournament }, body: { contacts }, timeoutMs: TOO_LONG_MS })
  saveZip(
    name,
    Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0)),
  )
  return name
}
