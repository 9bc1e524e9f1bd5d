import { PURPOSE_NAMES } from '@ramplight/domain/money/accounts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { countTotal, id, isoDateTime, money, moneyDelta, year } from '../kernel/fields.ts'

const angler = z.object({ angler: id, name: z.string() })
/** What is asked for an event, by name, so that it can be checked: $2 for each who is added, and back for each who is given back. */
const line = z.object({
  tournament: id,
  tournamentName: z.string(),
  day: z.string().nullable(),
  added: z.array(angler),
  givenBack: z.array(angler),
  paidOnline: countTotal.meta({ description: 'Anglers of this event who paid the fee themselves, online.' }),
  amount: moneyDelta,
})
const bill = {
  month: z.string().meta({ description: 'As in 2026-11.' }),
  lines: z.array(line),
  anglers: countTotal,
  credits: countTotal.meta({ description: 'Sign-up credits that pay for one angler each.' }),
  licensed: z.array(angler).meta({ description: 'For whom a license was on as the month ended: $4.99 each.' }),
  amount: money,
}

export const platformInvoice = z
  .object({
    _id: id,
    director: id,
    directorName: z.string(),
    ...bill,
    status: z
      .enum(['open', 'failed', 'paid', 'disputed', 'refunded'])
      .meta({ description: 'Disputed: a bank has taken the payment back and not decided. Refunded: the platform gave it back.' }),
    owed: money.meta({ description: 'What is to be paid now: also what a bank kept of an earlier payment.' }),
    refunded: money.meta({ description: 'What the platform gave back to the card.' }),
    disputed: money.meta({ description: 'What a bank has taken back and not decided.' }),
    tries: countTotal,
    tryAt: isoDateTime.nullable(),
    lastError: z.string().nullable(),
    createdAt: isoDateTime,
    paidAt: isoDateTime.nullable(),
  })
  .meta({ id: 'PlatformInvoice' })
export type PlatformInvoice = z.output<typeof platformInvoice>

/** What a director owes the platform: as far as this month has come, and what was billed. */
export const platformFees = z
  .object({
    director: id,
    locked: z.boolean(),
    coming: z.object(bill),
    card: z
      .object({ state: z.enum(['there', 'none', 'unknown']), brand: z.string().nullable(), last4: z.string().nullable() })
      .meta({ description: 'The card on file that pays. Unknown: the card provider did not answer.' }),
    /** The newest first. */
    invoices: z.array(platformInvoice),
  })
  .meta({ id: 'PlatformFees' })
export type PlatformFees = z.output<typeof platformFees>
export type FeeLine = z.output<typeof line>

/** In one line, for a banner. */
const standing = z.object({ director: id, locked: z.boolean(), unpaid: countTotal, amount: money })

const purpose = z.enum(PURPOSE_NAMES)
const bookMonth = z
  .string()
  .max(7)
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ example: '2026-11', description: 'As in 2026-11.' })

/** The platform's own book in a year. In less out is kept, and what came in from directors left their books. */
export const platformBook = z
  .object({
    year,
    /** Every year with money, and this one; the newest first. */
    years: z.array(year),
    ...{ in: moneyDelta, out: moneyDelta, kept: moneyDelta },
    purposes: z.array(z.object({ purpose, side: z.enum(['in', 'out']), amount: moneyDelta })),
    /** The newest first. */
    months: z.array(
      z.object({
        month: bookMonth,
        ...{ in: moneyDelta, out: moneyDelta, kept: moneyDelta },
        purposes: z.array(z.object({ purpose, side: z.enum(['in', 'out']), amount: moneyDelta })),
      }),
    ),
    /** What directors have paid the platform by invoices and bills, by their books and by its own: both are the same. */
    paidByDirectors: z.object({ theirs: moneyDelta, ours: moneyDelta }),
  })
  .meta({ id: 'PlatformBook' })
export type PlatformBook = z.output<typeof platformBook>

const bookLines = z.object({
  total: moneyDelta,
  /** False where there are more than are shown. */
  isWhole: z.boolean(),
  /** The newest first. */
  lines: z.array(
    z.object({
      key: z.string(),
      at: isoDateTime,
      what: z.enum(['checkout', 'invoice', 'bill']),
      about: z.string().meta({ description: 'Of whom it is: the event or season that a card has paid for, or the director.' }),
      amount: moneyDelta,
      isReversal: z.boolean(),
    }),
  ),
})

const base = '/api/platform-invoices/'

export const platformInvoiceCalls = {
  ofDirector: endpoint({
    method: 'GET',
    path: `${base}of-director/{id}`,
    summary: 'What a director owes the platform this month, event by event, and the invoices of the months before.',
    policy: 'account.see',
    params: idParams,
    response: platformFees,
  }),
  standing: endpoint({
    method: 'GET',
    path: `${base}standing/{id}`,
    summary: 'Whether an account is locked from registering anglers, and what of its invoices the card has not paid.',
    policy: 'account.see',
    params: idParams,
    response: standing,
  }),
  all: endpoint({
    method: 'GET',
    path: `${base}all`,
    summary: 'The newest invoices of all directors, 200 at most; those that failed come first.',
    policy: 'system-admin',
    response: z.array(platformInvoice),
  }),
  book: endpoint({
    method: 'GET',
    path: `${base}book/{year}`,
    summary: 'What the platform itself took in, paid and kept in a year, by month and kind.',
    policy: 'system-admin',
    params: z.object({ year }),
    response: platformBook,
  }),
  bookLines: endpoint({
    method: 'GET',
    path: `${base}book-lines/{month}/{purpose}`,
    summary: 'The lines behind a figure of the platform’s own book, the newest 500.',
    policy: 'system-admin',
    params: z.object({ month: bookMonth, purpose }),
    response: bookLines,
  }),
  pay: endpoint({
    method: 'POST',
    path: `${base}pay/{id}`,
    summary:
      'Pay an invoice of the platform now, by the card on file. Twice is harmless. `prove`: the page of the provider on which the bank asks who pays; null where it is paid.',
    own: 'money',
    policy: 'account.edit',
    see: 'account.see',
    params: idParams,
    inSteps: true,
    response: platformInvoice.extend({ prove: z.string().nullable() }),
  }),
}
