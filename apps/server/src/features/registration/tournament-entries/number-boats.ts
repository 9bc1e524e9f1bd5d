import { fromWire } from '@ramplight/contract/kernel/wire'
import { type Numbering, numbering } from '@ramplight/contract/registration/tournament-entries'
import { type DrawWords, NUMBERS, type NumbersOffered } from '@ramplight/contract/sync/numbers-question'
import { refused } from '@ramplight/domain/kernel/errors'
import { giveNumbers } from '@ramplight/domain/registration/give-numbers'
import { flightsOf } from '#features/tournaments/tournament-flights/index'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import type { Tx } from '#platform/database/types'
import { questionOf } from '#platform/sync/questions'
import { keepDraw, knownDraw, lastDraw } from './boat-draws.store.ts'
import { writeAuditLines } from './outcomes.ts'
import { onTournament } from './queued-call.ts'
import { type EntryRow, entriesOf } from './tournament-entries.store.ts'
import { type Numbered, writeBoatNumbers } from './write-boat-numbers.ts'

/**
 * A draw, or numbers of many boats by hand, as a device has decided it: all of it counts, or all of it is one question. It counts
 * where every boat is as the person saw it, and no boat outside has a number of it.
 */
export const queuedNumbering = onTournament('tournament.run', async (tx, tournament, op, { doer }) => {
  const wanted = fromWire(numbering, op.set ?? {})
  if (tournament.status === 'Completed') throw refused('tournament.finalized')
  if (await knownDraw(tx, wanted._id)) return { status: 'noop' }
  const field = await entriesOf(tx, tournament.id)
  const boats = ofField(wanted, field)
  const about = { tournament: tournament.id, by: doer.id }
  if (boats.every(({ now, boatNumber, flight }) => now.boatNumber === boatNumber && now.flight === flight)) {
    await keepDraw(tx, wanted, { ...about, countedAt: doer.at })
    return { status: 'noop' }
  }
  if (isAsSeen(boats, field)) {
    await keepDraw(tx, wanted, { ...about, countedAt: doer.at })
    await placeBoats(tx, { field, boats: wanted.boats, numbering: wanted, ...about }, doer)
    return { status: 'applied' }
  }
  await keepDraw(tx, wanted, { ...about, countedAt: null })
  const theirs = await numbersNow(tx, tournament.id, field)
  const mine = offered(wanted._id, { ...wanted, by: doer.id }, boats)
  const asked = questionOf(op, { field: NUMBERS, base: null, mine, theirs }, doer)
  return { status: 'merged', conflicts: [{ ...asked, tbl: 'tournaments' as const, theirsBy: theirs.draw?.by ?? null }] }
})

type Drawn = Numbering['boats'][number] & { now: EntryRow }

/** Boats that are not entered any more, or were never, have no part in it. */
function ofField({ boats }: Numbering, field: EntryRow[]): Drawn[] {
  const rows = new Map(field.map((row) => [row.id, row]))
  return boats.flatMap((boat) => (rows.has(boat._id) ? [{ ...boat, now: rows.get(boat._id)! }] : []))
}

function isAsSeen(boats: Drawn[], field: EntryRow[]): boolean {
  const among = new Set(boats.map(({ _id }) => _id))
  const elsewhere = new Set(field.flatMap(({ id, boatNumber }) => (among.has(id) || boatNumber === null ? [] : [boatNumber])))
  return boats.every(
    ({ now, seen, boatNumber, flight }) =>
      (now.boatNumber === seen.boatNumber || now.boatNumber === boatNumber) &&
      (now.flight === seen.flight || now.flight === flight) &&
      !(boatNumber !== null && elsewhere.has(boatNumber)),
  )
}

