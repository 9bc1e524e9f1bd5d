import { type EventFileReport, eventFileCalls } from '@ramplight/contract/results/event-files'
import type { Id } from '@ramplight/domain/kernel/ids'
import { call } from '#platform/call.ts'

const TOO_LONG_MS = 180_000

/** What an import would make of this file. */
export const checkFile = (file: File, tour: Id): Promise<EventFileReport> =>
  call(eventFileCalls.check, { form: formOf(file, { tour }), timeoutMs: TOO_LONG_MS })

export type Import = { _id: Id; tour: Id; unsigned: boolean; again: boolean }

/** The same `_id` for every attempt: the event is imported once. */
export const importFile = (file: File, { _id, tour, unsigned, again }: Import): Promise<EventFileReport> =>
  call(eventFileCalls.import, {
    form: formOf(file, { _id, tour, unsigned: String(unsigned), again: String(again) }),
    timeoutMs: TOO_LONG_MS,
  })

function formOf(file: File, fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file, file.name)
  return form
}
