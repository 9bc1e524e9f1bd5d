import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { id, isoDateTime, moneyDelta, moneyTotal, year } from '../kernel/fields.ts'

/** `asked`: nobody has handed it in yet; `there`: it was handed in, then. */
const taxForm = z.object({ state: z.enum(['asked', 'there']), at: isoDateTime })

/** What each angler won in a year at the tournaments of a director: the payments that it is made of add up to it. */
export const winnings = z
  .object({
    year,
    /** Every year with payouts, and 2023; the newest first. */
    years: z.array(year),
    /** From so much on it is reported: what the caller has set for this year, otherwise what is usual. */
    reportedFrom: moneyTotal,
    /** What is usual in this year. */
    usuallyFrom: moneyTotal,
    people: z.array(
      z.object({
        user: id,
        name: z.string(),
        won: moneyDelta,
        /** Their W-9, as far as the caller may see it: a document with that name. */
        taxForm: taxForm.nullable(),
        /** The oldest first. */
        payments: z.array(
          z.object({
            _id: id,
            at: isoDateTime,
            description: z.string(),
            /** Below 0: it came back. */
            won: moneyDelta,
            /** Nobody has said yet that it was handed out: official results owe it. */
            isRecorded: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Winnings' })
export type Winnings = z.output<typeof winnings>

/** Calls about winnings; by themselves, so that an angler's phone need not carry them with the other calls of payments. */
export const winningsCalls = {
  winnings: endpoint({
    method: 'GET',
    path: '/api/payments/winnings/{year}',
    summary: 'What each angler won in a year at the tournaments that the caller directs, the most first. Refunds are no winnings.',
    policy: 'signed-in',
    params: z.object({ year }),
    response: winnings,
  }),
}
