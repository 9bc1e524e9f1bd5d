import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { stripeCalls } from '@ramplight/contract/payments/stripe'
import { type BookedPayment, compareReport, type ProviderLine } from '@ramplight/domain/money/payout-report'
import { inArray } from 'drizzle-orm'
import type Stripe from 'stripe'
import { fullNames } from '#features/people/users/index'
import { storedEntries } from '#features/registration/tournament-entries/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { askProvider } from '#platform/cards/ask-provider'
import { atTime } from '#platform/cards/at-time'
import type { Queryable } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { paidMemberships } from './about-checkout.ts'
import { cardCheckouts, cardMovements } from './cards.table.ts'

type Report = ResponseOf<typeof stripeCalls.payoutReport>
/** More lines than that, and the rest is not laid beside the books. */
const MOST_LINES = 2_000

const idOf = (one: string | { id: string } | null | undefined): string | null => (typeof one === 'string' ? one : (one?.id ?? null))

/** What the provider sent to the bank, line by line beside our books. */
export async function payoutReport(deps: Deps, stripeId: string, id: string): Promise<Report> {
  const of = { stripeAccount: stripeId }
  const payout = await askProvider(deps.cards, (stripe) => stripe.payouts.retrieve(id, {}, of))
  const moved = await askProvider(deps.cards, (stripe) =>
    stripe.balanceTransactions.list({ payout: id, limit: 100, expand: ['data.source'] }, of).autoPagingToArray({ limit: MOST_LINES }),
  )
  const own = moved.filter(({ type }) => type !== 'payout')
  const intents = await intentsOf(deps, stripeId)
  const lines = own.map((line): ProviderLine & { at: string; fee: number; net: number } => ({
    ...{ key: line.id, type: line.type, amount: line.amount, fee: line.fee, net: line.net },
    payment: wordsOf(line).flatMap((word) => intents.get(word) ?? [])[0] ?? null,
    at: atTime(line.created),
  }))
  const books = await booksOf(deps.db, [...new Set(lines.flatMap(({ payment }) => payment ?? []))])
  const states = compareReport(lines, new Map([...books].map(([payment, { money }]) => [payment, money])))
  return {
    payout: id,
    at: atTime(payout.created),
    amount: payout.amount,
    sum: lines.reduce((all, { net }) => all + net, 0),
    isWhole: moved.length < MOST_LINES,
    lines: lines.map(({ payment, ...line }) => ({ ...line, state: states.get(line.key)!, ...(books.get(payment ?? '')?.about ?? NOBODY) })),
  }
}

/** By which names of the provider a line may be known: what moved, what that came from, or the charge that it is about. */
function wordsOf({ source }: Stripe.BalanceTransaction): string[] {
  const from = typeof source === 'object' && source ? (source as { source_transfer?: never; charge?: never }) : {}
  return [from.source_transfer, from.charge, source].flatMap((one) => idOf(one) ?? [])
}

/** The card payment behind each transfer to this account, by the transfer, by the payment that it made there, and by the charge of the card. */
async function intentsOf(deps: Deps, destination: string): Promise<Map<string, string>> {
  const transfers = await askProvider(deps.cards, (stripe) =>
    stripe.transfers.list({ destination, limit: 100, expand: ['data.source_transaction'] }).autoPagingToArray({ limit: MOST_LINES }),
  )
  return new Map(
    transfers.flatMap(({ id, destination_payment, source_transaction: charge }): [string, string][] => {
      const intent = typeof charge === 'object' && charge ? idOf(charge.payment_intent) : null
      return intent === null ? [] : [id, idOf(destination_payment), idOf(charge)].flatMap((word) => (word ? [[word, intent]] : []))
    }),
  )
}

const NOBODY = { tournament: null, tournamentName: '', about: '' }
type Book = { money: BookedPayment; about: { tournament: string | null; tournamentName: string; about: string } }

/** What our books have of card payments: the money, and whose boat it was. */
async function booksOf(db: Queryable, payments: string[]): Promise<Map<string, Book>> {
  if (!payments.length) return new Map()
  const checkouts = await db.select().from(cardCheckouts).where(inArray(cardCheckouts.paymentIntent, payments))
  const ids = checkouts.map(({ id }) => id)
  const moved = ids.length ? await db.select().from(cardMovements).where(inArray(cardMovements.checkout, ids)) : []
  const boats = new Map(
    (
      await storedEntries(
        db,
        checkouts.flatMap(({ entry }) => entry ?? []),
      )
    ).map((row) => [row.id, row]),
  )
  const events = new Map(
    (
      await tournamentStore.findMany(
        db,
        checkouts.flatMap(({ tournament }) => tournament ?? []),
      )
    ).map((row) => [row.id, row.name]),
  )
  const members = await paidMemberships(
    db,
    checkouts.flatMap(({ membership }) => membership ?? []),
  )
  const names = await fullNames(db, [
    ...[...boats.values()].flatMap(({ users }) => users),
    ...[...members.values()].map(({ user }) => user),
  ])
  const crew = (entry: string | null) => (boats.get(entry ?? '')?.users ?? []).flatMap((user) => names.get(user) ?? []).join(' & ')
  return new Map(
    checkouts.flatMap(({ id, paymentIntent, entry, tournament, membership }): [string, Book][] => {
      const of = moved.filter(({ checkout }) => checkout === id)
      const paid = of.find(({ kind }) => kind === 'payment')
      if (!paid || !paymentIntent) return []
      const givenBack = of.flatMap(({ kind, amount }) => (kind === 'refund' ? [amount] : []))
      const member = members.get(membership ?? '')
      const about = member
        ? { tournament, tournamentName: member.name, about: names.get(member.user) ?? '' }
        : { tournament, tournamentName: events.get(tournament ?? '') ?? '', about: crew(entry) }
      return [[paymentIntent, { money: { paid: paid.amount, givenBack }, about }]]
    }),
  )
}
