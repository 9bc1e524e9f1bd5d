import { accountCalls } from '@ramplight/contract/payments/accounts'
import { authCalls } from '@ramplight/contract/people/auth'
import { userCalls } from '@ramplight/contract/people/users'
import { subscriptionCodeCalls } from '@ramplight/contract/subscriptions/subscription-codes'
import { subscriptionFeatureCalls } from '@ramplight/contract/subscriptions/subscription-features'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { subscriptionCalls } from '@ramplight/contract/subscriptions/subscriptions'
import type { DemoStage } from './demo-stage.ts'
import { seedCredits } from './seed-credits.ts'

const DIRECTORS = [
  { email: 'rosa@demo.example', first_name: 'Rosa', last_name: 'Millbrook' },
  { email: 'wes@demo.example', first_name: 'Wes', last_name: 'Tarrow' },
  { email: 'kit@demo.example', first_name: 'Kit', last_name: 'Sandover' },
] as const

/** What is said of the levels, and which types have it. */
const FEATURES = [
  { name: 'Live leaderboard', types: ['basic', 'pro', 'gold'], description: 'On a phone, a TV and other sites.' },
  { name: 'Side pots and big fish', types: ['basic', 'pro', 'gold'], description: null },
  { name: 'Multi-day events', types: ['pro', 'gold'], description: 'Two days and more, with a total of all of them.' },
  { name: 'Cut lines', types: ['pro', 'gold'], description: null },
  { name: 'As many anglers as come', types: ['gold'], description: null },
] as const

type Signed = { token: string; password: string }

/**
 * Other directors of the system, as an admin sees them: who pays nothing any more, who has used a code, who waits, who is locked. They have
 * no tournaments.
 */
export async function seedSubscriptions(stage: DemoStage, { token, password }: Signed): Promise<void> {
  const { api } = stage
  const levels = await api.must(subscriptionLevelCalls.search, { token, body: { selectAll: true } })
  const level = (key: string) => levels.find((one) => one.key === key)!._id
  for (const { types, ...feature } of FEATURES) {
    const has = levels.filter(({ type }) => (types as readonly string[]).includes(type)).map(({ _id }) => _id)
    await api.must(subscriptionFeatureCalls.create, { token, body: { ...feature, subscription_levels: has } })
  }

  const made: string[] = []
  for (const person of DIRECTORS)
    made.push((await api.must(userCalls.create, { token, body: { ...person, password, userType: 'Director' } }))._id)
  const [rosa, wes, kit] = made as [string, string, string]
  const gold = { type: 'gold', level: level('gold-yearly'), billing_frequency: 'yearly', amount: 99.99 } as const
  await api.must(subscriptionCalls.create, { token, body: { ...gold, user: rosa, status: 'paused' } })
  const older = { type: 'basic', level: level('basic-monthly'), billing_frequency: 'monthly', amount: 29.99 } as const
  await api.must(subscriptionCalls.create, { token, body: { ...older, user: kit, status: 'canceled' } })
  await api.must(subscriptionCalls.create, { token, body: { ...gold, user: kit, status: 'inactive' } })

  const code = (note: string, more: object = {}) =>
    api.must(subscriptionCodeCalls.generate, { token, body: { level: level('gold-monthly'), note, ...more } })
  await code('For the booth at the spring expo')
  await code('Lost with the flyer', { active: false })
  const used = await code('For Wes, who tries it out for a year')
  const signedIn = await api.must(authCalls.login, { body: { email: DIRECTORS[1].email, password } })
  await api.must(subscriptionCodeCalls.redeem, { token: signedIn.token!, body: { code: used.code } })

  await seedCredits(stage, token, wes, [
    { amount: 40, description: 'Welcome' },
    { amount: -12, description: 'For the spring series' },
  ])
  await api.must(accountCalls.lock, { token, params: { id: kit }, body: { locked: true, reason: 'The bank says the card was stolen' } })
}
