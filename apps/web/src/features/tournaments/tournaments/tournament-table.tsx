import { type SkinnyTournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { shownStatus } from '@ramplight/domain/tournament/statuses'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { IconProgressCheck, IconTrophy } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { tourFilter } from '#platform/family-table/tour-filter.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { useGo } from '#platform/use-go.ts'
import type { DateRange } from '#platform/values/date-range.ts'
import { writeDatesShort } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { setStatus } from './set-status.ts'
import type { TournamentTerms } from './tournaments.queries.ts'
import { t } from './tournaments.texts.ts'

type Row = SkinnyTournament

const columns = (): FamilyColumn<Row>[] => [
  { id: 'name', header: t('tournamentTable.tournament'), value: (row) => row.name, sortField: 'name', card: 'title' },
  {
    id: 'status',
    header: labelOf('tournaments', 'status'),
    value: (row) => row.status,
    cell: (row) => <StatusBadge word={shownStatus(row)} />,
    sortField: 'status',
    card: 'status',
  },
  {
    id: 'date',
    header: t('tournamentTable.date'),
    value: (row) => row.startDate,
    cell: (row) => <span className="rl-num">{writeDatesShort(row.tournamentDates)}</span>,
    sortField: 'startDate',
    card: 'fact',
  },
  { id: 'place', header: t('tournamentTable.place'), value: (row) => `${row.location}, ${row.city} ${row.state}`, sortField: 'location' },
  { id: 'tour', header: labelOf('tournaments', 'tour'), value: (row) => row.tourName ?? '' },
  { id: 'entries', header: t('tournamentTable.entries'), value: (row) => row.entryCount, numeric: true, card: 'fact' },
  { id: 'weighed', header: t('tournamentTable.weighed'), value: (row) => row.weighedCount, numeric: true, optional: true },
  {
    id: 'fee',
    header: t('tournamentTable.fee'),
    value: (row) => (row.entryFee == null ? null : row.entryFee / 100),
    cell: (row) => (row.entryFee == null ? '—' : writeShortMoney(row.entryFee)),
    sortField: 'entryFee',
    numeric: true,
    optional: true,
  },
  { id: 'landing', header: t('tournamentTable.ramp'), value: (row) => row.landing, sortField: 'landing', optional: true },
]

/** Without a date the search is of what is still to come. */
const EVER = { startDate: '2000-01-01', startDateRange: 'After' }
const NOT_OVER = ['Draft', 'Scheduled', 'Open', 'In Progress', 'Closed']
const views = () => [
  { id: 'all', label: t('tournamentTable.all'), terms: EVER },
  { id: 'ahead', label: t('tournamentTable.notCompleted'), terms: { ...EVER, status: NOT_OVER } },
  ...(['In Progress', 'Open', 'Closed', 'Draft', 'Completed'] as const).map((status) => ({
    id: status.toLowerCase().replace(' ', '-'),
    label: status === 'Draft' ? t('tournamentTable.drafts') : t(`status.${status}`),
    terms: { ...EVER, status: [status] },
  })),
]

/** By its first day. */
const startingIn = ({ from = '2000-01-01', to = '2999-12-31' }: DateRange) => ({
  startDate: from,
  startDateEnd: to,
  startDateRange: 'Between',
})

type Props = {
  terms: TournamentTerms
  tours: readonly { _id: string; name: string }[]
  rowActions?: (row: SkinnyTournament) => readonly UiAction[]
}

/** Every tournament of a person's book, the newest first. `tours`: what can be chosen from. */
export function TournamentTable({ terms, tours, rowActions }: Props) {
  const shown = useMemo(columns, [])
  const go = useGo()
  const addressOf = (row: Row) => `/director/tournaments/${row._id}` as const
  return (
    <FamilyTable
      label={t('tournamentTable.tournaments')}
      call={tournamentCalls.skinnySearch}
      terms={terms}
      table="tournaments"
      columns={shown}
      start={{ sort: { column: 'date', direction: 'desc' } }}
      views={views()}
      // Who helps with some tours has them named in every question.
      filters={terms.tours ? [] : [tourFilter(tours)]}
      date={{ label: t('tournamentTable.date'), termsOf: startingIn }}
      hrefOf={addressOf}
      bulkActions={[{ label: t('tournamentTable.setStatus'), icon: IconProgressCheck, run: setStatus }]}
      onOpen={(row) => go(addressOf(row))}
      {...(rowActions && { rowActions })}
      searchPlaceholder={t('tournamentTable.search')}
      mutedRow={(row) => row.status === 'Completed'}
      empty={{
        icon: IconTrophy,
        text: t('tournamentTable.firstUse'),
        action: { label: t('tournamentTable.newTournament'), href: '/director/tournaments/new' },
      }}
    />
  )
}
