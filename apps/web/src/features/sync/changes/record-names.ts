import type { SyncTable } from '@ramplight/contract/sync/tables'
import { fullName } from '@ramplight/domain/registration/full-name'
import { writeList } from '@ramplight/ui/values/numbers'
import { t } from './changes.texts.ts'

export type Row = Record<string, unknown>
/** A record of this device by its id, also one that was deleted here; null when it is not known. */
export type FindRow = (tbl: SyncTable, id: string) => Promise<Row | null>

type Person = { first_name: string; last_name: string }
type Naming = (row: Row, find: FindRow) => string | Promise<string>

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

const byField =
  (...fields: string[]): Naming =>
  (row) =>
    fields.map((field) => textOf(row[field])).find(Boolean) ?? ''

/** `Lily Reyes and Minh Tran` */
async function people(ids: string[], find: FindRow): Promise<string> {
  const names = await Promise.all(ids.map((id) => nameOf(find, 'users', id)))
  return writeList(names.filter(Boolean))
}

const peopleOf =
  (field: string): Naming =>
  async ({ anglers, ...row }, find) => {
    const known = Array.isArray(anglers) ? (anglers as Person[]) : []
    return known.length > 0 ? writeList(known.map(fullName)) : people(idsOf(row[field]), find)
  }
const refTo =
  (tbl: SyncTable, field: string): Naming =>
  (row, find) =>
    nameOf(find, tbl, textOf(row[field]))

/** How a record of each table is called. */
const NAMES: Partial<Record<SyncTable, Naming>> = {
  users: (row) => fullName({ first_name: textOf(row.first_name), last_name: textOf(row.last_name) }),
  'staff-members': refTo('users', 'user'),
  teams: async (row, find) => byField('alias', 'name')(row, find) || peopleOf('users')(row, find),
  'season-teams': async (row, find) =>
    textOf(row.teamName) || (await refTo('teams', 'team')(row, find)) || refTo('users', 'angler')(row, find),
  memberships: refTo('users', 'user'),
  'tournament-pre-registrations': async (row, find) =>
    peopleOf('users')({ ...row, users: row['team.users'] ?? (row.team as Row)?.users }, find),
  'tournament-entries': peopleOf('users'),
  'waiver-acceptances': refTo('users', 'user'),
  'weigh-in-events': refTo('tournament-entries', 'entry'),
  'tournament-results': refTo('tournaments', 'tournament'),
  'season-event-point-distributions': async (row, find) =>
    (await refTo('users', 'angler')(row, find)) || refTo('season-teams', 'seasonTeam')(row, find),
  payments: refTo('users', 'user'),
  'director-credit-banks': refTo('users', 'user'),
  'credit-transactions': refTo('director-credit-banks', 'bank'),
  'tournament-raffle-entries': async (row, find) => textOf(row.entrant) || refTo('users', 'user')(row, find),
  'tour-settings': refTo('tours', 'tour'),
  'calendar-events': byField('title'),
}

/** The name of a record that is at hand; empty when it has none. */
export const nameOfRow = async (find: FindRow, tbl: SyncTable, row: Row): Promise<string> => (NAMES[tbl] ?? byField('name'))(row, find)

/** The name of a record by its id; empty when it is not on this device. */
export async function nameOf(find: FindRow, tbl: SyncTable, id: string): Promise<string> {
  const row = id ? await find(tbl, id) : null
  return row ? nameOfRow(find, tbl, row) : ''
}

/** `Boat 12`, or who is in it while no number is drawn. */
export async function boatName(find: FindRow, entry: string): Promise<string> {
  const row = await find('tournament-entries', entry)
  if (!row) return t('recordNames.boatNotHere')
  return row.boatNumber == null
    ? nameOfRow(find, 'tournament-entries', row)
    : t('recordNames.boatNumber', { number: String(row.boatNumber) })
}
