import type { Cents } from '../kernel/units.ts'
import { CARD_MOVEMENTS } from './card-lines.ts'

/** What becomes of money that a director pays the platform itself by card. `dispute-lost`: a bank keeps what it took. */
export const PLATFORM_MOVEMENTS = [...CARD_MOVEMENTS, 'dispute-lost'] as const
export type PlatformMovementKind = (typeof PLATFORM_MOVEMENTS)[number]

/** A movement under the name that the provider has for the payment, the refund or the dispute. `fee`: what it kept, or gave back. */
export type PlatformMovement = { kind: PlatformMovementKind; id: string; amount: Cents; fee: Cents }

/** `disputed`: a bank has it and has not decided; `lost`: it has decided for the owner of the card. */
export type PlatformMoney = { paid: Cents; refunded: Cents; disputed: Cents; lost: Cents; fees: Cents }

/** What has become of it, in whatever order the movements were heard. */
export function platformMoney(movements: readonly PlatformMovement[]): PlatformMoney {
  const of = (kind: PlatformMovementKind) => movements.filter((one) => one.kind === kind)
  const sum = (some: readonly PlatformMovement[]) => some.reduce((all, { amount }) => all + amount, 0)
  const without = (kind: PlatformMovementKind, ...undone: PlatformMovementKind[]) => {
    const gone = new Set(undone.flatMap((one) => of(one).map(({ id }) => id)))
    return sum(of(kind).filter(({ id }) => !gone.has(id)))
  }
  return {
    paid: sum(of('payment')),
    refunded: without('refund', 'refund-failed'),
    disputed: without('dispute', 'dispute-won', 'dispute-lost'),
    // A bank may think better of it.
    lost: without('dispute-lost', 'dispute-won'),
    fees: movements.reduce((all, { fee }) => all + fee, 0),
  }
}

/** The provider takes no smaller payment. */
const SMALLEST: Cents = 50

/**
 * What is to be paid of a bill now. What the platform gave back of its own will stays settled; what a bank keeps is owed again; what a bank
 * has not decided is asked of nobody.
 */
export function owedOfBill(amount: Cents, { paid, lost }: PlatformMoney): Cents {
  const owed = amount - (paid - lost)
  return owed < Math.min(SMALLEST, amount) ? 0 : owed
}

export type BillState = 'owed' | 'disputed' | 'refunded' | 'paid'

/** Where a bill stands for which a card has paid at least once. */
export function billState(amount: Cents, money: PlatformMoney): BillState {
  if (owedOfBill(amount, money) > 0) return 'owed'
  if (money.disputed > 0) return 'disputed'
  return money.refunded > 0 && money.refunded >= money.paid - money.lost ? 'refunded' : 'paid'
}
