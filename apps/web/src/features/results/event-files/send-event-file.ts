import { type EventFileReport, eventFileCalls } from '@ramplight/contract/results/event-files'
import type { Id } from '@ramplight/domain/kernel/ids'
import { sendForm } from '#platform/files/upload-file.ts'
import { refreshAfter } from '#platform/refresh.ts'

/** What an import would make of this file. */
export const checkFile = (file: File, tour: Id): Promise<EventFileReport> =>
  sendForm(eventFileCalls.check, { tour, file: { file, name: file.name } })

export type Import = { _id: Id; tour: Id; unsigned: boolean; again: boolean }

/** The same `_id` for every attempt: the event is imported once. */
export async function importFile(file: File, { _id, tour, unsigned, again }: Import): Promise<EventFileReport> {
  const fields = { _id, tour, unsigned: String(unsigned), again: String(again), file: { file, name: file.name } }
  const report = await sendForm(eventFileCalls.import, fields)
  refreshAfter(eventFileCalls.import)
  return report
}
