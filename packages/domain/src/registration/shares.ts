import { mulDivFloor } from '../kernel/exact.ts'
import type { Id } from '../kernel/ids.ts'
import type { Cents } from '../kernel/units.ts'
import type { Entry, Tournament } from '../scoring/types.ts'
import { chargeOf, type PartPaid, partOf } from './entry-money.ts'
import { fullName } from './full-name.ts'

type Charging = Omit<Tournament, '_id'>
type Sharing = Omit<Entry, '_id'> & { status?: string | null; partPaid?: readonly PartPaid[] | null | undefined }

/** `share`: the angler's part of what the boat costs; `paid`: what they have paid of it themselves; `owes`: what is left of it. */
export type Share = { user: Id; share: Cents; paid: Cents; owes: Cents }

/** Whole cents for each of `count`, which add up to `whole`; the cents that do not divide go to the first. */
export function splitCents(whole: Cents, count: number): Cents[] {
  const even = Math.floor(whole / count)
  return Array.from({ length: count }, (_, index) => even + (index < whole - even * count ? 1 : 0))
}

/** `whole` in the proportion of `weights`, in whole cents that add up to it. */
export function inProportion(whole: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let before = 0
  return weights.map((weight) => {
    const after = before + weight
    const part = sum ? mulDivFloor(whole, after, sum) - mulDivFloor(whole, before, sum) : 0
    before = after
    return part
  })
}

/**
 * What each angler of a boat pays and owes, in the order of the crew. What all of them owe is what the boat owes: where somebody paid for
 * the boat, or the price fell after one had paid, what is left is shared by those who owe, first by who has paid nothing. `owed`: what the boat owes, where its books say it.
 */
export function sharesOf(tournament: Charging, entry: Sharing, owed?: Cents): Share[] {
  const users = entry.users ?? []
  const whole = chargeOf(tournament, entry)
  const left = owed ?? (entry.status === 'Paid' ? 0 : Math.max(0, whole - partOf(entry)))
  const paidBy = (user: Id) => (entry.partPaid ?? []).reduce((sum, part) => (part.user === user ? sum + part.amount : sum), 0)
  const shares = splitCents(whole, users.length).map((share, index) => ({ user: users[index]!, share, paid: paidBy(users[index]!) }))
  const owes = shares.map(({ share, paid }) => Math.max(0, share - paid))
  const parts = lessTo(left, owes, shares)
  return shares.map((one, index) => ({ ...one, owes: parts[index]! }))
}

/** What they owe, as far as the boat does: who has paid something is the first who owes less, such as what a refund of theirs has forgiven. */
function lessTo(left: Cents, owes: readonly Cents[], shares: readonly { paid: Cents }[]): Cents[] {
  let over = owes.reduce((all, one) => all + one, 0) - left
  if (over <= 0) return [...owes]
  const reduced = owes.map((cents, index) => {
    const cut = shares[index]!.paid > 0 ? Math.min(cents, over) : 0
    over -= cut
    return cents - cut
  })
  return over > 0 ? inProportion(left, reduced) : reduced
}

type Named = { anglers: readonly ({ _id: Id } & Parameters<typeof fullName>[0])[] }

/** The same, each with the name of the angler. */
export function namedShares(tournament: Charging, entry: Sharing & Named, owed?: Cents): (Share & { name: string })[] {
  const names = new Map(entry.anglers.map((angler) => [angler._id, fullName(angler)]))
  return sharesOf(tournament, entry, owed).map((share) => ({ ...share, name: names.get(share.user) ?? '' }))
}

/**
 * The parts of a boat, coming to `total`, which is what the ledger says. What came is that of `user`; what went is taken from them first, then
 * from whoever paid for the whole boat, then from the last.
 */
export function partsOf(parts: readonly PartPaid[], total: Cents, user: Id | null): PartPaid[] {
  const delta = total - partOf({ partPaid: parts })
  const added = delta > 0 ? addTo(parts, user, delta) : [...parts]
  let toTake = Math.max(0, 0 - delta)
  const order = [...added.filter((part) => part.user === user), ...added.filter((part) => part.user === null), ...added.toReversed()]
  const taken = new Map<PartPaid, Cents>()
  for (const part of order) {
    const take = Math.min(toTake, part.amount - (taken.get(part) ?? 0))
    taken.set(part, (taken.get(part) ?? 0) + take)
    toTake -= take
  }
  return added.map((part) => ({ ...part, amount: part.amount - (taken.get(part) ?? 0) })).filter(({ amount }) => amount > 0)
}

/** To the first part of that person: money that came once counts once, whatever the list looks like. */
function addTo(parts: readonly PartPaid[], user: Id | null, amount: Cents): PartPaid[] {
  const at = parts.findIndex((part) => part.user === user)
  return at < 0 ? [...parts, { user, amount }] : parts.map((part, index) => (index === at ? { user, amount: part.amount + amount } : part))
}
