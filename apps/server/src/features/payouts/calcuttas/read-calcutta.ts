import type { Calcutta, CalcuttaLot } from '@ramplight/contract/payouts/calcuttas'
import { type CalcuttaMoney, calcuttaMoney, LOT_OWNERS, type LotMoney } from '@ramplight/domain/payouts/calcutta'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { fullName } from '@ramplight/domain/registration/full-name'
import type { StandingRow } from '@ramplight/domain/scoring/types'
import { paidElsewhere } from '#features/payments/ledger/index'
import { anglerNames } from '#features/people/users/index'
import { storedEntries } from '#features/registration/tournament-entries/index'
import { calculate, resultOf } from '#features/results/tournament-results/index'
import { type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'
import { type CalcuttaRow, findCalcutta, type LotPayoutRow, type LotRow, lotsOf, payoutsOf } from './calcuttas.store.ts'

/** The standings that count for a calcutta, where they are official; null before. */
export async function officialStandings(db: Queryable, { id, status }: TournamentRow): Promise<readonly StandingRow[] | null> {
  const result = status === 'Completed' ? await resultOf(db, id) : null
  return result?.dateFinalized ? result.overallResults.standings : null
}

/** What the lots of a calcutta come to. */
export const moneyOfLots = (
  { houseShare, places }: CalcuttaRow,
  lots: readonly LotRow[],
  standings: readonly StandingRow[],
): CalcuttaMoney =>
  calcuttaMoney(
    { houseShare, places },
    lots.map(({ id, ...lot }) => ({ _id: id, ...lot })),
    standings,
  )

/** What the calcutta of a tournament comes to if these standings hold; null without one. */
export async function calcuttaOf(db: Queryable, tournament: string, standings: readonly StandingRow[]): Promise<CalcuttaMoney | null> {
  const row = await findCalcutta(db, tournament)
  return row && moneyOfLots(row, await lotsOf(db, tournament), standings)
}

/** The two sides of a lot, with what each was handed out; a side that gets nothing and got nothing is left out. */
export function sharesOfLot(
  { lot, shares }: LotMoney,
  payouts: readonly LotPayoutRow[],
  elsewhere: ReadonlySet<string> = new Set(),
): CalcuttaLot['shares'] {
  return LOT_OWNERS.flatMap((to) => {
    const own = payouts.filter((one) => one.lot === lot && one.to === to)
    const paid = own.reduce((sum, { amount }) => sum + amount, 0)
    const owed = shares[to]
    if (owed === 0 && !own.length) return []
    const handed = own.map(({ id, amount, method, at }) => ({ _id: id, amount, method, at, elsewhere: elsewhere.has(id) }))
    return [{ to, owed, paid, open: owed - paid, payouts: handed }]
  })
}

/** The calcutta of a tournament as this person may read it. Who leads is on the board, which may be held: for the public it counts once official. */
export async function readCalcutta(db: Queryable, tournament: TournamentRow, viewer: Actor | null): Promise<Calcutta | null> {
  const row = await findCalcutta(db, tournament.id)
  if (!row) return null
  const runs = can(viewer, 'tournament.run', tournamentSubject(tournament))
  const lots = await lotsOf(db, tournament.id)
  const [official, payouts] = await Promise.all([officialStandings(db, tournament), payoutsOf(db, lots)])
  const standings = official ?? (runs && lots.length ? (await calculate(db, tournament)).results.standings.standings : [])
  const elsewhere = await paidElsewhere(
    db,
    [...lots, ...payouts].map(({ id }) => id),
  )
  const { lots: money, ...sums } = moneyOfLots(row, lots, standings)
  const entries = new Map(
    (
      await storedEntries(
        db,
        lots.flatMap((lot) => lot.entries),
      )
    ).map((entry) => [entry.id, entry]),
  )
  const names = await anglerNames(db, [...[...entries.values()].flatMap(({ users }) => users), ...lots.flatMap(({ user }) => user ?? [])])
  const nameOf = (user: string | null) => {
    const found = user ? names.get(user) : undefined
    return found ? fullName(found) : null
  }
  const places = new Map(money.flatMap((one) => one.places.map((place) => [place.entry, place])))
  const shown = lots.map((lot, index): CalcuttaLot => {
    const own = money[index]!
    const isMine = !!viewer && lot.user === viewer.id
    const isTold = runs || isMine || (official !== null && own.won > 0)
    return {
      _id: lot.id,
      boats: lot.entries.map((entry) => ({
        entry,
        boatNumber: entries.get(entry)?.boatNumber ?? null,
        names: (entries.get(entry)?.users ?? []).flatMap((user) => nameOf(user) ?? []),
        position: places.get(entry)?.position ?? null,
        amount: places.get(entry)?.amount ?? 0,
      })),
      buyer: isTold ? (nameOf(lot.user) ?? lot.entrant) : null,
      isMine,
      price: lot.price,
      boughtBack: lot.boughtBack,
      method: runs ? lot.method : null,
      note: runs ? lot.note : null,
      soldAt: lot.at,
      elsewhere: runs && elsewhere.has(lot.id),
      won: own.won,
      shares: runs ? sharesOfLot(own, payouts, elsewhere) : [],
    }
  })
  const owed = shown.flatMap(({ shares }) => shares)
  return {
    tournament: tournament.id,
    ...{ state: row.state, houseShare: row.houseShare, places: row.places },
    standing: official ? 'official' : standings.some(({ totalWeight }) => totalWeight > 0) ? 'now' : 'none',
    ...sums,
    paidOut: runs ? owed.reduce((sum, { paid }) => sum + paid, 0) : null,
    open: runs ? owed.reduce((sum, { open }) => sum + open, 0) : null,
    lots: shown,
  }
}
