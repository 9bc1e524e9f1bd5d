import type { Plan } from '@ramplight/contract/subscriptions/plans'
import { askProvider } from '#platform/cards/ask-provider'
import { atTime } from '#platform/cards/at-time'
import type { Deps } from '#platform/http/deps'

/** How the card provider sees a subscription. One that is away keeps nobody from reading what they have. */
export async function billOf({ cards }: Pick<Deps, 'cards'>, subscription: string): Promise<Plan['bill']> {
  try {
    const { status, items } = await askProvider(cards, (stripe) => stripe.subscriptions.retrieve(subscription))
    const end = items.data[0]?.current_period_end
    return { state: status === 'past_due' ? 'past-due' : 'good', until: end ? atTime(end) : null }
  } catch {
    return { state: 'unknown', until: null }
  }
}
