import { newId } from '@ramplight/contract/kernel/new-id'
import fc from 'fast-check'
import { ASKS, DECLINED, DISPUTED, PAYS } from './a-card-ramp.ts'
import type { Death } from './a-server-that-dies.ts'
import type { RampStep } from './day-at-the-ramp.ts'
import { TEAM_ACTS, type TeamStep } from './day-of-a-team.ts'
import { MOODS, type Mood } from './moods.ts'

/** What each takes off, in dollars: a little, and half of it all. */
export const COUPONS = { TEN: 10, HALF: 50 } as const
export const COUPON_IDS = { TEN: newId(), HALF: newId() }
type CouponName = keyof typeof COUPONS

/** What people and the provider do. Whoever it is, at whatever moment: `pick` chooses among what is there then. */
export type CardStep =
  | { does: 'opens'; taps: number; sameId: boolean; mood: Mood; who: 'lily' | 'tom'; mine: boolean }
  | { does: 'types'; page: number; card: string; proves: boolean }
  | { does: 'tells'; picks: readonly number[]; mood: Mood; atOnce: boolean }
  | { does: 'is cut'; picks: readonly number[]; after: number }
  | { does: 'is late'; isSwept: boolean }
  | { does: 'gives back'; percent: number }
  | { does: 'disputes' }
  | { does: 'decides'; won: boolean }
  | { does: 'goes to the bank' }
  | { does: 'looks'; mood: Mood }
  | { does: 'uses a coupon'; code: CouponName }
  | { does: 'takes it off' }
  | { does: 'sends winnings'; cents: number; taps: number; mood: Mood }
  | { does: 'takes winnings back'; percent: number }
  | { does: 'hands winnings out' }

/** The server is killed over this. */
type DeathStep = Death & { does: 'the server dies'; over: LivingStep }
export type LivingStep = CardStep | RampStep | TeamStep
export type MoneyStep = LivingStep | DeathStep

/** A line that is cut costs half a second each time, before the SDK gives up: seldom. */
const mood = fc.option(fc.oneof({ weight: 5, arbitrary: fc.constant(MOODS[0]) }, { weight: 1, arbitrary: fc.constantFrom(...MOODS) }), {
  freq: 4,
  nil: null,
})
const picks = fc.array(fc.nat(99), { minLength: 1, maxLength: 6 })
/** A card pays more often than not, or a day would say little. */
const card = fc.constantFrom(PAYS, PAYS, PAYS, ASKS, DECLINED, DISPUTED)
const method = fc.constantFrom('cash' as const, 'check' as const)
const taps = fc.integer({ min: 1, max: 2 })
const manyTaps = fc.integer({ min: 1, max: 3 })

type Given<Name> = Omit<Extract<LivingStep, { does: Name }>, 'does'>
/** How often each happens beside the others, and with what. */
type Chances = {
  [Name in LivingStep['does']]: [weight: number, given?: { [Field in keyof Given<Name>]: fc.Arbitrary<Given<Name>[Field]> }]
}

const CHANCES: Chances = {
  // One who pays all, and two who pay a half each.
  opens: [4, { taps: manyTaps, sameId: fc.boolean(), mood, who: fc.constantFrom('lily', 'lily', 'tom'), mine: fc.boolean() }],
  types: [6, { page: fc.nat(9), card, proves: fc.boolean() }],
  tells: [5, { picks, mood, atOnce: fc.boolean() }],
  'is cut': [2, { picks, after: fc.nat(12) }],
  'is late': [4, { isSwept: fc.boolean() }],
  'gives back': [4, { percent: fc.constantFrom(7, 33, 50, 100, 100) }],
  disputes: [2],
  decides: [2, { won: fc.boolean() }],
  'goes to the bank': [1],
  looks: [2, { mood }],
  'uses a coupon': [2, { code: fc.constantFrom('TEN', 'HALF') }],
  'takes it off': [1],
  'sends winnings': [2, { cents: fc.constantFrom(2500, 6000, 9_000_000), taps: manyTaps, mood }],
  'takes winnings back': [1, { percent: fc.constantFrom(40, 100) }],
  'hands winnings out': [1],
  'pays at the ramp': [3, { method, taps }],
  'never paid': [2],
  pot: [3, { joins: fc.boolean() }],
  'two are one': [1, { stays: fc.constantFrom('lily', 'twin') }],
  'sells the boat': [1, { dollars: fc.constantFrom(50, 123.45, 0.07), boughtBack: fc.constantFrom(0, 33.3, 50), method, taps }],
  'sale taken back': [1],
  'a team wants the last place': [1, { acts: fc.array(fc.constantFrom(...TEAM_ACTS), { minLength: 1, maxLength: 5 }) }],
  'the desk gives back': [
    3,
    {
      ...{ method: fc.constantFrom('card', 'card', 'cash'), percent: fc.constantFrom(40, 60, 100, 130) },
      ...{ taps, sameId: fc.boolean(), mood },
    },
  ],
}

const stepOf = (does: LivingStep['does']) =>
  fc.record({ does: fc.constant(does), ...(CHANCES[does][1] ?? {}) }) as unknown as fc.Arbitrary<LivingStep>

/** What a server may be doing when it is killed. The provider answers well: one fault is enough. */
const OVER = ['opens', 'opens', 'tells', 'tells', 'looks', 'the desk gives back', 'sends winnings', 'uses a coupon'] as const
const death: fc.Arbitrary<MoneyStep> = fc
  .record({ over: fc.oneof(...OVER.map(stepOf)), at: fc.integer({ min: 2, max: 40 }), isDone: fc.boolean() })
  .map(({ over, ...at }) => ({ does: 'the server dies', over: 'mood' in over ? { ...over, mood: null } : over, ...at }))

/** So many times as often as on other days. */
export type Often = Partial<Record<MoneyStep['does'], number>>
const DEATHS = 3

export const OPENS = { does: 'opens', taps: 1, sameId: false, mood: null, who: 'lily', mine: false } as const satisfies MoneyStep

/** Every day begins with somebody who wants to pay. */
export function moneyDays(often: Often = {}): fc.Arbitrary<readonly MoneyStep[]> {
  const some = (Object.keys(CHANCES) as LivingStep['does'][]).map((does) => ({
    weight: CHANCES[does][0] * (often[does] ?? 1),
    arbitrary: stepOf(does) as fc.Arbitrary<MoneyStep>,
  }))
  const step = fc.oneof(...some, { weight: DEATHS * (often['the server dies'] ?? 1), arbitrary: death })
  return fc
    .tuple(fc.array(step, { minLength: 4, maxLength: 18, size: 'max' }), fc.boolean())
    .map(([steps, mine]) => [{ ...OPENS, mine }, ...steps])
}
