import { personalDataCalls } from '@ramplight/contract/people/personal-data'
import { toCsv } from '@ramplight/domain/kernel/csv'
import type { Id } from '@ramplight/domain/kernel/ids'
import { call } from '#platform/call.ts'
import { saveZip, zipOf } from '#platform/zip-file.ts'

const TOO_LONG_MS = 60_000

/** Everything that is kept of a person, as one archive: a file with all of it, and tables for a spreadsheet. */
export async function savePersonalFiles(user: Id): Promise<void> {
  const { json, tables } = await call(personalDataCalls.personalData, { params: { id: user }, timeoutMs: TOO_LONG_MS })
  const csv = tables.map(({ name, ...table }) => [`${name}.csv`, toCsv(table)] as const)
  saveZip('my-data.zip', await zipOf({ 'my-data.json': json, ...Object.fromEntries(csv) }))
}
