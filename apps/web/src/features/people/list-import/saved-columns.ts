import { headerKey, type ListColumns, type ListField } from '@ramplight/domain/registration/list-columns'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { ownPlace } from '#platform/own-place.ts'

const place = (of: 'people' | 'boats') => ownPlace(`rl-columns-${of}`)
const MOST_KEPT = 200

/** What this person chose for headers before. */
export const savedColumns = (of: 'people' | 'boats'): Record<string, ListField | ''> => readStored(place(of)) ?? {}

/** The next list with the same headers is read in the same way. */
export function keepColumns(of: 'people' | 'boats', headers: readonly string[] | null, columns: ListColumns): void {
  if (!headers) return
  const chosen = Object.fromEntries(headers.flatMap((header, at) => (headerKey(header) ? [[headerKey(header), columns[at] ?? '']] : [])))
  const all = Object.entries({ ...savedColumns(of), ...chosen })
  noteStored(place(of), Object.fromEntries(all.slice(-MOST_KEPT)))
}
