import { toPass } from '@ramplight/domain/results/to-pass'
import { type Board, type BoardRow, waitingRows, weighedRows } from './board-model.ts'
import type { Called } from './use-board.ts'

/** The boat on the scale. Weights in ounces. */
export type OnStage = {
  row: BoardRow
  /** Its weight of today is in. */
  isIn: boolean
  /** What the scale shows now. */
  reading: number | null
  /** Its place, if this is what it weighs. */
  wouldBe: number | null
  /** What today's bag must weigh more than; null: nobody stands in the way, or it is held for the stage. */
  toLead: number | null
  toMoney: number | null
}

/** Against the weights that are in; what others bring later is not known. A board that is held tells nothing but the name. */
export function onStage(board: Board, called: Called | null): OnStage | null {
  const row = board.rows.find(({ entry }) => entry === called?.entry)
  if (!row || row.disqualified) return null
  const isIn = row.days.some(({ day }) => day === board.day)
  const reading = isIn || board.held ? null : (called?.reading ?? null)
  const others = weighedRows(board)
    .filter(({ entry, disqualified }) => entry !== row.entry && !disqualified)
    .map(({ totalWeight }) => totalWeight)
    .sort((a, b) => b - a)
  const above = (weight: number | undefined) => (isIn || board.held ? null : toPass(row.totalWeight, weight))
  const wouldBe = reading === null ? null : 1 + others.filter((weight) => weight > row.totalWeight + reading).length
  const { paidPlaces } = board.tournament
  return { row, isIn, reading, wouldBe, toLead: above(others[0]), toMoney: paidPlaces > 1 ? above(others[paidPlaces - 1]) : null }
}

const FEW = 6

/** The last boats of a day, while there are few: the show is theirs. */
export function lastBoats(board: Board): BoardRow[] {
  const coming = waitingRows(board).filter(({ cutAfterDay }) => cutAfterDay === null)
  return coming.length <= FEW ? coming : []
}
