import { z } from 'zod'
import { FACTOR_OF_DIRECTORS } from '../people/second-factor.ts'

/** The numbers SMS are sent from: a list of `{ number, label, isActive }` (`settings/sms-campaign-numbers`). */
export const SMS_NUMBERS = 'sms-campaign-numbers'
/** What the provider takes for one part of an SMS, in dollars. */
export const SMS_PART_PRICE = 'sms-part-price'
/** True: what events bring in is shared with the platform (A30). */
export const REVENUE_SHARE = 'revenue-share'

const isSwitch = { value: z.boolean(), code: 'setting.switch' } as const

/** What the settings that the product reads may hold, and what is said to anything else. Other keys hold any JSON. */
export const SETTING_VALUES = new Map<string, { value: z.ZodType; code: 'setting.switch' | 'setting.price' }>([
  [REVENUE_SHARE, isSwitch],
  [FACTOR_OF_DIRECTORS, isSwitch],
  [SMS_PART_PRICE, { value: z.number().min(0).max(10).nullable(), code: 'setting.price' }],
])
