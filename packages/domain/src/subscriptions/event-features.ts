import { DEFAULT_SETTINGS } from '../scoring/default-settings.ts'
import type { Settings } from '../scoring/types.ts'
import { FEATURE_LEVELS, type HeldFeature, type LevelFeature } from './levels.ts'
import { TIERS, type Tier } from './tiers.ts'

/** A tournament, or a form of one, as far as its rules need a level. */
export type RulesToHold = {
  tournamentDates?: readonly string[] | null | undefined
  hasCuts?: boolean | null | undefined
  sidepots?: readonly unknown[] | null | undefined
  bigfishpots?: readonly unknown[] | null | undefined
  setupOptions?: { multipleDailyWeighIns?: boolean | undefined } | null | undefined
  settings?: Pick<Settings, 'weight' | 'pointsScoring' | 'weighInMode'> | null | undefined
}

type OfWeights = NonNullable<Settings['weight']>
/** What takes weight or fish away from a boat. */
const PENALTIES = [
  ...['deadFishPenalty', 'weightToSubtractForShortFish', 'lateArrivalPenalty', 'lateDisqualificationMinutesTrigger'],
  ...['hasDeadFishPenalty', 'shortFishAction', 'overLimitAction', 'loseDay'],
] as (keyof OfWeights)[]

/** Several weigh-ins of a boat on one day. */
const SEVERAL_A_DAY = new Set<unknown>(['intraday-multiple-sessions', 'big-bass'])

/** Which rules of an event belong to a feature of the matrix. */
const USES = {
  penalties: ({ settings }) => PENALTIES.some((name) => Boolean(settings?.weight?.[name])),
  bigFish: ({ bigfishpots }) => Boolean(bigfishpots?.length),
  sidePots: ({ sidepots }) => Boolean(sidepots?.length),
  scoring: ({ settings }) =>
    (settings?.pointsScoring?.system ?? DEFAULT_SETTINGS.pointsScoring.system) !== DEFAULT_SETTINGS.pointsScoring.system,
  multiDay: ({ tournamentDates }) => (tournamentDates?.length ?? 0) > 1,
  cuts: ({ hasCuts }) => hasCuts === true,
  multipleWeighIns: ({ setupOptions, settings }) =>
    setupOptions?.multipleDailyWeighIns === true || SEVERAL_A_DAY.has(settings?.weighInMode),
} satisfies { [Feature in HeldFeature]?: (rules: RulesToHold) => boolean }

type EventFeature = keyof typeof USES
const EVENT_FEATURES = Object.keys(USES) as EventFeature[]

/** What an event asks of a level that it did not ask before: what is there already, or comes with the tour, stays as it is. */
export const newlyUsed = (before: RulesToHold, after: RulesToHold): EventFeature[] =>
  EVENT_FEATURES.filter((feature) => USES[feature](after) && !USES[feature](before))

/** The level that has all of these; Free where there are none. */
export const levelFor = (features: readonly LevelFeature[]): Tier =>
  features.map((feature) => FEATURE_LEVELS[feature] as Tier).sort((one, other) => TIERS.indexOf(other) - TIERS.indexOf(one))[0] ?? 'Free'
