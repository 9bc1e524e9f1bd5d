import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconScale } from '@tabler/icons-react'
import { useMemo } from 'react'
import { measureOf, unitName } from '#platform/values/typed-weight.ts'
import { dayStandings, type Results } from '../screen/results-view.ts'
import { WhyFigure } from '../why/why-figure.tsx'
import { signedWeight, weightText } from '../words/words.ts'
import { placeMark, type StandingLine, standingLines } from './standing-lines.ts'
import { t } from './standings.texts.ts'
import { whoColumns } from './who-columns.ts'

/** One day alone: only its weights count, no cuts. */
export function DayTable({ results, day }: { results: Results; day: number }) {
  const lines = useMemo(
    () => standingLines(results, dayStandings(results, day)).filter(({ days, row }) => days.has(day) || row.disqualified),
    [results, day],
  )
  const phone = useIsPhone()
  const columns = useMemo(() => dayColumns(results, day, !phone), [results, day, phone])
  return (
    <DataTable
      key={day}
      label={t('dayTable.day', { day: day + 1 })}
      rows={lines}
      columns={columns}
      rowKey={({ row }) => row.entry}
      mutedRow={({ row }) => row.disqualified}
      initialState={{ pageSize: 20 }}
      searchPlaceholder={t('dayTable.searchTeamOrBoat')}
      exportName={t('dayTable.fileName', { day: day + 1, tournament: results.tournament.name })}
      empty={{ icon: IconScale, text: t('dayTable.nobodyHasWeighed') }}
    />
  )
}

function dayColumns({ words, tournament }: Results, day: number, withUnit: boolean): Column<StandingLine>[] {
  const unit = withUnit ? ` (${unitName[words.unit]})` : ''
  const of = ({ days }: StandingLine) => days.get(day)
  const place = ({ row }: StandingLine) => placeMark(row)
  const scale = (line: StandingLine) => weightText(of(line)?.weight ?? 0, words)
  const weight = ({ row }: StandingLine) => weightText(row.totalWeight, words)
  const change = (line: StandingLine) => (of(line)?.bonusWeightAdded ?? 0) - (of(line)?.penaltyWeightIncurred ?? 0)
  const changeText = (line: StandingLine) => (change(line) === 0 ? '—' : signedWeight(change(line), words.unit))
  return [
    {
      id: 'place',
      header: t('dayTable.place'),
      value: ({ row }) => row.position,
      csv: place,
      cell: (line) => <WhyFigure why={`place-${day}.${line.row.entry}`}>{place(line)}</WhyFigure>,
      width: '5rem',
      card: 'lead',
    },
    ...whoColumns(tournament),
    {
      id: 'fish',
      header: t('dayTable.fish'),
      value: (line) => of(line)?.totalFish ?? 0,
      cell: (line) => of(line)?.fishCount ?? '0',
      numeric: true,
      card: 'fact',
    },
    {
      id: 'scale',
      header: t('dayTable.onTheScale', { measure: measureOf(words.unit), unit }),
      value: (line) => of(line)?.weight ?? 0,
      csv: scale,
      cell: scale,
      numeric: true,
      searchable: false,
    },
    {
      id: 'change',
      header: t('dayTable.penaltiesBonuses'),
      value: change,
      csv: changeText,
      cell: changeText,
      numeric: true,
      searchable: false,
    },
    {
      id: 'weight',
      header: t('dayTable.weight', { measure: measureOf(words.unit), unit }),
      value: ({ row }) => row.totalWeight,
      csv: weight,
      cell: (line) => <WhyFigure why={`day-${day}.${line.row.entry}`}>{weight(line)}</WhyFigure>,
      numeric: true,
      searchable: false,
      card: 'fact',
    },
    {
      id: 'big-fish',
      header: t('dayTable.bigFish', { unit }),
      value: ({ row }) => row.bigFish || null,
      csv: ({ row }) => weightText(row.bigFish, words),
      cell: ({ row }) => (row.bigFish ? weightText(row.bigFish, words) : '—'),
      numeric: true,
      searchable: false,
      card: 'fact',
    },
  ]
}
