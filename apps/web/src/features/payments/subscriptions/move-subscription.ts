import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { type Subscription, subscriptionCalls } from '@ramplight/contract/subscriptions/subscriptions'
import { call } from '#platform/call.ts'

export type Move = 'activate' | 'pause' | 'resume' | 'cancel'

const TO = { activate: 'active', pause: 'paused', resume: 'active', cancel: 'canceled' } as const satisfies Record<Move, string>
const MOVES = { inactive: ['activate'], active: ['pause', 'cancel'], paused: ['resume', 'cancel'], canceled: [] } as const satisfies Record<
  Subscription['status'],
  readonly Move[]
>
const AT_PROVIDER = {
  pause: stripeCalls.pauseSubscription,
  resume: stripeCalls.resumeSubscription,
  cancel: stripeCalls.cancelSubscription,
} satisfies Partial<Record<Move, AnyEndpoint>>

/** What can be done with a subscription. One that is billed begins when its first bill is paid, and not before. */
export const movesOf = ({ status, subscription_id }: Subscription): readonly Move[] =>
  MOVES[status].filter((move) => move !== 'activate' || !subscription_id)

/** What a card pays for is changed at the provider, and ours follows; any other is changed here. */
export function moveSubscription({ _id, subscription_id }: Subscription, move: Move): Promise<Subscription> {
  if (subscription_id && move !== 'activate') return call(AT_PROVIDER[move], { body: { subscription_id } })
  return call(subscriptionCalls.update, { params: { id: _id }, body: { status: TO[move] } })
}
