import { PLACES, PURPOSE_NAMES } from '@ramplight/domain/money/accounts'
import { CASH_KINDS } from '@ramplight/domain/money/cash-log'
import { PAYOUT_METHODS } from '@ramplight/domain/money/payout-method'
import { POSTING_KINDS } from '@ramplight/domain/money/posting-kinds'
import { PROPOSAL_REASONS, REFUND_METHODS } from '@ramplight/domain/money/refunds'
import { BY_HAND_REASONS } from '@ramplight/domain/money/ways-back'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { idParams } from '../kernel/family.ts'
import { count, id, isoDate, isoDateTime, money, moneyDelta, moneyTotal, requiredText, text } from '../kernel/fields.ts'
import { cashLogSaid } from './cash-log-said.ts'
import { refund } from './refund-record.ts'

/** A text message of them is four parts at most. */
export const MOST_WORDS = 500

const place = z.enum(PLACES)
const purpose = z.enum(PURPOSE_NAMES)
const person = { by: id.nullable(), byName: z.string().nullable() }

/** A line of the ledger as a person reads it. Above 0 it came in, below 0 it went out. */
export const moneyLine = z
  .object({
    /** The posting, and which of its rows. */
    _id: z.string(),
    at: isoDateTime,
    /** When people did it, where it came here later: from a tablet without a network, or written down afterwards. */
    madeAt: isoDateTime.nullable(),
    ...person,
    kind: z.enum(POSTING_KINDS),
    /** Does it take another line back? */
    isReversal: z.boolean(),
    place: place.nullable(),
    purpose: purpose.nullable(),
    amount: moneyDelta,
    entry: id.nullable(),
    /** Whose money it is: a boat by its anglers, or who was paid. */
    about: z.string(),
    boatNumber: z.number().int().nullable(),
    /** The pot, where it is one. */
    pot: z.string().nullable(),
    /** Which ticket of a raffle it is for, by the name of the raffle. */
    ticket: z.object({ raffle: z.string(), number: z.number().int() }).nullable(),
    /** Why money was given back, or what was written down with it. */
    reason: z.string().nullable(),
    /** Where it was taken. */
    device: z.string().nullable(),
    /** What was done with the cash box, where it is that. */
    cashBox: z.enum(CASH_KINDS).nullable(),
  })
  .meta({ id: 'MoneyLine' })
export type MoneyLine = z.output<typeof moneyLine>

/** A boat that still has to pay; below 0 it has paid too much. */
const owing = z.object({
  entry: id,
  about: z.string(),
  boatNumber: z.number().int().nullable(),
  due: moneyDelta,
  paid: moneyDelta,
  owed: moneyDelta,
  /** It was deleted, and has paid. */
  isGone: z.boolean(),
  /**
   * What somebody is asked about. Paid too much: payments of which nobody who took one knew the other. Got back too much: refunds of that kind.
   * Owes: payments that two people voided, each for the other's.
   */
  takenTwice: z.array(
    z.object({ _id: id, at: isoDateTime, amount: moneyTotal, method: place, note: z.string().nullable(), byName: z.string().nullable() }),
  ),
})

/** The money of a tournament. in − out = kept, and kept is what all places hold. */
export const tournamentMoney = z
  .object({
    tournament: id,
    in: moneyDelta,
    out: moneyDelta,
    kept: moneyDelta,
    /** What boats still have to pay. */
    owed: moneyTotal,
    /** What boats have paid too much, and did not get back yet. */
    overpaid: moneyTotal,
    /** Of what is kept: what official results pay and nobody has handed out yet. Not of it: what boats are to give back. */
    toHandOut: moneyTotal,
    givesBack: moneyTotal,
    purposes: z.array(z.object({ purpose, side: z.enum(['in', 'out']), amount: moneyDelta })),
    places: z.array(z.object({ place, left: moneyDelta })),
    /** Boats that pay no entry fee. */
    free: count,
    owing: z.array(owing),
    /** The oldest first. */
    lines: z.array(moneyLine),
    /** Devices of the people of this event that were not heard of for a while: what they took is not here yet. */
    silent: z.array(z.object({ name: z.string().nullable(), lastSeenAt: isoDateTime })),
    /** Who has said something of the cash box, by their ids. */
    people: z.array(z.object({ _id: id, name: z.string() })),
  })
  .meta({ id: 'TournamentMoney' })
