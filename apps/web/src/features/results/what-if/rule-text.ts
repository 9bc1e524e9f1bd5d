import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { inForce } from '@ramplight/domain/scoring/default-settings'
import { lateTaken, nothingPaid, payModes, pointSystems, type TieBreak, tieBreaks, zeroFish } from '#features/setup/words/index.ts'
import { type EntryUnit, writeWeight } from '#platform/values/typed-weight.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { ruleInForce, type TriedPath } from './tried-rules.ts'
import { t } from './what-if.texts.ts'

export const ROUNDING = [
  {
    value: 'down',
    get label() {
      return t('ruleText.down')
    },
  },
  {
    value: 'up',
    get label() {
      return t('ruleText.up')
    },
  },
  {
    value: 'nearest',
    get label() {
      return t('ruleText.toTheNearest')
    },
  },
]

const labelIn = (options: readonly { value: string; label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? String(value)

type ZeroFish = NonNullable<NonNullable<TournamentSettings['pointsScoring']>['zeroFish']>

const zeroFishText = (rule: ZeroFish): string => {
  const number = rule.kind === 'fixed' ? rule.points : rule.kind === 'last-minus' ? rule.minus : null
  return [labelIn(zeroFish(), rule.kind), number === null ? null : pointsText(number)].filter((part) => part !== null).join(', ')
}

const customText = (rows: readonly unknown[]) =>
  rows.length === 0 ? t('ruleText.noPlace') : t('ruleText.placesOfOwnTable', { count: rows.length })
const tiesText = (steps: readonly TieBreak[]) => {
  const [first, ...rest] = steps.map((step) => tieBreaks()[step].name)
  return [first, ...rest.map((name) => t('ruleText.thenBy', { rule: name.toLowerCase() }))].join(', ')
}

type Text = (value: never, unit: EntryUnit) => string
const weight: Text = (value: number, unit) => writeWeight(value, unit)
const minutes: Text = (value: number) => t('ruleText.fromMinute', { minute: value })
const number: Text = (value: number) => pointsText(value)

const TEXTS: Partial<Record<TriedPath, Text>> = {
  tieBreaks: tiesText,
  'weight.hasDeadFishPenalty': (on: boolean) => (on ? t('ruleText.on') : t('ruleText.off')),
  'weight.deadFishPenalty': weight,
  'weight.weightToSubtractForShortFish': weight,
  'weight.lateArrivalMinutesTrigger': minutes,
  'weight.lateArrivalPenalty': weight,
  'weight.lateArrivalPenaltyFrequency': (value: string) => labelIn(lateTaken(), value),
  'weight.lateDisqualificationMinutesTrigger': minutes,
  'payout.totalPayoutPerc': (value: number) => `${value}%`,
  'payout.payoutMode': (value: string) => labelIn(payModes(), value),
  'payout.customPayouts': customText,
  'payout.roundUpOrDown': (value: string) => labelIn(ROUNDING, value),
  'payout.roundUpTo': (cents: number) => writeShortMoney(cents),
  'pointsScoring.system': (value: string) => labelIn(pointSystems(), value),
  'pointsScoring.firstPlacePoints': number,
  'pointsScoring.pointsPerPlace': number,
  'pointsScoring.noWeightPoints': number,
  'pointsScoring.zeroFish': zeroFishText,
}

/** A rule as a director reads it: `0-04`, `Biggest fish, then most fish`, `Not set`. */
export function ruleText(path: TriedPath, value: unknown, unit: EntryUnit): string {
  if (value === null || value === undefined || value === '') return t('ruleText.notSet')
  const text = TEXTS[path]
  return text ? (text as (value: unknown, unit: EntryUnit) => string)(value, unit) : String(value)
}

/** How many places are paid follows how many boats entered. */
export const growsWithField = (payout: TournamentSettings['payout']): boolean =>
  !!payout?.placesByFieldSize?.length || !!payout?.placesSteps

/** `1 in 5`, `6 places`, `By field size` */
export function placesText(payout: TournamentSettings['payout']): string {
  if (growsWithField(payout)) return t('ruleText.byFieldSize')
  if (payout?.oneIn) return t('ruleText.oneIn', { boats: payout.oneIn })
  return t('ruleText.places', { count: Number(inForce({ payout }, 'payout.placesPaid')) })
}

/** What a folded group of rules says in one line. */
export const tiesAbout = (settings: TournamentSettings): string => ruleText('tieBreaks', ruleInForce(settings, 'tieBreaks'), 'lb-oz')

export function penaltiesAbout(settings: TournamentSettings, unit: EntryUnit): string {
  const rules = settings.weight ?? {}
  const each = (key: 'dead' | 'short' | 'late', weightOf: number | undefined) =>
    weightOf ? [t(`ruleText.penalty.${key}`, { weight: writeWeight(weightOf, unit) })] : []
  const dead = ruleInForce(settings, 'weight.hasDeadFishPenalty') === true
  const parts = [
    ...(dead ? (rules.deadFishPenalty === undefined ? [t('ruleText.penalty.deadFish')] : each('dead', rules.deadFishPenalty)) : []),
    ...each('short', rules.weightToSubtractForShortFish),
    ...(rules.lateArrivalMinutesTrigger === undefined ? [] : each('late', rules.lateArrivalPenalty)),
  ].join(' · ')
  return parts === '' ? t('ruleText.none') : `${parts.charAt(0).toUpperCase()}${parts.slice(1)}`
}

export function payAbout(settings: TournamentSettings): string {
  const mode = ruleInForce(settings, 'payout.payoutMode')
  if (mode === undefined) return nothingPaid()
  const perc = ruleText('payout.totalPayoutPerc', ruleInForce(settings, 'payout.totalPayoutPerc'), 'lb-oz')
  return mode === 'custom' ? labelIn(payModes(), mode) : `${placesText(settings.payout)} · ${perc}`
}

export const pointsAbout = (settings: TournamentSettings): string =>
  ruleText('pointsScoring.system', ruleInForce(settings, 'pointsScoring.system'), 'lb-oz')
