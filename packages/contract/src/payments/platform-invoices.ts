import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { countTotal, id, isoDateTime, money, moneyDelta } from '../kernel/fields.ts'

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
    status: z.enum(['open', 'failed', 'paid']),
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
  pay: endpoint({
    method: 'POST',
    path: `${base}pay/{id}`,
    summary:
      'Pay an invoice of the platform now, by the card on file. Twice is harmless. `prove`: the page of the provider on which the bank asks who pays; null where it is paid.',
    policy: 'account.edit',
    see: 'account.see',
    params: idParams,
    inSteps: true,
    response: platformInvoice.extend({ prove: z.string().nullable() }),
  }),
}
