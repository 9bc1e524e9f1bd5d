import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { TOURNAMENT_STATUSES } from '@ramplight/domain/tournament/statuses'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import type { TableState } from '@ramplight/ui/table/table-state'
import { IconTrophy } from '@tabler/icons-react'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { todayHere, writeDatesShort } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'

type Row = SkinnyTournament

const columns: Column<Row>[] = [
  { id: 'name', header: 'Tournament', value: (row) => row.name, card: 'title' },
  { id: 'status', header: 'Status', value: (row) => row.status, cell: (row) => <StatusBadge word={row.status} />, card: 'status' },
  {
    id: 'date',
    header: 'Date',
    value: (row) => row.startDate,
    cell: (row) => <span className="rl-num">{writeDatesShort(row.tournamentDates)}</span>,
    card: 'fact',
    searchable: false,
  },
  { id: 'place', header: 'Place', value: (row) => `${row.location}, ${row.city} ${row.state}` },
  { id: 'tour', header: 'Tour', value: (row) => row.tourName ?? '' },
  { id: 'entries', header: 'Entries', value: (row) => row.entryCount, numeric: true, card: 'fact' },
  { id: 'weighed', header: 'Weighed', value: (row) => row.weighedCount, numeric: true, optional: true },
  {
    id: 'fee',
    header: 'Fee',
    value: (row) => (row.entryFee == null ? null : row.entryFee / 100),
    cell: (row) => (row.entryFee == null ? '—' : writeShortMoney(row.entryFee)),
    numeric: true,
    optional: true,
  },
  { id: 'landing', header: 'Ramp', value: (row) => row.landing, optional: true },
]

const isAhead = (row: Row) => row.status !== 'Completed' && (row.tournamentDates.at(-1) ?? row.startDate) >= todayHere()

const views = [
  { id: 'all', label: 'All' },
  { id: 'ahead', label: 'Coming up', match: isAhead },
  { id: 'running', label: 'In Progress', match: (row: Row) => row.status === 'In Progress' },
  { id: 'drafts', label: 'Drafts', match: (row: Row) => row.status === 'Draft' },
  { id: 'done', label: 'Completed', match: (row: Row) => row.status === 'Completed' },
]

type Props = {
  rows: readonly Row[]
  loading: boolean
  state: TableState
  onStateChange: (state: TableState) => void
  onOpen: (row: Row) => void
}

export function TournamentTable({ rows, loading, state, onStateChange, onOpen }: Props) {
  const marker = useUnsentMarker('tournaments')
  const tours = [...new Map(rows.map((row) => [row.tour, row.tourName ?? 'No name']))]
  return (
    <DataTable
      label="Tournaments"
      rows={rows}
      columns={columns}
      marker={marker}
      rowKey={(row) => row._id}
      state={state}
      onStateChange={onStateChange}
      loading={loading}
      views={views}
      filters={[
        {
          id: 'status',
          label: 'Status',
          options: TOURNAMENT_STATUSES.map((status) => ({ value: status, label: status })),
          match: (row, value) => row.status === value,
        },
        {
          id: 'tour',
          label: 'Tour',
          options: tours.map(([value, label]) => ({ value, label })),
          match: (row, value) => row.tour === value,
        },
      ]}
      hrefOf={(row) => `/director/tournaments/${row._id}`}
      onOpen={onOpen}
      searchPlaceholder="Search name, place, tour"
      exportName="tournaments"
      remember="tournaments"
      mutedRow={(row) => row.status === 'Completed'}
      empty={{
        icon: IconTrophy,
        text: 'Create your first tournament — under a minute',
        action: { label: 'New tournament', href: '/director/tournaments/new' },
      }}
    />
  )
}
