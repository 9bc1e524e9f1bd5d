import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconGavel } from '@tabler/icons-react'
import { unitName } from '#platform/values/typed-weight.ts'
import { pointsText } from '#platform/values/write-count.ts'
import rulingClasses from '../rulings/rulings.module.css'
import { t as rulingsT } from '../rulings/rulings.texts.ts'
import { daysOf, type Results } from '../screen/results-view.ts'
import { WhyFigure } from '../why/why-figure.tsx'
import { signedWeight, weightText } from '../words/words.ts'
import { placeMark, type StandingLine } from './standing-lines.ts'
import { t } from './standings.texts.ts'
import { whoColumns } from './who-columns.ts'

const notWeighed = () => t('standingsColumns.notWeighed')

/** Weights of an entry, as a figure that can be asked why; three ways of nothing are told apart. */
export function standingColumns(results: Results, withUnit: boolean): Column<StandingLine>[] {
  const { words, tournament, official } = results
  const unit = withUnit ? ` (${unitName[words.unit]})` : ''
  const days = daysOf(tournament)
  const limit = tournament.settings.weight?.fishLimit
  const counts = ({ weighed }: StandingLine) => weighed || official !== null
  const place = (line: StandingLine) => placeMark(line.row, counts(line))
  const total = (line: StandingLine) => (line.weighed ? weightText(line.row.totalWeight, words) : notWeighed())
  const weightOrDash = (weight: number) => (weight > 0 ? weightText(weight, words) : '—')
  const penalty = ({ row }: StandingLine) =>
    row.totalPenaltyWeightIncurred > 0 ? signedWeight(-row.totalPenaltyWeightIncurred, words.unit) : '—'

  return [
    {
      id: 'place',
      header: t('standingsColumns.place'),
      width: '5rem',
      value: (line) => (counts(line) ? line.row.position : null),
      csv: place,
      cell: (line) =>
        place(line) === '—' ? (
          '—'
        ) : (
          <>
            <WhyFigure why={`place.${line.row.entry}`}>{place(line)}</WhyFigure>
            {line.entry?.ruling && (
              <IconGavel className={rulingClasses.mark} size={14} stroke={2} role="img" aria-label={rulingsT('mark')} />
            )}
          </>
        ),
      card: 'lead',
    },
    ...whoColumns(tournament),
    {
      id: 'fish',
      header: t('standingsColumns.fish'),
      value: ({ row, weighed }) => (weighed ? row.totalFish : null),
      cell: ({ row, weighed }) => (weighed ? (limit && days.length === 1 ? `${row.totalFish}/${limit}` : row.totalFish) : '—'),
      numeric: true,
      card: 'fact',
    },
    ...(days.length > 1 ? days.map((day) => dayColumn(results, day)) : []),
    {
      id: 'total',
      header: t('standingsColumns.total', { unit }),
      value: ({ row, weighed }) => (weighed ? row.totalWeight : null),
      csv: total,
      cell: (line) =>
        line.weighed ? (
          <WhyFigure why={`total.${line.row.entry}`}>{total(line)}</WhyFigure>
        ) : (
          <span className="rl-dimmed">{notWeighed()}</span>
        ),
      numeric: true,
      searchable: false,
      card: 'fact',
    },
    {
      id: 'big-fish',
      header: t('standingsColumns.bigFish', { unit }),
      value: ({ row }) => row.bigFish || null,
      csv: ({ row }) => weightOrDash(row.bigFish),
      cell: ({ row }) => weightOrDash(row.bigFish),
      numeric: true,
      searchable: false,
      card: 'fact',
    },
    {
      id: 'penalties',
      header: t('standingsColumns.penalties'),
      value: ({ row }) => row.totalPenaltyWeightIncurred || null,
      csv: penalty,
      cell: penalty,
      numeric: true,
      searchable: false,
    },
    {
      id: 'points',
      header: t('standingsColumns.points'),
      value: ({ points }) => points,
      cell: (line) =>
        counts(line) && line.points !== null ? <WhyFigure why={`points.${line.row.entry}`}>{pointsText(line.points)}</WhyFigure> : '—',
      numeric: true,
      searchable: false,
      card: 'fact',
    },
  ]
}

/** One day of several: its weight, `DQ`, `cut`, or a dash. */
function dayColumn({ words }: Results, day: number): Column<StandingLine> {
  const text = ({ row, days }: StandingLine) => {
    const record = days.get(day)
    if (row.cutAfterDay !== null && day > row.cutAfterDay) return 'cut'
    if (!record) return '—'
    return record.disqualified ? 'DQ' : weightText(record.adjustedWeight ?? 0, words)
  }
  return {
    id: `day-${day}`,
    header: t('standingsColumns.day', { day: day + 1 }),
    value: ({ days }) => days.get(day)?.adjustedWeight ?? null,
    csv: text,
    cell: (line) =>
      /\d/.test(text(line)) ? (
        <WhyFigure why={`day-${day}.${line.row.entry}`}>{text(line)}</WhyFigure>
      ) : (
        <span className="rl-dimmed">{text(line)}</span>
      ),
    numeric: true,
    searchable: false,
    card: 'fact',
  }
}
