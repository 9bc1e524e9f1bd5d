import type { Board, BoardRow } from '../board-model.ts'

/** One day's bag, in ounces. */
export const day = (day: number, ounces: number, more: Partial<BoardRow['days'][number]> = {}): BoardRow['days'][number] => ({
  day,
  weight: ounces,
  adjustedWeight: ounces,
  totalFish: 5,
  bigFish: 0,
  fishCount: '5/5',
  deadFishCount: 0,
  penaltyWeightIncurred: 0,
  bonusWeightAdded: 0,
  disqualified: false,
  penaltyLog: [],
  bonusLog: [],
  errors: [],
  ...more,
})

/** A boat called by one name, with one bag. */
export const row = (name: string, position: number | null, ounces: number, more: Partial<BoardRow> = {}): BoardRow => ({
  entry: name,
  position,
  tied: false,
  totalWeight: ounces,
  bigFish: 0,
  totalFish: 5,
  totalPenaltyWeightIncurred: 0,
  totalBonusWeightAdded: 0,
  disqualified: false,
  cutAfterDay: null,
  names: [name],
  boatNumber: 1,
  days: [day(0, ounces)],
  weighed: true,
  changedAt: null,
  points: null,
  payout: null,
  ...more,
})

export const board = (rows: BoardRow[], more: Partial<Board['tournament']> = {}): Board =>
  ({ rows, day: 0, tournament: { paidPlaces: 0, cuts: [], display: 'lb-oz', ...more } }) as Board
