import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { pagedSearch } from '../kernel/family-calls.ts'
import { count, countTotal, id, isoDate, money } from '../kernel/fields.ts'
import { byFlag, byId, byMoney, byPart } from '../kernel/terms.ts'
import { identifier } from '../kernel/typed.ts'
import { stripeId } from './stripe-ids.ts'
import { couponCode, useCouponCalls } from './use-coupon.ts'

const fields = {
  code: couponCode,
  amount: money.refine((cents) => cents > 0, 'must be more than 0').meta({ description: 'Off the entry fee of one boat.' }),
  tournament: id.nullish().meta({ description: 'Where it counts; without one, at every event of its director.' }),
  most: count.min(1).nullish().meta({ description: 'How many boats can use it; without one, as many as like.' }),
  until: isoDate.nullish().meta({ description: 'The last day on which it can be used, where the tournament is.' }),
  active: z.boolean().optional(),
  stripeAccountId: stripeId.nullish().meta({ description: 'The account of its director at the card provider (3 §3).' }),
  director: id.optional().meta({ description: 'Whose it is; only an admin names somebody else.' }),
}

/** A code that takes an amount off the entry fee (3 §3). Who has used it keeps what it took off then. */
export const coupon = startingWith(
  record({
    ...fields,
    amount: money,
    director: id,
    active: z.boolean(),
    /** By how many boats it is used. */
    used: countTotal,
  }).meta({ id: 'Coupon' }),
  { active: true, used: 0 },
)
export type Coupon = z.output<typeof coupon>

const base = '/api/coupons/'
const noun = 'coupons'
const policy = { list: 'signed-in', see: 'own.see', create: 'director', edit: 'own.edit' } as const
const shapes = {
  record: coupon,
  create: creatable(fields),
  change: changeable(fields),
  terms: { code: byPart(40, identifier), tournament: byId, active: byFlag, amount: byMoney, director: byId },
  sorts: ['code', 'amount', 'until', 'active'],
} as const
const common = family(base, noun, shapes, policy)

export const couponCalls = {
  ...common,
  create: { ...common.create, aliases: [...(common.create.aliases ?? []), 'POST /api/stripe/create-coupon-code'] as const },
  pagedSearch: pagedSearch(base, noun, shapes, policy),
  ...useCouponCalls,
}
