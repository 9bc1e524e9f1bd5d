import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { id, moneyTotal } from '../kernel/fields.ts'
import { identifier } from '../kernel/typed.ts'

/** As people write codes: capitals or not, without the blanks around them. */
export const couponCode = identifier(40)
  .min(1, 'is required')
  .regex(/^[A-Za-z0-9-]+$/, 'must be letters, digits and -')
  .overwrite((code) => code.toUpperCase())
  .meta({ example: 'FOG5' })

/** A coupon that a boat used: `amount` is what it took off the entry fee, whatever became of the coupon. */
export const usedCoupon = z.object({ _id: id, code: z.string(), amount: moneyTotal }).meta({ id: 'UsedCoupon' })

/** What the boat has now. `isCovered`: nothing is left to pay, so it is Paid. */
const couponOfEntry = z.object({ coupon: usedCoupon.nullable(), isCovered: z.boolean() }).meta({ id: 'CouponOfEntry' })

/** What an angler, or whoever runs the tournament, does with a coupon; by themselves, so that a phone need not carry the others. */
export const useCouponCalls = {
  use: endpoint({
    method: 'POST',
    path: '/api/coupons/use',
    summary:
      'Take a coupon off what an entry owes, or a team that has signed up, in place of the one that it had. Before it has paid. A repeat changes nothing.',
    policy: 'entry.see',
    body: z.strictObject({ entry: id, code: couponCode }),
    response: couponOfEntry,
  }),
  takeOff: endpoint({
    method: 'POST',
    path: '/api/coupons/take-off',
    summary: 'Take the coupon off an entry, or a team that has signed up, again, before it has paid. Somebody else can use it then.',
    policy: 'entry.see',
    body: z.strictObject({ entry: id }),
    response: couponOfEntry,
  }),
}
