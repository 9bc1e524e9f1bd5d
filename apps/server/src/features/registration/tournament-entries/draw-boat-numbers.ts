import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { refused } from '@ramplight/domain/kernel/errors'
import { drawField } from '@ramplight/domain/registration/draw-field'
import { flightsOf } from '#features/tournaments/tournament-flights/index'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { keepDraw, knownDraw } from './boat-draws.store.ts'
import { writeDraw } from './number-boats.ts'
import type { By } from './outcomes.ts'
import { type EntryRow, entriesOf, lockField } from './tournament-entries.store.ts'
import { type Numbered, writeBoatNumbers } from './write-boat-numbers.ts'

type Draw = BodyOf<typeof tournamentEntryCalls.drawBoatNumbers>

/** A draw that anybody can repeat: it follows from the entries and a seed, and both are written down with the old numbers. */
export async function drawBoatNumbers(
  tx: Tx,
  { _id = newId(), tournament: id, mode, assignFlights, ...given }: Draw,
  { doer }: Pick<By, 'doer'>,
): Promise<{ mode: Draw['mode']; seed: number | null; rows: EntryRow[] }> {
  const tournament = await lockField(tx, id)
  if (!tournament) throw refused('record.not-found')
  if (tournament.status === 'Completed') throw refused('tournament.finalized')
  const known = await knownDraw(tx, _id)
  if (known) return { mode, seed: known.seed, rows: byNumber(await entriesOf(tx, id)) }
  const seed = mode === 'random' ? (given.seed ?? freshSeed()) : null
  const before = new Map((await entriesOf(tx, id)).map((row) => [row.id, row]))
  const flights = assignFlights ? (await flightsOf(tx, id)).map((flight) => flight.id) : []
  const drawn = drawField({ entries: [...before.values()].map(toRecord), mode, seed, flights })
  const numbered: Numbered[] = drawn.map(({ _id, ...place }) => ({ id: _id, ...place }))
  const changed = numbered.filter(({ id, boatNumber, flight }) => {
    const old = before.get(id)
    return old?.boatNumber !== boatNumber || old.flight !== flight
  })

  await writeBoatNumbers(tx, changed, doer.at)
  const boats = drawn.map((boat) => ({ ...boat, seen: seenOf(before.get(boat._id)) }))
  await keepDraw(tx, { _id, kind: 'draw', mode, seed, at: doer.at, boats }, { tournament: id, by: doer.id, countedAt: doer.at })
  await writeDraw(tx, { tournament: id, drawn: { mode, seed }, before: [...before.values()], after: boats }, doer)
  return { mode, seed, rows: byNumber(await entriesOf(tx, id)) }
}

const byNumber = (rows: EntryRow[]): EntryRow[] => rows.sort((a, b) => (a.boatNumber ?? 0) - (b.boatNumber ?? 0))
const seenOf = (row: EntryRow | undefined) => ({ boatNumber: row?.boatNumber ?? null, flight: row?.flight ?? null })

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