export type TournamentMoney = z.output<typeof tournamentMoney>

/**
 * The ways in which a boat is settled: money in the method that it goes, nobody moves any (`let-be`), that is said no more (`ask-again`), or one of
 * two records never happened (`recorded-twice`).
 */
export const SETTLE_WAYS = [...PAYOUT_METHODS, 'let-be', 'ask-again', 'recorded-twice'] as const
export type SettleWay = (typeof SETTLE_WAYS)[number]

const payoutSums = {
  /** What the official results pay. */
  due: moneyTotal,
  /** Handed out, less what came back. */
  handedOut: moneyDelta,
  /** Above 0 it is still to be handed out, below 0 the boat gives it back. */
  open: moneyDelta,
}

/** What each boat of a tournament is to get, what it got, and what is open, by pot. It follows from the log of money alone. */
export const tournamentPayouts = z
  .object({
    tournament: id,
    /** Results are official. While they are open nothing is settled, and what was handed out stays in the books. */
    official: z.boolean(),
    toHandOut: moneyTotal,
    givesBack: moneyTotal,
    /** Those that give back first, the largest amount first. */
    boats: z.array(
      z.object({
        entry: id,
        about: z.string(),
        boatNumber: z.number().int().nullable(),
        payee: id.nullable(),
        ...payoutSums,
        pots: z.array(
          z.object({
            /** `main`, `group:` and its name, or the id of a big fish or side pot. */
            pot: z.string(),
            payee: id.nullable(),
            ...payoutSums,
            /** The boat does not take so much of it. */
            unclaimed: moneyTotal,
            /** So much of what it got too much it keeps. */
            kept: moneyTotal,
            /** The second of two records of the same amount whose makers did not know of each other, where so much is too much. */
            repeated: id.nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'TournamentPayouts' })
export type TournamentPayouts = z.output<typeof tournamentPayouts>

const percent = z.number().min(0).max(100)

const proposal = z.object({
  amount: moneyTotal,
  of: moneyTotal,
  before: moneyTotal,
  why: z.enum(PROPOSAL_REASONS),
  percent,
  until: isoDate.nullable(),
  feeKept: moneyTotal,
})

/** What an entry has paid, what it got back, and what the policy of the tournament gives back today. */
export const refundable = z
  .object({
    entry: id,
    paid: moneyDelta,
    left: moneyTotal,
    /** What of it the boat has paid too much. */
    overpaid: moneyTotal,
    /** How it can go back, and how much of it at most. */
    ways: z.array(
      z.object({
        method: z.enum(REFUND_METHODS),
        most: moneyTotal,
        /** The card paid the share of one angler: who gets all of it back is asked for it again, unless the refund says otherwise. */
        isShare: z.boolean(),
      }),
    ),
    proposal,
    /** The same should it withdraw: what it paid too much, and what the policy refunds of the rest. */
    leaving: proposal,
    /** Each card that has paid, and what it can still take; `shareOf`: the angler whose share it paid; `back`: what it got back since the boat asked to withdraw. */
    cards: z.array(z.object({ _id: id, most: moneyTotal, shareOf: id.nullable(), back: moneyTotal })),
    /** What it was paid for, and how much of it can be refunded for this thing alone. */
    items: z.array(z.object({ item: z.string(), name: z.string().nullable(), most: moneyTotal })),
    /** The oldest first. */
    refunds: z.array(refund),
  })
  .meta({ id: 'Refundable' })
export type Refundable = z.output<typeof refundable>

const backState = z.enum(['open', 'asked', 'done'])

/** Who gets what back of a cancelled event, and how far that has come. `open`: not given back yet; `asked`: waits for the card provider. */
export const moneyBack = z
  .object({
    tournament: id,
    /** What is still to be given back. */
    open: moneyTotal,
    /** Every boat that has paid something. */
    boats: z.array(
      z.object({
        entry: id,
        about: z.string(),
        boatNumber: z.number().int().nullable(),
        state: backState,
        parts: z.array(
          z.object({
            method: z.enum(REFUND_METHODS),
            amount: moneyTotal,
            state: backState,
            /** Why it goes by check and not the way it came. */
            why: z.enum(BY_HAND_REASONS).nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'MoneyBack' })
export type MoneyBack = z.output<typeof moneyBack>

/** The most boats that one call gives their money back: the screen shows how far it is, and calls again. */
export const MOST_BOATS_AT_ONCE = 10

const base = '/api/money/'

export const moneyCalls = {
  byTournament: endpoint({
    method: 'GET',
    path: `${base}by-tournament/{id}`,
    summary: 'The money of a tournament as its ledger has it: in, out, kept and owed, by purpose and by place, with every line.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    response: tournamentMoney,
  }),
  cashBox: endpoint({
    method: 'POST',
    path: `${base}cash-box/{id}`,
    summary:
      'Add to the log of the cash box of a tournament: starting cash, a count, a deposit, money in or out that nothing else says, or that one of these never happened. Each has an id of its own and counts once.',
    own: 'money',
    policy: 'tournament.run',
    see: 'tournament.see',
    params: idParams,
    body: z.strictObject({ cashLog: cashLogSaid }),
    response: done,
  }),
  payouts: endpoint({
    method: 'GET',
    path: `${base}payouts/{id}`,
    summary: 'What each boat of a tournament is to get, what was handed out, and what is still open or given back after a correction.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    response: tournamentPayouts,
  }),
  openPayouts: endpoint({
    method: 'GET',
    path: `${base}open-payouts`,
    summary: 'The events with official results that the caller directs where payouts are still to be paid, or boats are to give some back.',
    policy: 'signed-in',
    response: z.array(z.object({ tournament: id, name: z.string(), toHandOut: moneyTotal, givesBack: moneyTotal })),
  }),
  settlePayouts: endpoint({
    method: 'POST',
    path: `${base}settle-payouts/{id}`,
    summary:
      'Settle all that is open of one boat with one word: it was handed out or came back in this way, or it is let be. `open` is what the caller saw; another sum is refused. A repeat with the same _id is done once.',
    own: 'money',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    body: z.strictObject({ _id: id, entry: id, open: moneyDelta, way: z.enum(SETTLE_WAYS), note: text(60).nullish() }),
    response: done,
  }),
  refundable: endpoint({
    method: 'GET',
    path: `${base}refundable/{id}`,
    summary: 'What an entry has paid and not got back yet, and what the refund policy of its tournament gives back today.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    response: refundable,
  }),
  refund: endpoint({
    method: 'POST',
    path: `${base}refund/{id}`,
    summary:
      'Refund an entry a part or all of what it paid: to its card, in cash, by check, or as credit; for all of it, or for one thing that it paid for. The boat does not pay it again, unless `isOwedAgain`. Never more than is left, also when two do it at once. A repeat with the same _id answers the stored refund.',
    own: 'money',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    body: z.strictObject({
      _id: id,
      amount: money,
      method: z.enum(REFUND_METHODS),
      reason: requiredText(200),
      item: text(60).nullish(),
      isOwedAgain: z.boolean().optional(),
      /** Which card, of several that have paid; without it the one that can take the most. */
      card: id.nullish(),
    }),
    response: refund,
    inSteps: true,
  }),
  back: endpoint({
    method: 'GET',
    path: `${base}back/{id}`,
    summary: 'Which boat of a tournament gets what back, and how, when the event does not take place; and what is given back already.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    response: moneyBack,
  }),
  giveAllBack: endpoint({
    method: 'POST',
    path: `${base}give-all-back/{id}`,
    summary: `Give the boats of a cancelled event everything back, each the way it paid, and tell their anglers: ${MOST_BOATS_AT_ONCE} boats, then call again. However often it is called, each boat gets its money once.`,
    own: 'money',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    /** What anglers read in place of "… is cancelled". How much they get, and how, is said below it in any case. */
    body: z.strictObject({ words: requiredText(MOST_WORDS).optional() }),
    response: moneyBack,
    inSteps: true,
  }),
}
