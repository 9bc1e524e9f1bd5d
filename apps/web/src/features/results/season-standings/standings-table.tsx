import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import type { SeasonRules } from '@ramplight/contract/tours/seasons'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconMedal } from '@tabler/icons-react'
import { useMemo } from 'react'
import { writeShortDate } from '#platform/values/tournament-dates.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { WhyFigure } from '../why/why-figure.tsx'
import { t } from './season-standings.texts.ts'
import type { StandingsRow } from './standings-rows.ts'
import classes from './standings-table.module.css'

type Props = {
  rows: readonly StandingsRow[]
  events: readonly SkinnyTournament[]
  loading: boolean
  name: string
  rules: SeasonRules | null
}

/** Angler by event: what each tournament was worth, and where that leads. */
export function StandingsTable({ rows, events, loading, name, rules }: Props) {
  const columns = useMemo<Column<StandingsRow>[]>(
    () => [
      { id: 'name', header: t('standingsTable.anglerOrTeam'), value: (row) => row.name, card: 'title' },
      {
        id: 'place',
        header: t('standingsTable.place'),
        value: (row) => row.position,
        cell: (row) => (row.tied ? `T${row.position}` : writePlace(row.position)),
        numeric: true,
        card: 'lead',
      },
      {
        id: 'points',
        header: t('standingsTable.points'),
        value: (row) => row.points,
        cell: (row) => <AskedPoints row={row} />,
        numeric: true,
        card: 'fact',
      },
      rules?.bestOf || rules?.drop
        ? {
            id: 'events',
            header: t('standingsTable.counted'),
            value: countedOf,
            cell: (row) => t('standingsTable.countedOf', { counted: countedOf(row), events: row.events }),
            numeric: true,
            card: 'fact',
          }
        : { id: 'events', header: t('standingsTable.events'), value: (row) => row.events, numeric: true },
      ...(rules?.participationPoints || rules?.perfectAttendance ? [BONUS] : []),
      {
        id: 'best',
        header: t('standingsTable.best'),
        value: (row) => row.bestFinish,
        cell: (row) => (row.bestFinish ? writePlace(row.bestFinish) : '—'),
        numeric: true,
      },
      ...events.map(
        (event): Column<StandingsRow> => ({
          id: event._id,
          header: writeShortDate(event.startDate),
          value: (row) => row.byEvent[event._id] ?? null,
          ...(rules && { cell: (row) => <EventPoints row={row} event={event._id} />, csv: (row) => writtenPoints(row, event._id) }),
          numeric: true,
          card: 'none',
        }),
      ),
    ],
    [events, rules],
  )
  return (
    <DataTable
      label={t('standingsTable.standings')}
      rows={rows}
      columns={columns}
      rowKey={(row) => row.id}
      loading={loading}
      flush
      initialState={{ pageSize: 20, sort: { column: 'place', direction: 'asc' } }}
      exportName={t('standingsTable.fileName', { season: name })}
      searchPlaceholder={t('standingsTable.searchAngler')}
      empty={{ icon: IconMedal, text: t('standingsTable.pointsArriveWhen') }}
    />
  )
}

const isDropped = (row: StandingsRow, event: string) => row.dropped?.includes(event) ?? false
const countedOf = (row: StandingsRow) => row.events - (row.dropped?.length ?? 0)

const BONUS: Column<StandingsRow> = {
  id: 'bonus',
  get header() {
    return t('standingsTable.bonus')
  },
  value: (row) => row.bonus ?? 0,
  cell: (row) => pointsText(row.bonus ?? 0),
  numeric: true,
  card: 'fact',
}

const AskedPoints = ({ row }: { row: StandingsRow }) => (
  <WhyFigure why={`season.${row.id}`}>
    <b>{pointsText(row.points)}</b>
  </WhyFigure>
)

/** `60 dropped`: on paper too nobody adds up what does not count. */
function writtenPoints(row: StandingsRow, event: string) {
  const points = row.byEvent[event] ?? null
  return points !== null && isDropped(row, event) ? t('standingsTable.droppedPoints', { points }) : points
}

function EventPoints({ row, event }: { row: StandingsRow; event: string }) {
  const points = row.byEvent[event]
  if (points === undefined) return null
  if (!isDropped(row, event)) return pointsText(points)
  return (
    <span className={classes.dropped}>
      <s>{pointsText(points)}</s>
      <small>{t('standingsTable.droppedInSentence')}</small>
    </span>
  )
}
