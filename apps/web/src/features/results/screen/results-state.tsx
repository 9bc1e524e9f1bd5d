import { zoneOf } from '@ramplight/domain/tournament/zones'
import { LiveBadge, StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { IconClock, IconHourglass, IconRosetteDiscountCheck } from '@tabler/icons-react'
import type { Results } from './results-view.ts'
import { t } from './screen.texts.ts'

export type ResultsState = 'before' | 'live' | 'unofficial' | 'official'

export function stateOf({ official, tournament, preview: { checks }, standings }: Results): ResultsState {
  if (official) return 'official'
  if (['Draft', 'Scheduled', 'Open'].includes(tournament.status)) return 'before'
  const allIn = checks.missing.length === 0 && checks.weighed + checks.noFish > 0 && !standings.incomplete
  return tournament.status === 'Closed' || allIn ? 'unofficial' : 'live'
}

/** Live, Unofficial and Official cannot be taken for each other: colour, sign and word. */
export function StateChip({ state }: { state: ResultsState }) {
  if (state === 'live') return <LiveBadge word={t('resultsState.live')} />
  if (state === 'official') return <StatusBadge word={t('resultsState.official')} tone="kelp" icon={IconRosetteDiscountCheck} size="lg" />
  if (state === 'unofficial') return <StatusBadge word={t('resultsState.unofficial')} tone="amber" icon={IconHourglass} size="lg" />
  return <StatusBadge word={t('resultsState.notStarted')} tone="ink" icon={IconClock} size="lg" />
}

/** Where the results stand, in one sentence. */
export function stateText(results: Results): string {
  const { official, standings, preview, tournament } = results
  const { entries, weighed, noFish, disqualified, missing } = preview.checks
  const days = tournament.tournamentDates.length
  const out = disqualified > 0 ? t('resultsState.disqualifiedCount', { count: disqualified }) : ''
  const weighedSoFar = t('resultsState.boatsWeighed', { weighed: weighed + noFish, boats: entries, disqualified: out })
  if (official?.dateFinalized) return t('resultsState.finalSince', { date: writeMoment(official.dateFinalized, zoneOf(tournament)) })
  if (standings.incomplete && weighed + noFish > 0)
    return t('resultsState.daysWeighed', { weighed: daysWeighed(results), days, boatsWeighed: weighedSoFar })
  const left = new Set(missing.map(({ entry }) => entry)).size
  return left === 0 && weighed + noFish > 0 ? t('resultsState.noneMissingNotFinal', { boatsWeighed: weighedSoFar }) : `${weighedSoFar}.`
}

/** On how many days anybody has weighed. */
export const daysWeighed = ({ field }: Pick<Results, 'field'>): number =>
  new Set(field.flatMap(({ weights }) => (weights ?? []).map((record) => record?.day ?? 0))).size

/** The day to go on with while days are left, and whether everybody has weighed on the one before it; null: all are weighed. */
export function nextDayOf(results: Results): { day: number; isReady: boolean } | null {
  const { standings, tournament, preview } = results
  const day = daysWeighed(results)
  if (!standings.incomplete || day === 0 || day >= tournament.tournamentDates.length) return null
  const isReady = !preview.checks.missing.some((one) => one.day < day)
  return { day: isReady ? day + 1 : day, isReady }
}

/** `Day 1 of 2 weighed — …` */
export const heldText = (results: Pick<Results, 'field' | 'tournament'>): string =>
  t('resultsState.dayOfDaysWeighed', { day: daysWeighed(results), days: results.tournament.tournamentDates.length })
