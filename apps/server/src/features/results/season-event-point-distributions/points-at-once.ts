import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { idsEditedBy, tournamentStore } from '#features/tournaments/tournaments/index'
import { peopleToName } from '#features/tournaments/tournaments/related/index'
import { seasonTeamStore } from '#features/tours/season-teams/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Queryable, Tx } from '#platform/database/types'
import { clearTakenBack, handStore } from './points-by-hand.store.ts'
import { distributionStore } from './season-event-point-distributions.store.ts'
import { seasonEventPointDistributions as distributions } from './season-event-point-distributions.table.ts'

type Row = typeof distributions.$inferSelect
type Reassignment = BodyOf<typeof seasonEventPointDistributionCalls.reassignPoints>

/** Far above any field, and what one statement can carry. */
const MOST = 4000

export const aboutPoints = ({ tournament, points }: Pick<Row, 'tournament' | 'points'>) => ({
  tournament,
  summary: points === null ? 'Points that are held' : `${points} points of a season`,
})

async function held(tx: Tx, where: SQL | undefined): Promise<Row[]> {
  const rows = await tx
    .select()
    .from(distributions)
    .where(and(eq(distributions.deleted, false), where))
    .orderBy(asc(distributions.id))
    .limit(MOST + 1)
    .for('update')
  if (rows.length > MOST) throw refused('terms.too-wide', { most: MOST })
  return rows
}

/** Takes back what matches; none of it when some is of a final result. */
export const removeAll = (db: Db, where: SQL | undefined, doer: Doer): Promise<number> =>
  inTransaction(db, async (tx) => {
    const rows = await held(tx, where)
    const all = rows.map((before) => ({ before, changes: { deleted: true } }))
    await handStore.updateMany(tx, all, doer, aboutPoints, 'deleted')
    return rows.length
  })

/**
 * Points go with the person or team that earned them, also those of final results: the figures stay. Calculating the results
 * again takes them from the entries, which a merge of anglers reassigns, too.
 */
export async function reassignPoints(db: Db, { search, updates }: Reassignment, actor: Actor, doer: Doer): Promise<number> {
  const changed = (['angler', 'seasonTeam'] as const).filter((field) => updates[field] !== undefined)
  if (!Object.values(search).some((value) => value !== undefined)) throw refused('terms.none')
  if (!changed.length) throw refused('fields.none')
  const unnamed = changed.filter((field) => search[field] === undefined)
  if (unnamed.length) throw refused('request.invalid', { fields: unnamed.map((field) => `search.${field}`).join(', ') })
  const terms = Object.entries(search).flatMap(([field, value]) => (value ? eq(distributions[field as keyof typeof search], value) : []))
  return inTransaction(db, async (tx) => {
    const rows = await held(tx, and(...terms, inArray(distributions.tournament, idsEditedBy(tx, actor))))
    await refuseStrangers(tx, rows, updates, actor)
    const moving = rows.filter((row) => changed.some((field) => row[field] !== updates[field]))
    await clearTakenBack(
      tx,
      moving.map((row) => ({ ...row, ...updates })),
    )
    const all = moving.map((before) => ({ before, changes: updates as Partial<Row> }))
    await distributionStore.updateMany(tx, all, doer, aboutPoints)
    return moving.length
  })
}

/** Points go to people of the tournament's book, and to teams of the season they count for. */
async function refuseStrangers(db: Queryable, rows: Row[], { angler, seasonTeam }: Reassignment['updates'], actor: Actor): Promise<void> {
  const tournaments = new Map(
    (await tournamentStore.findMany(db, [...new Set(rows.map(({ tournament }) => tournament))])).map((one) => [one.id, one]),
  )
  const { users, mayName } = await peopleToName(db, angler ? [angler] : [], tournaments.values())
  const mayHave = (row: Row) => mayName(actor, tournaments.get(row.tournament) ?? null, angler!)
  if (angler && !(users.has(angler) && rows.every(mayHave))) throw refused('reference.unknown', { field: 'updates.angler' })
  const team = seasonTeam ? await seasonTeamStore.find(db, seasonTeam) : null
  if (seasonTeam && !(team && rows.every(({ season }) => season === team.season)))
    throw refused('reference.unknown', { field: 'updates.seasonTeam' })
}
