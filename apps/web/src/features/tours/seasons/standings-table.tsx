import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { ordinal } from '@ramplight/domain/kernel/ordinal'
import { DataTable } from '@ramplight/ui/data-table.tsx'
import type { Column } from '@ramplight/ui/data-table-types'
import { IconMedal } from '@tabler/icons-react'
import { useMemo } from 'react'
import { writeShortDate } from '../../tournaments/tournaments/tournament-dates.ts'
import type { StandingsRow } from './standings-rows.ts'

type Props = { rows: readonly StandingsRow[]; events: readonly SkinnyTournament[]; loading: boolean; name: string }

/** Angler by event: what each tournament was worth, and where that leads. */
export function StandingsTable({ rows, events, loading, name }: Props) {
  const columns = useMemo<Column<StandingsRow>[]>(
    () => [
      { id: 'name', header: 'Angler or team', value: (row) => row.name, card: 'title' },
      {
        id: 'place',
        header: 'Place',
        value: (row) => row.position,
        cell: (row) => `${row.tied ? 'T-' : ''}${ordinal(row.position)}`,
        numeric: true,
        card: 'fact',
      },
      {
        id: 'points',
        header: 'Points',
        value: (row) => row.points,
        cell: (row) => <b>{row.points.toLocaleString('en-US')}</b>,
        numeric: true,
        card: 'fact',
      },
      { id: 'events', header: 'Events', value: (row) => row.events, numeric: true },
      {
        id: 'best',
        header: 'Best',
        value: (row) => row.bestFinish,
        cell: (row) => (row.bestFinish ? ordinal(row.bestFinish) : '—'),
        numeric: true,
      },
      ...events.map(
        (event): Column<StandingsRow> => ({
          id: event._id,
          header: writeShortDate(event.startDate),
          value: (row) => row.byEvent[event._id] ?? null,
          numeric: true,
          card: 'none',
        }),
      ),
    ],
    [events],
  )
  return (
    <DataTable
      label="Standings"
      rows={rows}
      columns={columns}
      rowKey={(row) => row.id}
      loading={loading}
      flush
      initialState={{ pageSize: 20, sort: { column: 'place', direction: 'asc' } }}
      exportName={`${name} standings`}
      searchPlaceholder="Search angler"
      empty={{ icon: IconMedal, text: 'Points arrive when an event is closed out.' }}
    />
  )
}