type Words = Pick<DrawWords, 'by' | 'at' | 'kind'> & { [K in 'mode' | 'seed']?: DrawWords[K] | undefined }
const offered = (id: string | null, words: Words | null, boats: Readonly<NumbersOffered['boats']>): NumbersOffered => ({
  id,
  draw: words && { by: words.by, at: words.at, kind: words.kind, mode: words.mode ?? null, seed: words.seed ?? null },
  boats: boats.map(({ _id, boatNumber, flight }) => ({ _id, boatNumber, flight })),
})

/** The numbers as they are, and the draw they come from. */
export async function numbersNow(tx: Pick<Tx, 'select'>, tournament: string, field: EntryRow[]): Promise<NumbersOffered> {
  const last = await lastDraw(tx as Tx, tournament)
  return offered(
    last?.id ?? null,
    last,
    field.map(({ id, ...row }) => ({ ...row, _id: id })),
  )
}

type Placing = {
  tournament: string
  field: EntryRow[]
  boats: Readonly<NumbersOffered['boats']>
  /** Boats that keep the number and the flight they have. */
  keeps?: { numbers: ReadonlySet<string>; flights: ReadonlySet<string> }
  /** What it is written down as; without it each boat has a line of its own. */
  numbering?: Pick<Numbering, '_id' | 'kind' | 'mode' | 'seed'> | undefined
}

/** Numbers and flights of many boats at once, each number once; who loses one swaps, or takes the next free one. */
export async function placeBoats(tx: Tx, placing: Placing, doer: Doer): Promise<void> {
  const { tournament, field, boats, keeps, numbering: drawn } = placing
  const numbers = giveNumbers(
    field.map(({ id, boatNumber }) => ({ _id: id, boatNumber })),
    new Map(boats.map(({ _id, boatNumber }) => [_id, boatNumber])),
    keeps?.numbers,
  )
  const known = new Set((await flightsOf(tx, tournament)).map(({ id }) => id))
  const flights = new Map(
    boats.flatMap(({ _id, flight }) => (keeps?.flights.has(_id) || (flight && !known.has(flight)) ? [] : [[_id, flight]])),
  )
  const changed = field.flatMap((before) => {
    const after: Numbered = {
      id: before.id,
      boatNumber: numbers.has(before.id) ? (numbers.get(before.id) ?? null) : before.boatNumber,
      flight: flights.has(before.id) ? (flights.get(before.id) ?? null) : before.flight,
    }
    return after.boatNumber === before.boatNumber && after.flight === before.flight ? [] : [{ before, after }]
  })
  await writeBoatNumbers(
    tx,
    changed.map(({ after }) => after),
    doer.at,
  )
  if (drawn?.kind === 'draw') await writeDraw(tx, { tournament, drawn, before: field, after: boats }, doer)
  else
    await writeAuditLines(
      tx,
      { doer },
      changed.map(({ before, after }) => ({
        action: 'changed',
        record: after.id,
        tournament,
        summary: `Boat ${before.boatNumber ?? 'none'} → ${after.boatNumber ?? 'none'}`,
        before,
        after: { ...before, ...after, rev: before.rev + 1 },
      })),
    )
}

type DrawRecord = {
  tournament: string
  drawn: Pick<Numbering, 'mode' | 'seed'>
  before: readonly EntryRow[]
  after: Readonly<NumbersOffered['boats']>
}

/** The line by which anybody can repeat the draw. */
export const writeDraw = (tx: Tx, { tournament, drawn: { mode, seed }, before, after }: DrawRecord, doer: Doer): Promise<void> =>
  writeAudit(tx, doer, {
    action: 'drew',
    family: 'tournament-entries',
    record: tournament,
    tournament,
    summary:
      seed == null ? `Boat numbers 1 to ${after.length} by sign-up order` : `Boat numbers 1 to ${after.length} drawn with seed ${seed}`,
    before: { numbers: before.map(({ id, boatNumber, flight }) => ({ id, boatNumber, flight })) },
    after: { mode, seed: seed ?? null, numbers: after.map(({ _id, boatNumber, flight }) => ({ id: _id, boatNumber, flight })) },
  })
