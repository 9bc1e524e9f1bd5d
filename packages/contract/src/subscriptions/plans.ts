import { TIERS } from '@ramplight/domain/subscriptions/tiers'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { countTotal, id, isoDateTime } from '../kernel/fields.ts'
import { subscription } from './subscriptions.ts'

const tier = z.enum(TIERS)
const limit = countTotal.nullable().meta({ description: 'How many anglers an event may have; null: as many as come.' })

/** How an event stands towards the level of its director. */
export const eventRoom = z
  .object({
    tournament: id,
    tier,
    limit,
    registrants: countTotal.meta({ description: 'Anglers who are entered, each once.' }),
    hasBegun: z.boolean(),
    isLocked: z.boolean().meta({ description: 'The director owes the platform: nobody is registered for an event to come.' }),
  })
  .meta({ id: 'EventRoom' })
export type EventRoom = z.output<typeof eventRoom>

const overLimit = z.object({ tournament: id, name: z.string(), day: z.string(), registrants: countTotal })

/** What a director has, and what has outgrown it. */
export const plan = z
  .object({
    director: id,
    tier,
    limit,
    onSale: z.boolean().meta({ description: 'Is a higher level for sale? Where none is, no limit is asked for.' }),
    /** Of the level they have, or have paused; null on Free, and where somebody else pays for it. */
    subscription: subscription.nullable(),
    bill: z
      .object({ state: z.enum(['good', 'past-due', 'unknown']), until: isoDateTime.nullable() })
      .nullable()
      .meta({ description: 'What the card provider says of it: whether the last bill is paid, and until when. Null where no card pays.' }),
    licenses: countTotal.meta({ description: 'Active licences of their staff.' }),
    /** Events of the last 90 days and to come with more anglers than the level takes, the newest first. */
    over: z.array(overLimit),
  })
  .meta({ id: 'Plan' })
export type Plan = z.output<typeof plan>

const base = '/api/plans/'

export const planCalls = {
  ofDirector: endpoint({
    method: 'GET',
    path: `${base}of-director/{id}`,
    summary: 'The level of a director, how many anglers it takes, and which events have more.',
    policy: 'account.see',
    params: idParams,
    response: plan,
  }),
  room: endpoint({
    method: 'GET',
    path: `${base}room/{id}`,
    summary: 'How many anglers an event has, and how many the level of its director takes.',
    policy: 'tournament.run',
    params: idParams,
    response: eventRoom,
  }),
}
