import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { bulkDelete } from '../kernel/family-calls.ts'
import { id, requiredText, text } from '../kernel/fields.ts'
import { byFlag, byPart } from '../kernel/terms.ts'

/** One line of the table of what each level has (2 §3). */
const fields = {
  name: requiredText(120),
  description: text(2000).nullish(),
  subscription_levels: z.array(id).max(50).optional(),
  active: z.boolean().optional(),
}

export const subscriptionFeature = startingWith(
  record({ ...fields, subscription_levels: z.array(id), active: z.boolean() }).meta({
    id: 'SubscriptionFeature',
  }),
  { subscription_levels: [], active: true },
)
export type SubscriptionFeature = z.output<typeof subscriptionFeature>

const base = '/api/subscription-features/'
const noun = 'subscription features'
const shapes = {
  record: subscriptionFeature,
  create: creatable(fields),
  change: changeable(fields),
  terms: { name: byPart(), active: byFlag },
}

export const subscriptionFeatureCalls = {
  ...family(base, noun, shapes, { list: 'public', see: 'subscription-level.see', create: 'system-admin', edit: 'system-admin' }),
  deleteByArray: bulkDelete(base, noun, 'delete-by-array'),
}
