import { PAYOUT_WAYS } from '@ramplight/domain/money/payout-method'
import { REPORT_STATES } from '@ramplight/domain/money/payout-report'
import type { PolicyName } from '@ramplight/domain/policies/policies'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { MOST_AT_ONCE } from '../kernel/family-calls.ts'
import { id, isoDateTime, money, moneyDelta, moneyTotal } from '../kernel/fields.ts'
import { billingFrequency, providerId, subscription } from '../subscriptions/subscriptions.ts'
import { bankAccount, cardAccountCalls, connectedAccount } from './card-accounts.ts'
import { cardCheckoutCalls, ofEntry } from './card-checkout.ts'
import { cardCustomer, directorPage, page, savedCard, savedCardCalls } from './saved-cards.ts'
import { idOf, stripeId } from './stripe-ids.ts'

const [customer, subscription_id] = [idOf('cus'), idOf('sub')]

const intentState = z.enum(['waits-for-card', 'asks-whose-card', 'processing', 'paid', 'over'])
export const cardIntent = z
  .object({ payment_intent: idOf('pi'), status: intentState, amount: moneyTotal, client_secret: z.string().nullable() })
  .meta({ id: 'CardIntent' })

/** `dueBy`: proof that comes later changes nothing; null where nothing is asked any more, and the bank decides. */
const openDispute = z.object({
  key: z.string(),
  tournament: id.nullable(),
  season: id.nullable().meta({ description: 'Of a membership, which has no tournament.' }),
  tournamentName: z.string().meta({ description: 'The name of the tournament, or of the season.' }),
  about: z.string().meta({ description: 'The anglers of the boat, or the member.' }),
  amount: moneyTotal,
  dueBy: isoDateTime.nullable(),
})
/** `what`: an entry, a membership, an invoice of the platform, or a bill of a level. */
const bankCase = z.object({
  key: z.string(),
  what: z.enum(['entry', 'membership', 'invoice', 'bill']),
  name: z.string().meta({ description: 'The tournament or the season; the month of an invoice, as in 2026-11.' }),
  about: z.string().meta({ description: 'The anglers of the boat, the member, or the director who has paid.' }),
  director: z.string().meta({ description: 'Who got the money; empty where it was the platform.' }),
  amount: moneyTotal,
  state: z.enum(['asked', 'with-bank', 'won', 'lost']),
  at: isoDateTime,
  dueBy: isoDateTime.nullable(),
})
export type BankCase = z.output<typeof bankCase>
const cardAttention = z
  .object({
    disputes: z.array(openDispute),
    restricted: z.object({ needs: z.array(z.string()) }).nullable(),
  })
  .meta({ id: 'CardAttention' })

const moneyLine = z
  .object({
    key: z.string(),
    at: isoDateTime,
    type: z.string(),
    amount: moneyDelta,
    fee: moneyDelta,
    net: moneyDelta,
    status: z.string(),
  })
  .meta({ id: 'CardMoneyLine' })

/** A payout to the bank: its lines come to it, and each says whether our books have it too. */
const payoutReport = z
  .object({
    payout: z.string(),
    at: isoDateTime,
    amount: moneyDelta,
    /** What the lines come to. */
    sum: moneyDelta,
    /** False where it has more lines than are read. */
    isWhole: z.boolean(),
    lines: z.array(
      z.object({
        ...{ key: z.string(), at: isoDateTime, type: z.string(), amount: moneyDelta, fee: moneyDelta, net: moneyDelta },
        state: z.enum(REPORT_STATES),
        tournament: id.nullable(),
        tournamentName: z.string(),
        about: z.string().meta({ description: 'The anglers of the boat.' }),
      }),
    ),
  })
  .meta({ id: 'PayoutReport' })
const soldLevel = z.object({
  _id: id,
  name: z.string(),
  type: z.string(),
  price: money,
  billing_frequency: billingFrequency.nullish(),
  price_id: providerId,
})

