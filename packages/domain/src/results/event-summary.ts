import { displayOf } from '../scoring/default-settings.ts'
import type { makeBoard, TournamentToShow, WrittenResult } from './board.ts'
import type { Calculation, EntryToCount } from './calculate.ts'

type Board = ReturnType<typeof makeBoard>
type Summed = Calculation<TournamentToShow, EntryToCount>

/** As many lines of the standings as a page of an event shows. */
const FIRST = 10

type Beside = { written: WrittenResult | null; nameOf: (user: string) => string; seasonName: string | null; most: number }

/**
 * What the page of an event says beside the event itself. `board`: as everybody may see it, held or not. Before a result is written, the
 * money is what the engine would pay for the field as it is now. `most`: so many boats are named.
 */
export function eventSummary(calculation: Summed, board: Board, { written, nameOf, seasonName, most }: Beside) {
  const { tournament, results, entries } = calculation
  const isOfficial = board.state === 'official'
  const money = isOfficial && written ? written.payouts : results.payouts
  const boats = [...entries.values()].sort(byBoatNumber).slice(0, most)
  const namesOf = (entry: string) => (entries.get(entry)?.users ?? []).map(nameOf)
  const isPlaced = ({ days, disqualified, position }: Board['rows'][number]) => days.length > 0 && !disqualified && position !== null
  return {
    revision: board.revision,
    tourName: board.tournament.tourName,
    seasonName,
    state: board.state,
    display: displayOf(tournament.settings),
    field: entries.size,
    boats: boats.map(({ _id, boatNumber }) => ({ boatNumber: boatNumber ?? null, names: namesOf(_id) })),
    pots: results.pots.map(({ pot, participants, size }) => ({ pot, times: participants, size })),
    payouts: { pool: money.pool, places: money.positionAmounts },
    first: board.rows.filter(isPlaced).slice(0, FIRST),
    won: board.rows.flatMap(({ potPayouts, names }) => (potPayouts ?? []).map((win) => ({ ...win, names }))),
    held: board.held,
  }
}

/** Who has no number yet follows, in the order of signing up, which is that of the list. */
const byBoatNumber = (a: EntryToCount, b: EntryToCount): number =>
  (a.boatNumber ?? Number.POSITIVE_INFINITY) - (b.boatNumber ?? Number.POSITIVE_INFINITY) || 0
