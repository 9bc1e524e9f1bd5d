import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import { type PayoutLedger, type PotLedger, payoutLedger } from '../payouts/payout-ledger.ts'
import { NO_PAYOUT_STRUCTURE } from '../payouts/payout-modes.ts'
import type { PlacesCount } from '../payouts/places.ts'
import type { PayoutInput } from '../payouts/types.ts'
import type { StandingRow } from '../scoring/types.ts'
import { type NotPaid, type PayoutStep, potSteps } from './pot-steps.ts'
import { runningSteps, type Step } from './step.ts'

/** Cents, from the fees to the main pool. */
export type PoolStep =
  | Step<'gross', { units: number; entryFee: Cents }>
  /** `each` x `times` was asked for; less where the fees were used up. */
  | Step<'slice', { name: string; per: 'event' | 'entry'; each: Cents; times: number }>
  | Step<'percentage', { percentage: number }>
  | Step<'extra-bonus'>
  | Step<'included-pot', { pot: Id; participants: number; entryFee: Cents }>
  /** A pool is not below 0 (M4). */
  | Step<'clamp'>
  | Step<'group', { group: string }>

/** One sum of money an entry was (or was not) paid: from the main pool, or from the pot of a group. */
export type PaidShare = { pot: 'main' | { group: string }; position: number | null; amount: Cents; steps: PayoutStep[] }

/** Places: how many are paid. `units` is the size of the field as it counts (M1). */
export type PlacesStep =
  /** `from` is null below the first row: one place. */
  | Step<'field-size', { units: number; from: number | null }>
  | Step<'first-places', { units: number; upTo: number }>
  | Step<'more-places', { units: number; upTo: number; oneMorePer: number }>
  | Step<'one-in', { units: number; oneIn: number }>
  | Step<'typed-places'>
  /** M13 custom: the rows themselves. */
  | Step<'typed-rows'>
  | Step<'most-places', { maxPlaces: number }>

/** How many places the main pool, or the pot of a group, pays; the steps add up to `paidPlaces`. */
export type PaidPlaces = { pot: PaidShare['pot']; paidPlaces: number; steps: PlacesStep[] }

/** `pool` adds up to the main pool; the steps of every share add up to its amount, the amounts to `total`. */
export type PayoutExplanation = {
  entry: Id
  total: Cents
  mainPool: Cents
  pool: PoolStep[]
  places: PaidPlaces[]
  shares: PaidShare[]
}

function poolSteps({ pool, groups }: PayoutLedger): PoolStep[] {
  const isGiven = ({ delta }: { delta: number }) => delta !== 0
  const loss = (amount: Cents) => (amount === 0 ? 0 : -amount)
  return runningSteps<PoolStep>([
    { kind: 'gross', rule: 'M1', delta: pool.gross, units: pool.payingUnits, entryFee: pool.entryFee },
    ...pool.slices.map(({ amount, ...slice }) => ({ kind: 'slice' as const, rule: 'M25', delta: loss(amount), ...slice })),
    ...[{ kind: 'percentage' as const, rule: 'M2', delta: loss(pool.houseShare), percentage: pool.percentage }].filter(isGiven),
    ...[{ kind: 'extra-bonus' as const, rule: 'M3', delta: pool.extraBonus }].filter(isGiven),
    ...pool.included
      .map(({ amount, ...included }) => ({ kind: 'included-pot' as const, rule: 'M4', delta: loss(amount), ...included }))
      .filter(isGiven),
    ...[{ kind: 'clamp' as const, rule: 'M4', delta: pool.clamp }].filter(isGiven),
    ...groups.map(({ allocation }) => ({
      kind: 'group' as const,
      rule: 'M20',
      delta: loss(allocation.amount),
      group: allocation.group.name,
    })),
  ])
}

type NewPlacesStep = PlacesStep extends infer S ? (S extends unknown ? Omit<S, 'result'> : never) : never

function ruleSteps({ found: rule, units }: PlacesCount): NewPlacesStep[] {
  const { places } = rule
  switch (rule.kind) {
    case 'field-size':
      return [{ kind: 'field-size', rule: 'M22', delta: places, units, from: rule.from }]
    case 'steps': {
      const { first, upTo, oneMorePer } = rule
      return [
        { kind: 'first-places', rule: 'M23', delta: first, units, upTo },
        ...(places > first ? [{ kind: 'more-places' as const, rule: 'M23', delta: places - first, units, upTo, oneMorePer }] : []),
      ]
    }
    case 'one-in':
      return [{ kind: 'one-in', rule: 'M6', delta: places, units, oneIn: rule.oneIn }]
    case 'typed':
      return [{ kind: 'typed-places', rule: 'M7', delta: places }]
  }
}

/** Nothing where nothing was calculated. */
function placesSteps({ places, paidPlaces }: PotLedger): PlacesStep[] {
  if (!places) return paidPlaces > 0 ? [{ kind: 'typed-rows', rule: 'M13', delta: paidPlaces, result: paidPlaces }] : []
  const { cap, maxPlaces } = places
  return runningSteps<PlacesStep>([
    ...ruleSteps(places),
    ...(cap < 0 ? [{ kind: 'most-places' as const, rule: 'M24', delta: cap, maxPlaces }] : []),
  ])
}

const hasStructure = ({ log }: PotLedger): boolean => log.every(({ message }) => message !== NO_PAYOUT_STRUCTURE.message)

function whyNotPaid(row: StandingRow | undefined, incomplete: boolean, pot: PotLedger): NotPaid & { rule: string } {
  if (!row) return { rule: 'S1', reason: 'not-in-standings' }
  if (incomplete) return { rule: 'M19', reason: 'incomplete' }
  if (row.disqualified) return { rule: 'M17', reason: 'disqualified' }
  if (row.totalWeight <= 0) return { rule: 'M17', reason: 'no-weight' }
  if (!hasStructure(pot)) return { rule: 'M5', reason: 'no-payout-structure' }
  return { rule: pot.places?.found.rule ?? 'M13', reason: 'outside-paid-places' }
}

/** Why any entry got what it got: the money is counted once for all of them. */
export function payoutExplainer(input: PayoutInput): (entry: Id) => PayoutExplanation {
  const { standings, tournament } = input
  const ledger = payoutLedger(input)
  const pool = poolSteps(ledger)
  const rows = new Map(standings.standings.map((row) => [row.entry, row]))
  const groups = ledger.groups.map(({ allocation: { group, members }, pot }) => ({
    pot: { group: group.name },
    members: new Set(members.map(({ _id }) => _id)),
    ledger: pot,
  }))
  return (entry) => {
    const pots = [{ pot: 'main' as const, ledger: ledger.main }, ...groups.filter(({ members }) => members.has(entry))]
    const context = {
      entry,
      rules: tournament.settings?.payout ?? {},
      whyNot: (pot: PotLedger) => whyNotPaid(rows.get(entry), standings.incomplete, pot),
    }
    const shares = pots.map(({ pot, ledger: counted }): PaidShare => ({ pot, ...potSteps(counted, context) }))
    return {
      entry,
      total: shares.reduce((sum, { amount }) => sum + amount, 0),
      mainPool: ledger.main.amount,
      pool,
      places: pots.map(({ pot, ledger: counted }) => ({ pot, paidPlaces: counted.paidPlaces, steps: placesSteps(counted) })),
      shares,
    }
  }
}

/** Why the entry got what it got, or nothing: every share it could have had, with its steps. */
export const explainPayout = ({ entry, ...input }: PayoutInput & { entry: Id }): PayoutExplanation => payoutExplainer(input)(entry)
