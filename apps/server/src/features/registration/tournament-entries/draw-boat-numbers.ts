import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { refused } from '@ramplight/domain/kernel/errors'
import { drawField } from '@ramplight/domain/registration/draw-field'
import { flightsOf } from '#features/tournaments/tournament-flights/index'
import { touchBoard } from '#features/tournaments/tournaments/index'
import { writeAudit } from '#platform/audit/write-audit'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { By } from './outcomes.ts'
import { type EntryRow, entriesOf, entryStore, lockField } from './tournament-entries.store.ts'
import { type Numbered, writeBoatNumbers } from './write-boat-numbers.ts'

type Draw = BodyOf<typeof tournamentEntryCalls.drawBoatNumbers>

/** A draw that anybody can repeat: it follows from the entries and a seed, and both are written down with the old numbers. */
export async function drawBoatNumbers(
  tx: Tx,
  { tournament: id, mode, assignFlights, ...given }: Draw,
  { doer }: Pick<By, 'doer'>,
): Promise<{ mode: Draw['mode']; seed: number | null; rows: EntryRow[] }> {
  const tournament = await lockField(tx, id)
  if (!tournament) throw refused('record.not-found')
  if (tournament.status === 'Completed') throw refused('tournament.finalized')
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
  await writeAudit(tx, doer, {
    action: 'drew',
    family: entryStore.name,
    record: id,
    tournament: id,
    summary:
      seed === null ? `Boat numbers 1 to ${drawn.length} by sign-up order` : `Boat numbers 1 to ${drawn.length} drawn with seed ${seed}`,
    before: { numbers: [...before.values()].map((row) => ({ id: row.id, boatNumber: row.boatNumber, flight: row.flight })) },
    after: { mode, seed, numbers: numbered },
  })
  await touchBoard(tx, id)
  const rows = (await entriesOf(tx, id)).sort((a, b) => (a.boatNumber ?? 0) - (b.boatNumber ?? 0))
  return { mode, seed, rows }
}

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
