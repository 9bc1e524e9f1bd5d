import { mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { type Line, netLines } from '../money/posting.ts'
import { inProportion } from '../registration/shares.ts'
import type { StandingRow } from '../scoring/types.ts'
import { holdersIn } from './payout-ledger.ts'
import { splitTies, tieGroups } from './split-ties.ts'

/**
 * A calcutta: boats are sold to the highest bidder, and who owns the boats that win gets the pool.
 * Decision: docs/decisions/0080-a-calcutta-is-lots-in-the-one-ledger.md
 */

/** How the money is shared out, in percent with at most two decimals. `places`: of the pool, from the first place on; they come to 100. */
export type CalcuttaTerms = { houseShare: number; places: readonly number[] }

/** What was sold: one boat, or all that nobody bid for (the field). `boughtBack`: how many percent of it belong to its own crew. */
export type Lot = { _id: Id; entries: readonly Id[]; price: Cents; boughtBack: number }

/** Who gets the money of a lot: whoever bought it, and the crew that bought a part back. */
export const LOT_OWNERS = ['owner', 'boat'] as const
export type LotOwner = (typeof LOT_OWNERS)[number]

/** How a boat is paid for, and how its money is handed out. */
export const CALCUTTA_METHODS = ['cash', 'check'] as const
export type CalcuttaMethod = (typeof CALCUTTA_METHODS)[number]

export const USUAL_TERMS: CalcuttaTerms = { houseShare: 10, places: [50, 30, 20] }

const WHOLE = 10_000
/** 12.5 % as 1250, so that no percent is counted in fractions. */
const hundredths = (percent: number): number => Math.round(percent * 100)

/** Do the places pay all of the pool, and nothing twice? */
export const paysAll = (places: readonly number[]): boolean => places.reduce((sum, one) => sum + hundredths(one), 0) === WHOLE

/** A boat of a lot with its place among the boats that were sold, and what that brings its lot. */
export type LotPlace = { entry: Id; position: number; amount: Cents }
export type LotMoney = { lot: Id; places: LotPlace[]; won: Cents; shares: Record<LotOwner, Cents> }
/** taken = house + pool, and pool = what the lots win + `left`, which no place holds. */
export type CalcuttaMoney = { taken: Cents; house: Cents; pool: Cents; left: Cents; lots: LotMoney[] }

/**
 * What everybody gets if these standings hold. Places are counted among the boats that were sold, by the rule for ties of the product
 * (M15, M16). Every share is whole cents, and they come to what was taken.
 */
export function calcuttaMoney(terms: CalcuttaTerms, lots: readonly Lot[], standings: readonly StandingRow[]): CalcuttaMoney {
  const taken = lots.reduce((sum, { price }) => sum + price, 0)
  const house = mulDivFloor(taken, hundredths(terms.houseShare), WHOLE)
  const pool = taken - house
  const amounts = inProportion(pool, terms.places.map(hundredths))
  const lotOf = new Map(lots.flatMap(({ _id, entries }) => entries.map((entry) => [entry, _id] as const)))
  const sold = holdersIn(standings).filter(({ entry }) => lotOf.has(entry))
  const paid = splitTies(tieGroups(sold, amounts.length), (position) => amounts[position - 1] ?? 0)
  const places = Map.groupBy(paid, ({ entry }) => lotOf.get(entry)!)
  const shared = lots.map(({ _id: lot, boughtBack }): LotMoney => {
    const own = places.get(lot) ?? []
    const won = own.reduce((sum, { amount }) => sum + amount, 0)
    const back = hundredths(boughtBack)
    const [owner = 0, boat = 0] = inProportion(won, [WHOLE - back, back])
    return { lot, places: own, won, shares: { owner, boat } }
  })
  return { taken, house, pool, left: pool - shared.reduce((sum, { won }) => sum + won, 0), lots: shared }
}

type Sold = { price: Cents; method: CalcuttaMethod; takenBackAt?: string | null }
type HandedOut = { amount: Cents; method: CalcuttaMethod; takenBackAt?: string | null }

/** The lines of a lot that was sold: none once it is taken back. */
export const linesOfLot = ({ price, method, takenBackAt }: Sold): Line[] =>
  takenBackAt
    ? []
    : netLines([
        { account: method, amount: price },
        { account: 'calcutta', amount: 0 - price },
      ])

/** The lines of money that was handed out for a lot: none once it is taken back. */
export const linesOfLotPayout = ({ amount, method, takenBackAt }: HandedOut): Line[] =>
  takenBackAt
    ? []
    : netLines([
        { account: method, amount: 0 - amount },
        { account: 'calcutta-payout', amount },
      ])
