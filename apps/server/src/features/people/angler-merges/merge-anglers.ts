import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { type anglerMergeCalls, MERGE_FIELDS } from '@ramplight/contract/people/angler-merges'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { isAdmin } from '@ramplight/domain/policies/who'
import { fullName } from '@ramplight/domain/registration/full-name'
import { sql } from 'drizzle-orm'
import { mergeInStandings } from '#features/results/season-standings/index'
import { lockTournaments } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import { demandFresh } from '#platform/http/demand-fresh'
import type { Work } from '#platform/http/deps'
import { aliasOf, keepAliases, turnAliases } from '#platform/sync/aliases'
import { revokeSessionsOf } from '../auth/index.ts'
import { type UserRow, userStore } from '../users/index.ts'
import { gatherPoints, moveMemberships, moveSeasonTeams } from './move-memberships.ts'
import { moveNames, type Two } from './move-names.ts'
import { signsIn, type TwoRows, whyNotMerged } from './refuse-merge.ts'

type Asked = BodyOf<typeof anglerMergeCalls.merge>

/**
 * Two lines of the book are one angler, and somebody said so: everything that names the one names the other, in one transaction. The
 * one that goes is deleted and never destroyed; its id stands for the one that stays, also for devices that have not heard of it. Asked
 * twice, it is done once (2 §4).
 */
export async function mergeAnglers(asked: Asked, work: Work): Promise<UserRow> {
  return inTransaction(work.deps.db, async (tx) => {
    await holdAll(tx, asked)
    const rows = new Map((await userStore.lockMany(tx, [asked.master, asked.merged])).map((row) => [row.id, row]))
    const [master, merged] = [rows.get(asked.master), rows.get(asked.merged)]
    if (!master || master.deleted || !merged || !can(work.actor, 'user.merge', { ...merged, master })) throw refused('record.not-found')
    if (merged.deleted) {
      if ((await aliasOf(tx, merged.id)) === master.id) return master
      throw refused('record.not-found')
    }
    const problem = await whyNotMerged(tx, { master, merged }, work.actor)
    if (problem) throw problem
    const used = { master: await signsIn(tx, master), merged: await signsIn(tx, merged) }
    if (isAdmin(work.actor) && (used.master || used.merged)) demandFresh(work.actor)
    if (used.master && asked.take.includes('email') && merged.email !== master.email) throw refused('merge.email-stays')
    return merge(tx, { master, merged }, asked, work)
  })
}

/**
 * Held in the order of everybody else: entries, their tournaments; then nobody writes a record that names people, until this is done
 * (`hold_angler_names`). Who comes a moment later is heard as speaking of the one who stayed.
 */
async function holdAll(tx: Tx, { master, merged }: Two): Promise<void> {
  const both = sql.param([master, merged])
  const { rows } = await tx.execute<{ tournament: string }>(sql`select tournament from tournament_entries
    where users ?| ${both}::text[] or sub = any(${both}::text[]) or boat_captain = any(${both}::text[]) order by id for update`)
  const { rows: queued } = await tx.execute<{ tournament: string }>(
    sql`select tournament from tournament_pre_registrations where users ?| ${both}::text[]`,
  )
  await lockTournaments(
    tx,
    [...rows, ...queued].map(({ tournament }) => tournament),
  )
  await holdNames(tx)
}

/** Writers wait behind who waits for this lock, also those at a ramp: it is asked for no longer than they would notice. */
const PATIENCE = sql`set local lock_timeout = '2s'`
const LOCK_NOT_AVAILABLE = '55P03'

async function holdNames(tx: Tx): Promise<void> {
  await tx.execute(PATIENCE)
  try {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ramplight angler names'))`)
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === LOCK_NOT_AVAILABLE) throw refused('merge.busy')
    throw error
  }
  await tx.execute(sql`set local lock_timeout = 0`)
}

async function merge(tx: Tx, { master, merged }: TwoRows, { take }: Asked, { deps, doer }: Work): Promise<UserRow> {
  const two = { master: master.id, merged: merged.id }
  const changes = changesOf({ master, merged }, take)
  const name = fullName({ ...master, ...changes })
  const summary = `${fullName(merged)} and ${name} are one angler`
  await moveMemberships(tx, two, doer, summary)
  await moveSeasonTeams(tx, two)
  await moveNames(tx, two, doer, summary)
  await gatherPoints(tx, two)
  await userStore.remove(tx, merged.id, doer, { tournament: null, summary: `${summary}; this line left the angler list` })
  await revokeSessionsOf(tx, merged.id, deps.now())
  await turnAliases(tx, 'users', merged.id, master.id)
  await keepAliases(tx, 'users', new Map([[merged.id, master.id]]))
  const [row = master] = await userStore.updateMany(
    tx,
    [{ before: master, changes }],
    doer,
    () => ({ tournament: null, summary }),
    'merged',
  )
  await mergeInStandings(tx, { ...two, name }, doer, summary)
  return row
}

/** What nobody is asked about: it stays where it is, and comes from the other where there is nothing. */
const FILLED = ['username', 'profileIcon', 'userProfile', 'club_name'] as const

function changesOf({ master, merged }: TwoRows, take: Asked['take']): Partial<UserRow> {
  const both = (field: 'tours' | 'seasons' | 'divisions') => [...new Set([...master[field], ...merged[field]])]
  return {
    ...Object.fromEntries(MERGE_FIELDS.filter((field) => take.includes(field)).map((field) => [field, merged[field]])),
    ...Object.fromEntries(FILLED.filter((field) => !master[field]).map((field) => [field, merged[field]])),
    tours: both('tours'),
    seasons: both('seasons'),
    divisions: both('divisions'),
    director: master.director ?? merged.director,
  }
}
