import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Day } from '../at-the-ramp.ts'

/** One version of a record, as the audit log has it. */
export type Version = {
  tbl: string
  rec: Id
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  rev: number
}
export type KeptConflict = {
  op: Id
  tbl: SyncTable
  rec: Id
  field: string
  mine: unknown
  theirs: unknown
  base: unknown
  state: 'open' | 'done'
}

/** What the server has to show for the day: every version of every record, the log of weigh-ins, the questions that were left. */
export type Evidence = {
  versions: Version[]
  byRecord: Map<Id, Version[]>
  conflicts: KeptConflict[]
  /** By id. `station` is the mark of the bag. */
  events: Map<Id, { station: string; kind: string; weighIn: Id; ounces: number; clashOf: Id | null }>
  /** Weigh-ins that count: not struck out. */
  counting: Set<Id>
  aliases: Map<Id, Id>
  /** Records that are there and not deleted, by table. */
  alive: Map<string, Set<Id>>
}

/** With a tournament everything in it leaves the screens, and comes back with it. */
const IN_TOURNAMENT = `tournament = $1 and exists (select 1 from tournaments t where t.id = $1 and not t.deleted)`
const TABLES_OF_A_DAY: [SyncTable, string][] = [
  ['tournament-entries', `select id from tournament_entries where not deleted and ${IN_TOURNAMENT}`],
  ['tournament-flights', `select id from tournament_flights where not deleted and ${IN_TOURNAMENT}`],
  ['weigh-in-events', `select id from weigh_in_events where ${IN_TOURNAMENT}`],
  // Deleting a payment voids it.
  ['payments', `select id from payments where status <> 'void' and source_module_record = $1`],
  ['tournaments', `select id from tournaments where not deleted and id = $1`],
]

export async function gatherEvidence({ server: { pool }, tour, tournament, people, said }: Day): Promise<Evidence> {
  const known = [...new Set([...said.sayings, ...said.created, ...said.deleted].map(({ rec }) => rec)), tournament]
  const { rows } = await pool.query<Omit<Version, 'rev'>>(
    `select family as tbl, record as rec, action, before, after from audit_log where record = any($1) or tournament = $2`,
    [known, tournament],
  )
  const revOf = (of: Record<string, unknown> | null) => Number(of?.rev ?? 0)
  const versions = rows.map((row) => ({ ...row, rev: Math.max(revOf(row.before) + 0.5, revOf(row.after)) })).sort((a, b) => a.rev - b.rev)
  const conflicts = await pool.query(
    `select op_id as op, tbl, rec_id as rec, field, base, mine, theirs, state from sync_conflict where mine_by = any($1)
     union all select op_id, tbl, rec_id, b.key, null, b.value, null, state from sync_conflict, jsonb_each(beside) b where mine_by = any($1)`,
    [Object.values(people).map(({ id }) => id)],
  )
  const events = await pool.query(`select id, station, kind, weigh_in, weight, clash_of from weigh_in_events where tournament = $1`, [
    tournament,
  ])
  const voided = new Set(events.rows.filter(({ kind }) => kind === 'void').map(({ weigh_in }) => weigh_in))
  const weighed = events.rows.filter(({ kind }) => kind === 'weigh').map(({ weigh_in }) => weigh_in)
  const aliases = await pool.query(`select local_id, canonical_id from id_alias where local_id = any($1)`, [known])
  const alive = new Map<string, Set<Id>>()
  for (const [tbl, sql] of TABLES_OF_A_DAY) alive.set(tbl, new Set((await pool.query(sql, [tournament])).rows.map(({ id }) => id)))
  const users = await pool.query(`select id from users where not deleted and tours @> $1`, [JSON.stringify([tour])])
  alive.set('users', new Set(users.rows.map(({ id }) => id)))
  return {
    versions,
    byRecord: Map.groupBy(versions, ({ rec }) => rec),
    conflicts: conflicts.rows,
    events: new Map(
      events.rows.map(({ id, station, kind, weigh_in, weight, clash_of }) => [
        id,
        { station: String(station), kind, weighIn: weigh_in, ounces: Number(weight) / 1000, clashOf: clash_of },
      ]),
    ),
    counting: new Set(weighed.filter((id) => !voided.has(id))),
    aliases: new Map(aliases.rows.map(({ local_id, canonical_id }) => [local_id, canonical_id])),
    alive,
  }
}
