import type { NumbersOffered } from '@ramplight/contract/sync/numbers-question'
import { refused } from '@ramplight/domain/kernel/errors'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Queryable, Tx } from '#platform/database/types'
import type { Answering, Work } from '#platform/http/deps'
import { type QuestionRow, syncConflicts } from '#platform/sync/sync.table'
import { countDraw, drawsSince, knownDraw } from './boat-draws.store.ts'
import { fieldFor } from './enter-boats.ts'
import { lockFields } from './field.ts'
import { numbersNow, placeBoats } from './number-boats.ts'
import { type EntryRow, entriesOf, findEntry, lockField } from './tournament-entries.store.ts'
import { tournamentEntries } from './tournament-entries.table.ts'

/** The field, held, of a tournament that this person runs and that is not final. */
async function heldField(tx: Tx, tournament: string, work: Work): Promise<EntryRow[]> {
  await lockField(tx, tournament)
  const { status } = fieldFor(await lockFields(tx, [tournament]), tournament, work).tournament
  if (status === 'Completed') throw refused('tournament.finalized')
  return entriesOf(tx, tournament)
}

const boatNumber = z.number().int().min(1).max(9999).nullable()

/**
 * A boat that was asked about and has by this answer (a swap, a draw) what was said of it: that is decided, too. One that somebody answers at this moment
 * is left to them.
 */
async function closeDecided(tx: Tx, { id, tournament }: QuestionRow, { actor, doer }: Work): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select q.id from ${syncConflicts} q join ${tournamentEntries} e on e.id = q.rec_id
    where q.state = 'open' and q.tbl = 'tournament-entries' and q.field = 'boatNumber' and q.id <> ${id}
      and e.tournament = ${tournament} and q.mine = to_jsonb(e.boat_number)
    for update of q skip locked`)
  const decided = rows.map((row) => row.id)
  if (!decided.length) return
  const by = { answeredBy: actor.id, answeredAdmin: doer.impersonator ?? null, answeredAt: doer.at }
  await tx
    .update(syncConflicts)
    .set({ state: 'done', answer: { take: 'mine' }, ...by, rev: sql`${syncConflicts.rev} + 1` })
    .where(inArray(syncConflicts.id, decided))
}

/** The number of one boat. Who has it meanwhile takes the one that this boat gives up: it is one decision about both. */
export const answerBoatNumber: Answering = {
  write: async (tx, question, value, work) => {
    const { recId } = question
    const entry = await findEntry(tx, recId)
    if (!entry) throw refused('record.not-found')
    const field = await heldField(tx, entry.tournament, work)
    const now = field.find(({ id }) => id === recId) ?? entry
    const boats = [{ _id: recId, boatNumber: boatNumber.parse(value ?? null), flight: now.flight }]
    await placeBoats(tx, { tournament: entry.tournament, field, boats }, work.doer)
    await closeDecided(tx, question, work)
  },
}

/**
 * Which draw counts. It is taken as a whole. A number or a flight that somebody gave by hand after the question was asked stays,
 * whichever draw counts: who did that knew of the draw that was there.
 */
export const answerNumbers: Answering = {
  theirs: async (db: Queryable, { recId }) => {
    const tournament = await findTournament(db, recId)
    return tournament && numbersNow(db as Tx, recId, await entriesOf(db, recId))
  },
  write: async (tx, question, value, work) => {
    const { recId, at, mine, theirs } = question
    if (value !== mine) throw refused('request.invalid', { fields: 'take' })
    const { id, boats } = mine as NumbersOffered
    const field = await heldField(tx, recId, work)
    const drawn = id && (await knownDraw(tx, id))
    if (!drawn) throw refused('record.not-found')
    const given = new Map((theirs as NumbersOffered).boats.map((boat) => [boat._id, boat]))
    for (const later of await drawsSince(tx, recId, at)) for (const boat of later.boats) given.set(boat._id, boat)
    const byHand = (what: 'boatNumber' | 'flight') =>
      new Set(field.flatMap((row) => (given.has(row.id) && given.get(row.id)![what] !== row[what] ? [row.id] : [])))
    const keeps = { numbers: byHand('boatNumber'), flights: byHand('flight') }
    await placeBoats(tx, { tournament: recId, field, boats, keeps, numbering: { ...drawn, _id: drawn.id } }, work.doer)
    await countDraw(tx, drawn.id, work.doer.at)
    await closeDecided(tx, question, work)
  },
}
