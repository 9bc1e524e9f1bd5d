import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import type { SeasonTieBreak } from '@ramplight/domain/points/season-results'
import { t } from './words.texts.ts'

export type TieBreak = NonNullable<TournamentSettings['tieBreaks']>[number]

/** The steps that may break a tie, as a director knows them. */
export const tieBreaks = (): Record<TieBreak, { name: string; means: string }> => ({
  'biggest-fish': { name: t('ruleWords.biggestFish'), means: t('ruleWords.biggestFishMeans') },
  'most-fish': { name: t('ruleWords.mostFish'), means: t('ruleWords.mostFishMeans') },
  'most-live-fish': { name: t('ruleWords.mostLiveFish'), means: t('ruleWords.mostLiveFishMeans') },
  'heaviest-day': { name: t('ruleWords.heaviestDay'), means: t('ruleWords.heaviestDayMeans') },
  'next-heaviest-day': { name: t('ruleWords.nextHeaviestDay'), means: t('ruleWords.nextHeaviestDayMeans') },
  'next-largest-fish': { name: t('ruleWords.nextLargestFish'), means: t('ruleWords.nextLargestFishMeans') },
  'first-weighed': { name: t('ruleWords.weighedFirst'), means: t('ruleWords.weighedFirstMeans') },
  shared: { name: t('ruleWords.sharedPlace'), means: t('ruleWords.sharedPlaceMeans') },
})

/** The steps that may part those who are level on points of a season. */
export const seasonTieBreaks = (): Record<SeasonTieBreak, string> => ({
  'total-weight': t('ruleWords.totalWeight'),
  'most-wins': t('ruleWords.mostWins'),
  'best-finish': t('ruleWords.bestFinish'),
})

export const chargedPer = () => [
  { value: 'Team', label: t('ruleWords.perTeam') },
  { value: 'Angler', label: t('ruleWords.perAngler') },
]
export const lateTaken = () => [
  { value: 'Once', label: t('ruleWords.once') },
  { value: 'Per Minute', label: t('ruleWords.perMinute') },
]
export const loseBiggest = () => [{ value: 'lose-biggest-fish', label: t('ruleWords.biggestFishIsLost') }]
export const lateBigFish = () => [
  { value: 'less-penalty', label: t('ruleWords.losesThePenaltyToo') },
  { value: 'not-counted', label: t('ruleWords.doesNotCount') },
]
export const tiePoints = () => [
  { value: 'shared', label: t('ruleWords.sharedPlaceInFull') },
  { value: 'mean', label: t('ruleWords.averageOfTheirPlaces') },
]
export const pointSystems = () => [
  { value: 'Default', label: t('ruleWords.tenPointsAPound') },
  { value: 'By Weight', label: t('ruleWords.byWeight') },
  { value: 'By Position', label: t('ruleWords.byPosition') },
  { value: 'Points Plus Weight', label: t('ruleWords.pointsPlusWeight') },
]
export const zeroFish = () => [
  { value: 'fixed', label: t('ruleWords.fixedNumber') },
  { value: 'last-minus', label: t('ruleWords.belowTheLastOne') },
  { value: 'none', label: t('ruleWords.noPoints') },
]

/** A code of the settings in words; anything else stays as it is. */
export const wordsOf = (value: unknown): string =>
  [...chargedPer(), ...lateTaken(), ...loseBiggest(), ...lateBigFish(), ...tiePoints(), ...pointSystems(), ...zeroFish()].find(
    (one) => one.value === value,
  )?.label ?? String(value)
