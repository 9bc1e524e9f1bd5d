import type { PersonalData } from '@ramplight/contract/people/personal-data'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import type { UserRow } from '../users/index.ts'
import { HELD, type Held, subjectOf } from './held-data.ts'

/** Of no use to anybody but to who wants to get in. */
const SECRET = [
  'password_hash',
  'secret_hash',
  'code_hash',
  'undo_hash',
  'sealed_key',
  'sealed_next',
  'private_key',
  'push_secret',
  'body_hash',
  'payload_sha',
  'answer',
]
/** Rows that say how the product works with a device, not what is kept of a person. */
const MACHINERY = new Set(['idempotency_keys', 'sync_op', 'sync_device', 'outgoing_messages'])

/** What a person had a part in. */
const TAKEN_PART: Record<string, (id: string) => SQL> = {
  weigh_in_events: (id) => sql`entry in (select id from tournament_entries where users ? ${id})`,
  season_event_point_distributions: (id) => sql`angler = ${id}`,
  season_teams: (id) => sql`(angler = ${id} or substitutions ? ${id})`,
  tournament_interactions: (id) => sql`"user" = ${id}`,
  tournament_pre_registrations: (id) => sql`users ? ${id}`,
  director_credit_banks: (id) => sql`"user" = ${id}`,
}

type Row = Record<string, unknown>

/** Everything that is kept of a person: a file with all of it, and tables of what they fished and paid. */
export async function exportPerson(db: Queryable, person: UserRow, at: string): Promise<PersonalData> {
  const subject = subjectOf(person)
  const kept: Record<string, Row[]> = {}
  const read = async (table: string, where: SQL) => {
    const { rows } = await db.execute<{ row: Row }>(sql`
      select to_jsonb(x) - ${sql.param(SECRET)}::text[] as row from ${sql.identifier(table)} x where ${where}`)
    if (rows.length) kept[table] = rows.map(({ row }) => row)
  }
  for (const [table, held] of Object.entries(HELD) as [string, Held][])
    if (!('only' in held) && !MACHINERY.has(table)) await read(table, held.whose(subject))
  for (const [table, where] of Object.entries(TAKEN_PART)) await read(table, where(person.id))
  return {
    json: JSON.stringify({ exportedAt: at, about: person.id, kept }, null, 2),
    tables: [await entriesOf(db, person.id), await weighInsOf(db, person.id), await paymentsOf(db, person.id)],
  }
}

type Table = PersonalData['tables'][number]
async function table(db: Queryable, name: string, headers: string[], query: SQL): Promise<Table> {
  const { rows } = await db.execute<Record<string, string | number | null>>(query)
  return { name, headers, rows: rows.map((row) => Object.values(row)) }
}

const entriesOf = (db: Queryable, id: string) =>
  table(
    db,
    'my-entries',
    ['Tournament', 'Location', 'Boat number', 'Status', 'Entered'],
    sql`select t.name, t.location, e.boat_number, e.status, to_char(e.created_at, 'YYYY-MM-DD') as at from tournament_entries e
      join tournaments t on t.id = e.tournament where e.users ? ${id} and not e.deleted order by e.created_at`,
  )

/** Weights as they are kept: thousandths of an ounce, or grams where a tournament is metric. */
const weighInsOf = (db: Queryable, id: string) =>
  table(
    db,
    'my-weigh-ins',
    [
      'Tournament',
      'Day',
      'At (UTC)',
      'What',
      'Weight (ounces, or grams of a metric tournament)',
      'Fish',
      'Dead fish',
      'Big fish',
      'Big fish dead',
      'Reason',
    ],
    sql`select t.name, w.day + 1 as day, to_char(w.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at, w.kind,
      (w.weight / 1000.0)::float8 as weight, w.total_fish, w.dead_fish_count, (w.big_fish / 1000.0)::float8 as big_fish,
      case when w.big_fish_dead then 'yes' end as big_fish_dead, w.reason from weigh_in_events w join tournaments t on t.id = w.tournament
      join tournament_entries e on e.id = w.entry where e.users ? ${id} order by w.at`,
  )

const paymentsOf = (db: Queryable, id: string) =>
  table(
    db,
    'my-payments',
    ['Date', 'Tournament', 'Dollars', 'Paid or received', 'Status', 'For'],
    sql`select to_char(p.created_at, 'YYYY-MM-DD') as at, t.name, to_char(p.amount / 100.0, 'FM999999990.00') as dollars,
      case p.debit_or_credit when 'debit' then 'paid' else 'received' end as way, p.status, coalesce(p.description, p.payment_for_type) as what
      from payments p left join tournaments t on t.id = p.source_module_record where p."user" = ${id} and not p.deleted order by p.created_at`,
  )
