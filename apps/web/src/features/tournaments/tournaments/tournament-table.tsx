import { labelOf } from '@ramplight/contract/labels'
import { type SkinnyTournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { IconProgressCheck, IconTrophy } from '@tabler/icons-react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { tourFilter } from '#platform/family-table/tour-filter.ts'
import { useGo } from '#platform/use-go.ts'
import { writeDatesShort } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { setStatus } from './set-status.ts'
import type { TournamentTerms } from './tournaments.queries.ts'

type Row = SkinnyTournament

const columns: FamilyColumn<Row>[] = [
  { id: 'name', header: 'Tournament', value: (row) => row.name, sortField: 'name', card: 'title' },
  {
    id: 'status',
    header: labelOf('tournaments', 'status'),
    value: (row) => row.status,
    cell: (row) => <StatusBadge word={row.status} />,
    sortField: 'status',
    card: 'status',
  },
  {
    id: 'date',
    header: 'Date',
    value: (row) => row.startDate,
    cell: (row) => <span className="rl-num">{writeDatesShort(row.tournamentDates)}</span>,
    sortField: 'startDate',
    card: 'fact',
  },
  { id: 'place', header: 'Place', value: (row) => `${row.location}, ${row.city} ${row.state}`, sortField: 'location' },
  { id: 'tour', header: labelOf('tournaments', 'tour'), value: (row) => row.tourName ?? '' },
  { id: 'entries', header: 'Entries', value: (row) => row.entryCount, numeric: true, card: 'fact' },
  { id: 'weighed', header: 'Weighed', value: (row) => row.weighedCount, numeric: true, optional: true },
  {
    id: 'fee',
    header: 'Fee',
    value: (row) => (row.entryFee == null ? null : row.entryFee / 100),
    cell: (row) => (row.entryFee == null ? '—' : writeShortMoney(row.entryFee)),
    sortField: 'entryFee',
    numeric: true,
    optional: true,
  },
  { id: 'landing', header: 'Ramp', value: (row) => row.landing, sortField: 'landing', optional: true },
]

/** Without a date the search is of what is still to come. */
const EVER = { startDate: '2000-01-01', startDateRange: 'After' }
const NOT_OVER = ['Draft', 'Scheduled', 'Open', 'In Progress', 'Closed']
const views = [
  { id: 'all', label: 'All', terms: EVER },
  { id: 'ahead', label: 'Not completed', terms: { ...EVER, status: NOT_OVER } },
  ...['In Progress', 'Open', 'Closed', 'Draft', 'Completed'].map((status) => ({
    id: status.toLowerCase().replace(' ', '-'),
    label: status === 'Draft' ? 'Drafts' : status,
    terms: { ...EVER, status: [status] },
  })),
]

type Props = { terms: TournamentTerms; tours: readonly { _id: string; name: string }[] }

/** Every tournament of a person's book, the newest first. `tours`: what can be chosen from. */
export function TournamentTable({ terms, tours }: Props) {
  const go = useGo()
  const addressOf = (row: Row) => `/director/tournaments/${row._id}` as const
  return (
    <FamilyTable
      label="Tournaments"
      call={tournamentCalls.skinnySearch}
      terms={terms}
      table="tournaments"
      columns={columns}
      start={{ sort: { column: 'date', direction: 'desc' } }}
      views={views}
      // Who helps with some tours has them named in every question.
      filters={terms.tours ? [] : [tourFilter(tours)]}
      hrefOf={addressOf}
      bulkActions={[{ label: 'Set status', icon: IconProgressCheck, run: setStatus }]}
      onOpen={(row) => go(addressOf(row))}
      searchPlaceholder="Search name, place, tour"
      mutedRow={(row) => row.status === 'Completed'}
      empty={{
        icon: IconTrophy,
        text: 'Create your first tournament — under a minute',
        action: { label: 'New tournament', href: '/director/tournaments/new' },
      }}
    />
  )
}
