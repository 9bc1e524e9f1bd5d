import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { bulkCreate, bulkUpdate, pagedSearch } from '../kernel/family-calls.ts'
import { countTotal, id, mapOf, money, moneyTotal, text } from '../kernel/fields.ts'
import { NEWEST_FIRST } from '../kernel/search.ts'
import { byFlag, byId } from '../kernel/terms.ts'
import { paidWith } from '../payments/paid-with.ts'
import { memberPaymentLog } from '../payments/payment-log.ts'
import { anglerName } from '../people/users.ts'

/** How long the name of an optional value may be, and its text; how many a member may have. */
export const OPTIONAL_VALUE = { name: 60, text: 500, most: 50 } as const
/** What else a season asks of its members, such as a shirt size. */
const optionalValue = z.union([text(OPTIONAL_VALUE.text), z.number(), z.boolean(), z.null()])
const optionalValues = mapOf(text(OPTIONAL_VALUE.name), optionalValue, OPTIONAL_VALUE.most)

const fields = {
  season: id,
  user: id,
  /** That of the season. */
  tour: id.nullish(),
  active: z.boolean().optional(),
  /** The fee; without one, that of the season. */
  amount: money.nullish(),
  /** By hand, in all: a copy of the payments. Said anew, it becomes one more of them, or takes the newest back. Cards stand beside it. */
  amountPaid: money.nullish(),
  /** One way for all of it; null where nobody says it, or where it came in two. */
  paidWith: paidWith.nullish(),
  /** Each payment by hand. Who sends these says no total. */
  paymentLog: memberPaymentLog.nullish(),
  approved: z.boolean().optional(),
  optionalValues: optionalValues.nullish(),
}

/**
 * Who is a member of a season, and what they have paid for it (2 §3, A69); one for each angler and season. The amounts and
 * the approval are written by those who edit the season: what a member sends of them is left as it is stored.
 */
export const membership = startingWith(
  record({
    ...fields,
    active: z.boolean(),
    approved: z.boolean(),
    amount: money,
    // The sum of many payments.
    amountPaid: moneyTotal,
    paidByCard: moneyTotal.meta({
      description: 'What cards have paid beside `amountPaid`, less what went back. Only the server writes it.',
    }),
    angler: anglerName.nullish(),
  }).meta({ id: 'Membership' }),
  { active: true, approved: false, amount: 0, amountPaid: 0, paidByCard: 0 },
  // The fee is that of the season, and who edits the season approves by making it.
  ['amount', 'approved'],
)
export type Membership = z.output<typeof membership>

/** How the members of a season stand. `paid`: what came in, also of those whose membership has ended. */
export const memberSums = z
  .object({ season: id, members: countTotal, waiting: countTotal, owing: countTotal, paid: moneyTotal, owed: moneyTotal })
  .meta({ id: 'MemberSums' })

const base = '/api/memberships/'
const shapes = {
  record: membership,
  create: creatable(fields),
  change: changeable(fields),
  terms: {
    season: byId,
    user: byId,
    tour: byId,
    active: byFlag,
    approved: byFlag,
    owes: byFlag.meta({ description: 'Whose membership goes on and is not paid in full; false: all others.' }),
  },
  sorts: ['amount', 'amountPaid', 'active', 'approved'],
  words: ['angler'],
  pagesOrder: NEWEST_FIRST,
}
const policy = { list: 'signed-in', see: 'membership.see', create: 'membership.edit', edit: 'membership.edit' } as const

export const membershipCalls = {
  ...family(base, 'memberships', shapes, policy),
  bulkCreate: bulkCreate(base, 'memberships', shapes),
  bulkUpdate: bulkUpdate(base, 'memberships', shapes),
  pagedSearch: pagedSearch(base, 'memberships', shapes, policy),
  sums: endpoint({
    method: 'GET',
    path: `${base}sums`,
    summary: 'How many members each season has, who waits, what is paid and what is owed; of those that the caller may see.',
    policy: 'signed-in',
    response: z.array(memberSums),
  }),
}
