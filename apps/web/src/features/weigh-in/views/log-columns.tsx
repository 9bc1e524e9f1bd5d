import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeDay, writeSeconds } from '@ramplight/ui/values/times'
import { labelOf } from '#platform/labels/labels.ts'
import { measureOf, unitName, unitOf, writeWeight } from '#platform/values/typed-weight.ts'
import { StateBadge } from './state-badge.tsx'
import { t } from './views.texts.ts'
import { countsText, sumText } from './weigh-in-summary.tsx'
import { WhatChanged } from './what-changed.tsx'

export type LogRow = { weighIn: WeighIn; boat: number | null; names: string; label: string }

const stateWord = ({ voided, corrected }: WeighIn) => (voided ? t('logColumns.voided') : corrected ? t('logColumns.corrected') : '')

export function logColumns(tournament: Tournament): Column<LogRow>[] {
  const unit = unitOf(tournament.settings.weight)
  const days = tournament.tournamentDates.length
  return [
    {
      id: 'boat',
      header: t('logColumns.boat'),
      value: ({ boat, names }) => `${String(boat ?? '').padStart(4, ' ')} ${names}`,
      cell: ({ label }) => label,
      csv: ({ label }) => label,
      card: 'title',
    },
    {
      id: 'time',
      header: t('logColumns.time'),
      value: ({ weighIn }) => weighIn.at,
      cell: ({ weighIn }) => <span className="rl-num">{writeSeconds(weighIn.at, zoneOf(tournament))}</span>,
      csv: ({ weighIn }) => `${writeDay(weighIn.at, zoneOf(tournament))} ${writeSeconds(weighIn.at, zoneOf(tournament))}`,
      searchable: false,
      card: 'fact',
    },
    {
      id: 'day',
      header: labelOf('weigh-ins', 'day'),
      value: ({ weighIn }) => weighIn.day + 1,
      optional: days <= 1,
      numeric: true,
      card: 'none',
    },
    {
      id: 'session',
      header: labelOf('weigh-ins', 'periodIndex'),
      value: ({ weighIn }) => (weighIn.periodIndex == null ? '' : weighIn.periodIndex + 1),
      optional: tournament.settings.weighInMode !== 'intraday-multiple-sessions' && !tournament.settings.periods,
      numeric: true,
      card: 'fact',
    },
    { id: 'station', header: labelOf('weigh-ins', 'station'), value: ({ weighIn }) => weighIn.station ?? '', card: 'none' },
    {
      id: 'sum',
      header: t('logColumns.weight', { measure: measureOf(unit), unit: unitName[unit] }),
      value: ({ weighIn }) => weighIn.adjustedWeight,
      cell: ({ weighIn }) => (
        <span className="rl-log__sum" data-voided={weighIn.voided || undefined}>
          {sumText(weighIn, tournament)}
        </span>
      ),
      csv: ({ weighIn }) => writeWeight(weighIn.adjustedWeight, unit),
      searchable: false,
      numeric: true,
      card: 'fact',
    },
    {
      id: 'counts',
      header: t('logColumns.fish'),
      value: ({ weighIn }) => weighIn.totalFish,
      cell: ({ weighIn }) => countsText(weighIn, tournament),
      csv: ({ weighIn }) => countsText(weighIn, tournament),
      searchable: false,
      card: 'none',
    },
    {
      id: 'state',
      header: t('logColumns.state'),
      value: ({ weighIn }) => stateWord(weighIn),
      cell: ({ weighIn }) => (
        <span className="rl-log__state">
          <StateBadge weighIn={weighIn} />
          {weighIn.corrected && <WhatChanged weighIn={weighIn} tournament={tournament} />}
          {weighIn.reason && <small>“{weighIn.reason}”</small>}
        </span>
      ),
      csv: ({ weighIn }) => [stateWord(weighIn), weighIn.reason].filter(Boolean).join(': '),
      card: 'status',
    },
  ]
}
