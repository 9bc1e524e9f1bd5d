import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { bulkCreate } from '../kernel/family-calls.ts'
import { id, mapOf, money, text } from '../kernel/fields.ts'
import { byFlag, byId } from '../kernel/terms.ts'
import { anglerName } from '../people/users.ts'

/** What else a season asks of its members, such as a shirt size. */
const optionalValues = mapOf(text(60), z.union([text(500), z.number(), z.boolean(), z.null()]), 50)

const fields = {
  season: id,
  user: id,
  /** That of the season. */
  tour: id.nullish(),
  active: z.boolean().optional(),
  /** The fee; without one, that of the season. */
  amount: money.nullish(),
  amountPaid: money.nullish(),
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
    amountPaid: money,
    angler: anglerName.nullish(),
  }).meta({ id: 'Membership' }),
  { active: true, approved: false, amount: 0, amountPaid: 0 },
  // The fee is that of the season, and who edits the season approves by making it.
  ['amount', 'approved'],
)
export type Membership = z.output<typeof membership>

const base = '/api/memberships/'
const shapes = {
  record: membership,
  create: creatable(fields),
  change: changeable(fields),
  terms: { season: byId, user: byId, tour: byId, active: byFlag, approved: byFlag },
  sorts: ['amount', 'amountPaid', 'active', 'approved'],
}

export const membershipCalls = {
  ...family(base, 'memberships', shapes, {
    list: 'signed-in',
    see: 'membership.see',
    create: 'membership.edit',
    edit: 'membership.edit',
  }),
  bulkCreate: bulkCreate(base, 'memberships', shapes),
}
