import { LiveBadge, StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { IconClock, IconHourglass, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { eventZone } from '#platform/event-zone.ts'
import { countOf } from '#platform/values/write-count.ts'
import type { Results } from './results-view.ts'

export type ResultsState = 'before' | 'live' | 'unofficial' | 'official'

export function stateOf({ official, tournament, preview: { checks }, standings }: Results): ResultsState {
  if (official) return 'official'
  if (['Draft', 'Scheduled', 'Open'].includes(tournament.status)) return 'before'
  const allIn = checks.missing.length === 0 && checks.weighed + checks.noFish > 0 && !standings.incomplete
  return tournament.status === 'Closed' || allIn ? 'unofficial' : 'live'
}

/** Live, Unofficial and Official cannot be taken for each other: colour, sign and word. */
export function StateChip({ state }: { state: ResultsState }) {
  if (state === 'live') return <LiveBadge word="LIVE" />
  if (state === 'official') return <StatusBadge word="Official" tone="kelp" icon={IconRosetteDiscountCheck} size="lg" />
  if (state === 'unofficial') return <StatusBadge word="Unofficial" tone="amber" icon={IconHourglass} size="lg" />
  return <StatusBadge word="Not started" tone="ink" icon={IconClock} size="lg" />
}

/** Where the results stand, in one sentence. */
export function stateText(results: Results): string {
  const { official, standings, preview, tournament } = results
  const { entries, weighed, noFish, disqualified, missing } = preview.checks
  const days = tournament.tournamentDates.length
  const out = disqualified > 0 ? `, ${disqualified} disqualified` : ''
  const in_ = `${weighed + noFish} of ${countOf(entries, 'boat')} weighed${out}`
  if (official?.dateFinalized) return `Final since ${writeMoment(official.dateFinalized, eventZone(tournament))}.`
  if (standings.incomplete && weighed + noFish > 0) return `${daysWeighed(results)} of ${days} days weighed. ${in_}.`
  const left = new Set(missing.map(({ entry }) => entry)).size
  return left === 0 && weighed + noFish > 0 ? `${in_}, none missing. Not final yet.` : `${in_}.`
}

/** On how many days anybody has weighed. */
export const daysWeighed = ({ field }: Pick<Results, 'field'>): number =>
  new Set(field.flatMap(({ weights }) => (weights ?? []).map((record) => record?.day ?? 0))).size

/** `Day 1 of 2 weighed — …` */
export const heldText = (results: Pick<Results, 'field' | 'tournament'>): string =>
  `Day ${daysWeighed(results)} of ${results.tournament.tournamentDates.length} weighed — results shown without payouts; points are held.`
