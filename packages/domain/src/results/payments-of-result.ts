import { ordinal } from '../kernel/ordinal.ts'
import type { Cents } from '../kernel/units.ts'
import type { Paid, PotKind } from '../payouts/types.ts'
import { periodOf } from '../scoring/periods.ts'
import type { Calculation } from './calculate.ts'
import { sumOf } from './money-by-entry.ts'

type ItemType = 'Main Pot Payout' | 'Big Fish Pot Payout' | 'Side Pot Payout' | 'Period Payout'

/** One payment per entry and pot, to the captain; the second angler is the partner. */
export type WantedPayment = {
  onceKey: string
  amount: Cents
  user: string
  partner: string | null
  description: string
  items: { type: ItemType; key: string; cost: Cents; description: string }[]
  metaData: { result: string; entry: string; position: number; pot?: string; group?: string }
}

type Payout = { paid: Paid; type: ItemType; key: string; once: string; what: string; pot?: string; group?: string }

const POT_ITEM = { bigFishPot: 'Big Fish Pot Payout', sidePot: 'Side Pot Payout' } satisfies Record<PotKind, ItemType>
const POT_NAME = { bigFishPot: 'Big fish pot', sidePot: 'Side pot' } satisfies Record<PotKind, string>

/** The payments a result comes to. Invariant: together they are what the engine paid, to the cent. */
export function paymentsOf(calculation: Calculation, result: string): WantedPayment[] {
  const payouts = payoutsOf(calculation)
  const { payouts: main, pots } = calculation.results
  const expected = main.paid + main.bonusPaid + [...main.groupPots, ...pots].reduce((sum, { paid }) => sum + paid, 0)
  const total = sumOf(payouts.map(({ paid }) => paid))
  if (total !== expected) throw new Error(`The payouts of ${calculation.tournament._id} add up to ${total}, not ${expected} cents.`)
  return payouts.map((payout) => toPayment(calculation, result, payout))
}

function payoutsOf({ tournament, results }: Calculation): Payout[] {
  const { payouts, groupPots } = results.payouts
  const potOf = (id: string) => [...tournament.bigfishpots, ...tournament.sidepots].find(({ _id }) => _id === id)
  const itemOf = (pot: string, kind: PotKind): ItemType =>
    periodOf(tournament.settings, potOf(pot) ?? {}) === null ? POT_ITEM[kind] : 'Period Payout'
  return [
    ...payouts.map((paid): Payout => ({ paid, type: 'Main Pot Payout', key: 'main', once: 'main', what: '' })),
    ...groupPots.flatMap(({ group, payouts: paidInGroup }) =>
      paidInGroup.map(
        (paid): Payout => ({ paid, type: 'Main Pot Payout', key: 'main', once: `group:${group}`, what: ` of ${group}`, group }),
      ),
    ),
    ...results.pots.flatMap(({ pot, kind, payouts: paidInPot }) =>
      paidInPot.map(
        (paid): Payout => ({ paid, type: itemOf(pot, kind), key: pot, once: pot, what: `, ${potOf(pot)?.name || POT_NAME[kind]}`, pot }),
      ),
    ),
  ].filter(({ paid }) => paid.amount > 0)
}

function toPayment({ tournament, entries }: Calculation, result: string, payout: Payout): WantedPayment {
  const { entry, position, amount } = payout.paid
  const { users = [], boatCaptain } = entries.get(entry) ?? {}
  const captain = boatCaptain && users.includes(boatCaptain) ? boatCaptain : users[0]!
  const description = `${tournament.name}: ${ordinal(position)} place${payout.what}`
  return {
    onceKey: `${result}:${entry}:${payout.once}`,
    amount,
    user: captain,
    partner: users.find((user) => user !== captain) ?? null,
    description,
    items: [{ type: payout.type, key: payout.key, cost: amount, description }],
    metaData: {
      result,
      entry,
      position,
      ...(payout.pot === undefined ? {} : { pot: payout.pot }),
      ...(payout.group === undefined ? {} : { group: payout.group }),
    },
  }
}
