import type { NumbersOffered } from '@ramplight/contract/sync/numbers-question'
import { refused } from '@ramplight/domain/kernel/errors'
import { z } from 'zod'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Queryable, Tx } from '#platform/database/types'
import type { Answering, Work } from '#platform/http/deps'
import { countDraw, drawsSince, knownDraw } from './boat-draws.store.ts'
import { fieldFor } from './enter-boats.ts'
import { lockFields } from './field.ts'
import { numbersNow, placeBoats } from './number-boats.ts'
import { type EntryRow, entriesOf, findEntry, lockField } from './tournament-entries.store.ts'

/** The field, held, of a tournament that this person runs and that is not final. */
async function heldField(tx: Tx, tournament: string, work: Work): Promise<EntryRow[]> {
  await lockField(tx, tournament)
  const { status } = fieldFor(await lockFields(tx, [tournament]), tournament, work).tournament
  if (status === 'Completed') throw refused('tournament.finalized')
  return entriesOf(tx, tournament)
}

const boatNumber = z.number().int().min(1).max(9999).nullable()

/** The number of one boat. Who has it meanwhile takes the one that this boat gives up: it is one decision about both. */
export const answerBoatNumber: Answering = {
  write: async (tx, { recId }, value, work) => {
    const entry = await findEntry(tx, recId)
    if (!entry) throw refused('record.not-found')
    const field = await heldField(tx, entry.tournament, work)
    const now = field.find(({ id }) => id === recId) ?? entry
    const boats = [{ _id: recId, boatNumber: boatNumber.parse(value ?? null), flight: now.flight }]
    await placeBoats(tx, { tournament: entry.tournament, field, boats }, work.doer)
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
  write: async (tx, { recId, at, mine, theirs }, value, work) => {
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
  },
}
