import type { Weight } from '@ramplight/domain/kernel/units'
import { NO_DEAD_FISH_WEIGHT } from '@ramplight/domain/scoring/adjustments'
import type { HeaviestBag } from '@ramplight/domain/scoring/heaviest-bag'
import { t } from './bag.texts.ts'
import { type BagValues, lacksPenaltyReason } from './bag-entry.ts'
import type { farLead } from './far-lead.ts'

/** `error` cannot be saved; `ask` takes one more tap; `note` only says so. `instead`: the weight of the bag that may be meant. */
export type Guard = { code: string; level: 'error' | 'ask' | 'note'; text: string; instead?: Weight }

export type GuardFacts = {
  values: BagValues
  fishLimit: number | null
  /** Of the bags weighed so far; null while there are too few to say. */
  medianBag: Weight | null
  /** How the bags of the other boats compare with this one; null where it does not lead by much. */
  farLead: ReturnType<typeof farLead>
  /** What no bag and no fish of this kind has weighed yet; null where nothing can be said. */
  heaviest: HeaviestBag | null
  checkedIn: boolean
  paid: boolean
  disqualified: boolean
  /** Errors of the scoring rules, in the specification's words. */
  scoringErrors: readonly string[]
  deadFishUsed: Weight | null
  otherDay: boolean
  write: (weight: Weight) => string
}

/** Fewer bags than this say nothing about a usual one. */
const ENOUGH_BAGS = 4
const FAR_OVER = 3

export function medianBag(weights: readonly Weight[]): Weight | null {
  const caught = weights.filter((weight) => weight > 0).sort((a, b) => a - b)
  return caught.length < ENOUGH_BAGS ? null : caught[Math.floor(caught.length / 2)]!
}

type Rule = (facts: GuardFacts) => Guard | null

const RULES: readonly Rule[] = [
  ({ values: { bigFish, weight }, write }) =>
    bigFish !== null && bigFish > weight
      ? {
          code: 'big-over-bag',
          level: 'error',
          text: t('guards.bigFishHeavierThanBag', { bigFish: write(bigFish), weight: write(weight) }),
        }
      : null,
  ({ values: { weight, totalFish } }) =>
    totalFish > 0 && weight === 0
      ? { code: 'zero-weight', level: 'error', text: t('guards.fishWithoutWeight', { count: totalFish }) }
      : null,
  ({ values }) => (lacksPenaltyReason(values) ? { code: 'penalty-reason', level: 'error', text: t('guards.penaltyNeedsReason') } : null),
  ({ values: { weight }, medianBag: median, write }) =>
    median !== null && weight > FAR_OVER * median
      ? { code: 'far-over', level: 'ask', text: t('guards.farOverUsualBag', { weight: write(weight), usual: write(median) }) }
      : null,
  ({ values: { weight }, farLead, write }) =>
    farLead
      ? {
          code: 'far-lead',
          level: 'ask',
          text: t('guards.leadsByMuch', { weight: write(weight) }),
          ...(farLead.instead !== null && { instead: farLead.instead }),
        }
      : null,
  ({ values: { weight, totalFish }, heaviest, write }) =>
    heaviest !== null && weight > heaviest.weight
      ? {
          code: 'over-heaviest-bag',
          level: 'ask',
          text: t('guards.bagWouldBeRecord', { weight: write(weight), count: totalFish }),
        }
      : null,
  ({ values: { bigFish }, heaviest, write }) =>
    heaviest !== null && bigFish !== null && bigFish > heaviest.fish
      ? { code: 'over-heaviest-fish', level: 'ask', text: t('guards.bigFishWouldBeRecord', { weight: write(bigFish) }) }
      : null,
  ({ values: { totalFish }, fishLimit }) =>
    fishLimit !== null && totalFish > fishLimit
      ? { code: 'over-limit', level: 'ask', text: t('guards.overLimit', { count: totalFish, limit: fishLimit }) }
      : null,
  ({ values: { bigFish, weight, totalFish }, write }) =>
    bigFish !== null && totalFish > 1 && bigFish < weight / totalFish
      ? { code: 'big-too-small', level: 'ask', text: t('guards.bigFishTooLight', { weight: write(bigFish) }) }
      : null,
  ({ checkedIn }) => (checkedIn ? null : { code: 'not-checked-in', level: 'ask', text: t('guards.boatNotCheckedIn') }),
  ({ paid }) => (paid ? null : { code: 'unpaid', level: 'ask', text: t('guards.boatHasNotPaid') }),
  ({ disqualified }) => (disqualified ? { code: 'disqualified', level: 'ask', text: t('guards.boatIsDisqualified') } : null),
  ({ otherDay }) => (otherDay ? { code: 'other-day', level: 'note', text: t('guards.notTodaysDay') } : null),
  ({ scoringErrors, deadFishUsed, write }) =>
    scoringErrors.includes(NO_DEAD_FISH_WEIGHT)
      ? {
          code: 'dead-fish-default',
          level: 'note',
          text: `${NO_DEAD_FISH_WEIGHT}${deadFishUsed === null ? '' : ` ${t('guards.weightUsed', { weight: write(deadFishUsed) })}`}`,
        }
      : null,
]

export const guardsOf = (facts: GuardFacts): Guard[] => RULES.flatMap((rule) => rule(facts) ?? [])

/** What has to be tapped again before it is saved, as one key: a new warning asks anew. */
export const askKey = (guards: readonly Guard[]): string =>
  guards
    .filter(({ level }) => level === 'ask')
    .map(({ code }) => code)
    .join('+')
