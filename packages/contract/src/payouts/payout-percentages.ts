import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { byUser } from '../kernel/family-calls.ts'
import { id, text } from '../kernel/fields.ts'
import { byFlag, byId, byPart } from '../kernel/terms.ts'

const MOST_PLACES = 300
const percentage = z.number().min(0).max(100)

/** Always percent, also below 1 (A34). Which part of the pool a place gets depends on the sum of the places used (A33, A35). */
export const payStructure = z
  .array(z.strictObject({ position: z.number().int().min(1).max(MOST_PLACES), percentage }))
  .max(MOST_PLACES)
  .refine((places) => new Set(places.map(({ position }) => position)).size === places.length, 'names a place twice')

const fields = {
  name: text(80).nullish(),
  payStructure,
  last_place_payout: percentage.nullish().meta({ description: 'Percent; kept, and not part of the sum (A33).' }),
  user: id.nullish(),
  systemDefault: z.boolean().nullish(),
}

/** A pay structure of a person, or of the system: how much of the pool each place gets. */
export const payoutPercentage = startingWith(record(fields).meta({ id: 'PayoutPercentage' }), { systemDefault: false })
export type PayoutPercentage = z.output<typeof payoutPercentage>

const base = '/api/payout-percentages/'

export const payoutPercentageCalls = {
  ...family(
    base,
    'payout percentages',
    {
      record: payoutPercentage,
      create: creatable(fields),
      change: changeable(fields),
      terms: { user: byId, systemDefault: byFlag, name: byPart() },
      sorts: ['name'],
    },
    { list: 'signed-in', see: 'own.see', create: 'director', edit: 'own.edit' },
  ),
  getDefaultPayout: endpoint({
    method: 'GET',
    path: `${base}get-default-payout`,
    summary: 'The pay structure of 40 places that is used where nobody names another one.',
    policy: 'signed-in',
    response: z.object({ payStructure, last_place_payout: percentage }),
  }),
  byUser: byUser(
    base,
    'The pay structures a person can choose from: their own first, then those of the system.',
    { see: 'signed-in' },
    z.array(payoutPercentage),
  ),
}