/** Somebody outside is asked in between, and each step is kept. Cards, accounts and what they pay for are each person's own to change. */
const asking = <Body extends z.ZodType, Response extends z.ZodType, const Policy extends PolicyName>(
  name: string,
  summary: string,
  policy: Policy,
  body: Body,
  response: Response,
) => endpoint({ method: 'POST', path: `/api/stripe/${name}`, summary, policy, body, response, inSteps: true, own: 'cards' })
/** The same, of what changes nothing here. */
const reading = <Body extends z.ZodType, Response extends z.ZodType, const Policy extends PolicyName>(
  name: string,
  summary: string,
  policy: Policy,
  body: Body,
  response: Response,
) => endpoint({ method: 'POST', path: `/api/stripe/${name}`, summary, policy, body, response, reads: true })

const nothing = z.strictObject({})
const ofCustomer = z.strictObject({ customer })
const ofAccount = z.strictObject({ stripeId })
const ofSubscription = z.strictObject({ subscription_id })
const ofLevel = z.strictObject({ level: id })

/**
 * The card provider. We never see a card: people type it on a page of the provider. Amounts are computed here, and what is named must
 * belong to who asks (A24). What an answer says is a hint; what counts is what the provider tells by webhook.
 */
export const stripeCalls = {
  createCustomer: asking(
    'create-stripe-customer',
    'Begin to keep cards for the caller. Twice is harmless.',
    'signed-in',
    nothing,
    cardCustomer,
  ),
  getCustomer: reading('get-customer', 'What the provider keeps of a person.', 'account.see', ofCustomer, cardCustomer),
  cards: reading('get-cards-by-stripe-customer-id', 'The saved cards of a person.', 'account.see', ofCustomer, z.array(savedCard)),
  ...savedCardCalls,
  ...cardAccountCalls,
  createSetupIntent: asking(
    'create-setup-intent',
    'Begin to save a card of the caller, for a page that speaks with the provider itself.',
    'signed-in',
    nothing,
    z.object({ setup_intent: idOf('seti'), status: z.string(), client_secret: z.string() }),
  ),

  createPaymentIntent: asking(
    'create-payment-intent',
    'Begin to pay what an entry owes, for a page that speaks with the provider itself. The amount is computed here.',
    'entry.see',
    ofEntry,
    cardIntent,
  ),
  getPaymentIntent: reading(
    'get-payment-intent',
    'How far a payment of the caller is.',
    'account.see',
    z.strictObject({ payment_intent: idOf('pi') }),
    cardIntent,
  ),
  ...cardCheckoutCalls,

  createSubscription: asking(
    'create-stripe-subscription',
    'Subscribe to a level, paid by the default card of the caller.',
    'signed-in',
    ofLevel,
    subscription,
  ),
  subscriptionCheckout: asking(
    'create-subscription-checkout-session',
    'A page of the provider on which the caller subscribes to a level. `back`: the page of a director that they came from.',
    'signed-in',
    ofLevel.extend({ back: directorPage.optional() }),
    page,
  ),
  createRecurringIntent: asking(
    'create-reoccuring-payment-intent',
    'Subscribe to a level, paid for the first time on a page that speaks with the provider itself.',
    'signed-in',
    ofLevel,
    cardIntent.extend({ subscription_id }),
  ),
  processSubscriptionIntent: asking(
    'process-subscription-payment-intent',
    'Look at the provider how far the first payment of a subscription is.',
    'subscription.see',
    ofSubscription,
    subscription,
  ),
  getSubscription: asking(
    'get-stripe-subscription-by-id',
    'A subscription as the provider knows it now.',
    'subscription.see',
    ofSubscription,
    subscription,
  ),
  updateSubscription: asking(
    'update-stripe-subscription',
    'Change a subscription to another level. What was paid already is taken into account.',
    'subscription.edit',
    z.strictObject({ subscription_id, level: id }),
    subscription,
  ),
  previewLevel: reading(
    'preview-stripe-subscription',
    'What the next bill would be if a subscription changed to another level now. `change`: what is taken into account for the rest of the period that is paid; below 0 it goes back.',
    'subscription.edit',
    z.strictObject({ subscription_id, level: id }),
    z.object({ change: moneyDelta, bill: moneyTotal, at: isoDateTime }),
  ),
  pauseSubscription: asking(
    'pause-stripe-subscription-by-id',
    'Pause a subscription: nothing is charged.',
    'subscription.edit',
    ofSubscription,
    subscription,
  ),
  resumeSubscription: asking(
    'resume-stripe-subscription-by-id',
    'Go on with a paused subscription.',
    'subscription.edit',
    ofSubscription,
    subscription,
  ),
  cancelSubscription: asking(
    'cancel-stripe-subscription-by-id',
    'End a subscription. Twice is harmless.',
    'subscription.edit',
    ofSubscription,
    subscription,
  ),
  syncSubscriptions: asking(
    'sync-account-subscriptions',
    'Ask the provider for all subscriptions of a customer, and keep what it says.',
    'account.edit',
    ofCustomer,
    z.array(subscription),
  ),
  levels: reading('get-all-subscription-levels', 'The levels that can be bought by card.', 'signed-in', nothing, z.array(soldLevel)),
  portal: asking('request-portal-session', 'A page of the provider for the bills and cards of the caller.', 'signed-in', nothing, page),

  ownAttention: endpoint({
    method: 'GET',
    path: '/api/stripe/own-attention',
    summary: 'What waits for the caller about cards: payments that a bank asks back, and an account that the provider has restricted.',
    policy: 'director',
    response: cardAttention,
  }),
  ownBankCases: endpoint({
    method: 'GET',
    path: '/api/stripe/own-bank-cases',
    summary: 'Card payments of the caller’s events and seasons that banks took back, and how the banks decided.',
    policy: 'director',
    response: z.array(bankCase),
  }),
  bankCases: endpoint({
    method: 'GET',
    path: '/api/stripe/bank-cases',
    summary:
      'Card payments that banks took back, of directors and of the platform: what has to be answered first, then what is not decided, then the newest; 200 at most.',
    policy: 'system-admin',
    response: z.array(bankCase),
  }),
  createAccount: asking(
    'create-stripe-account',
    'Begin to be paid by card: for a director. Twice is harmless.',
    'account.sell',
    nothing,
    connectedAccount,
  ),
  deleteAccount: endpoint({
    ...asking(
      'delete-stripe-account',
      'Disconnect an account. Twice is harmless.',
      'account.edit',
      ofAccount,
      z.object({ deleted: z.literal(true) }),
    ),
    fresh: true,
  }),
  bankAccounts: reading(
    'get-bank-accounts-by-stripe-id',
    'The banks an account is paid out to.',
    'account.see',
    ofAccount,
    z.array(bankAccount),
  ),
  cardAccounts: reading(
    'get-card-accounts-by-stripe-id',
    'The debit cards an account is paid out to.',
    'account.see',
    ofAccount,
    z.array(bankAccount),
  ),
  transactions: reading(
    'get-transactions-by-stripe-id',
    'Every movement of an account, the newest first.',
    'account.see',
    ofAccount,
    z.array(moneyLine),
  ),
  accountPayments: reading(
    'get-payments-by-stripe-id',
    'What came into an account, the newest first.',
    'account.see',
    ofAccount,
    z.array(moneyLine),
  ),
  accountPayouts: reading(
    'get-payouts-by-stripe-id',
    'What went from an account to its bank, the newest first.',
    'account.see',
    ofAccount,
    z.array(moneyLine),
  ),
  payoutReport: reading(
    'get-payout-report-by-stripe-id',
    'What a payout to the bank is made of, line by line beside our books.',
    'account.see',
    z.strictObject({ stripeId, payout: idOf('po') }),
    payoutReport,
  ),
  payoutWays: reading(
    'payout-ways',
    'Which of these payouts can go to the account of who won them, of the tournaments that the caller may edit. `available`: what lies in the account that pays, where it is one and the provider answers.',
    'signed-in',
    z.strictObject({ ids: z.array(id).min(1).max(MOST_AT_ONCE) }),
    z.object({
      available: moneyDelta.nullable(),
      ways: z.array(z.object({ payment: id, way: z.enum(PAYOUT_WAYS) })),
    }),
  ),
  transfer: asking(
    'transfer',
    "Pay a payout of a tournament to the angler's own account, from that of its director. Once for each payout.",
    'payment.edit',
    z.strictObject({ payment: id }),
    z.object({ transfer: z.string(), amount: moneyTotal }),
  ),
}
