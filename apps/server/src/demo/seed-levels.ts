import { subscriptionCodeCalls } from '@ramplight/contract/subscriptions/subscription-codes'
import { subscriptionFeatureCalls } from '@ramplight/contract/subscriptions/subscription-features'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import type { DemoStage } from './demo-stage.ts'

const FEATURES = ['Card payments', 'Sponsors on boards', 'As many anglers as come']

/** What a system admin has set up of levels: the lines that they are compared by, and a code for a friend of the house. */
export async function seedLevels({ api }: DemoStage, token: string): Promise<void> {
  const levels = (await api.must(subscriptionLevelCalls.list, { token })).filter(({ active }) => active)
  const subscription_levels = levels.map(({ _id }) => _id)
  for (const name of FEATURES) await api.must(subscriptionFeatureCalls.create, { token, body: { name, subscription_levels } })
  await api.must(subscriptionCodeCalls.generate, {
    token,
    body: { level: subscription_levels[0] ?? null, note: 'Cane Creek Bass Club, first season' },
  })
}
