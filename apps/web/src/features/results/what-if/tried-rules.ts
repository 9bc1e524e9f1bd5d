import { type TournamentSettings, tournamentSettings } from '@ramplight/contract/tournaments/settings'
import { inForce } from '@ramplight/domain/scoring/default-settings'
import { tieBreaksOf } from '@ramplight/domain/scoring/tie-breaks'
import type { Settings } from '@ramplight/domain/scoring/types'
import type { ChangedRules } from '@ramplight/domain/simulate/change-rules'
import { z } from 'zod'
import { isSame, setAt } from '#platform/record-form/paths.ts'

/** The rules people argue about after an event; everything else stays as the tournament has it. */
export const TRIED_PATHS = [
  'tieBreaks',
  'weight.hasDeadFishPenalty',
  'weight.deadFishPenalty',
  'weight.weightToSubtractForShortFish',
  'weight.lateArrivalMinutesTrigger',
  'weight.lateArrivalPenalty',
  'weight.lateArrivalPenaltyFrequency',
  'weight.lateDisqualificationMinutesTrigger',
  'payout.oneIn',
  'payout.placesPaid',
  'payout.placesByFieldSize',
  'payout.placesSteps',
  'payout.totalPayoutPerc',
  'payout.payoutMode',
  'payout.customPayouts',
  'payout.roundUpOrDown',
  'payout.roundUpTo',
  'pointsScoring.system',
  'pointsScoring.firstPlacePoints',
  'pointsScoring.pointsPerPlace',
  'pointsScoring.noWeightPoints',
  'pointsScoring.zeroFish',
] as const

export type TriedPath = (typeof TRIED_PATHS)[number]
/** What is tried in place of the rules in force; null takes a rule away. */
export type TriedRules = Partial<Record<TriedPath, unknown>>

/** What counts where the settings leave something open, or say it in two ways. */
const READ: Partial<Record<TriedPath, (settings: TournamentSettings) => unknown>> = {
  tieBreaks: (settings) => [...tieBreaksOf(settings), 'shared'],
  'payout.customPayouts': ({ payout }) => payout?.customPayouts ?? [],
  'pointsScoring.firstPlacePoints': ({ pointsScoring: points }) =>
    points?.firstPlacePoints === 'Custom' ? points.customFirstPlacePoints : points?.firstPlacePoints,
}

/** A rule as it is in force. */
export const ruleInForce = (settings: TournamentSettings, path: TriedPath): unknown =>
  READ[path] ? READ[path](settings) : inForce(settings, path)

export const ruleNow = (settings: TournamentSettings, tried: TriedRules, path: TriedPath): unknown =>
  path in tried ? tried[path] : ruleInForce(settings, path)

/** One more rule tried; what is as in force is not tried. */
export function tryRule(settings: TournamentSettings, tried: TriedRules, path: TriedPath, value: unknown): TriedRules {
  const { [path]: _, ...others } = tried
  return isSame(value, ruleInForce(settings, path)) ? others : { ...others, [path]: value ?? null }
}

export const takeBack = (tried: TriedRules, paths: readonly TriedPath[]): TriedRules =>
  Object.fromEntries(Object.entries(tried).filter(([path]) => !paths.includes(path as TriedPath)))

/** What is tried, as the calculation wants it: only what differs, null where a rule is switched off. */
export function changedRules(tried: TriedRules): ChangedRules {
  const settings = Object.entries(tried).reduce<Settings>((changed, [path, value]) => setAt(changed, path, value ?? null), {})
  return Object.keys(settings).length === 0 ? {} : { settings }
}

/** The settings of the tournament with what is tried. */
export const settingsUnder = (settings: TournamentSettings, tried: TriedRules): TournamentSettings =>
  Object.entries(tried).reduce((under, [path, value]) => setAt(under, path, value ?? undefined), settings)

/** How many places are paid is one rule, said in one of these. */
export const PLACES_PATHS = [
  'payout.oneIn',
  'payout.placesPaid',
  'payout.placesByFieldSize',
  'payout.placesSteps',
] as const satisfies TriedPath[]
const isPlaces = (path: string) => (PLACES_PATHS as readonly string[]).includes(path)

/** How many rules a person would say are changed. */
export const countTried = (tried: TriedRules, isCounted: (path: TriedPath) => boolean = () => true): number =>
  new Set((Object.keys(tried) as TriedPath[]).filter(isCounted).map((path) => (isPlaces(path) ? 'places' : path))).size

/** For the address; nothing tried leaves it plain. */
export const writeTried = (tried: TriedRules): string | undefined => (Object.keys(tried).length === 0 ? undefined : JSON.stringify(tried))

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** An address may say anything: only what a tournament could have is tried. */
export function readTried(text: string | undefined, settings: TournamentSettings): TriedRules {
  const found = parsed(text)
  return TRIED_PATHS.filter((path) => path in found).reduce<TriedRules>((tried, path) => {
    const one = settingsUnder({}, { [path]: found[path] })
    return z.safeEncode(tournamentSettings, one).success ? tryRule(settings, tried, path, found[path]) : tried
  }, {})
}
