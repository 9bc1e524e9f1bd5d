import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { measureOf, unitName } from '#platform/values/typed-weight.ts'
import { pointsText } from '#platform/values/write-count.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import type { Results } from '../screen/results-view.ts'
import { placeMark } from '../standings/standing-lines.ts'
import type { WhyKey } from '../why/explain.ts'
import { WhyFigure } from '../why/why-figure.tsx'
import { signedWeight, weightText } from '../words/words.ts'
import type { TrialLine } from './trial.ts'
import classes from './what-if.module.css'
import { t } from './what-if.texts.ts'

const MINUS = '−'
const signedPoints = (delta: number) => `${delta < 0 ? MINUS : '+'}${pointsText(Math.abs(delta))}`
const signedMoney = (delta: number) => `${delta < 0 ? MINUS : '+'}${writeShortMoney(Math.abs(delta))}`

const placesOf = ({ was, is, counts }: TrialLine) => ({ before: placeMark(was, counts), after: placeMark(is, counts) })

/** `3 → 2` with an arrow up and the word for those who listen; a place that stays is only a place. */
function PlaceCell({ line }: { line: TrialLine }) {
  const { before, after } = placesOf(line)
  const why: WhyKey = `place.${line.entry}`
  if (before === after) return <span className={classes.place}>{after === '—' ? '—' : <WhyFigure why={why}>{after}</WhyFigure>}</span>
  const { delta } = line.position
  const up = delta === null ? line.position.before === null : delta < 0
  const moved = delta !== 0
  const Arrow = up ? IconArrowUp : IconArrowDown
  return (
    <span className={classes.place}>
      <span className="rl-dimmed">{before}</span>
      <span aria-hidden>→</span>
      <span className="rl-sr-only"> {t('differenceColumns.becomes')} </span>
      <WhyFigure why={why}>{after}</WhyFigure>
      {moved && (
        <span className={classes.move} data-tone={up ? 'kelp' : 'red'}>
          <Arrow size={16} stroke={2.25} aria-hidden />
          <span className="rl-sr-only">{up ? t('differenceColumns.up') : t('differenceColumns.down')} </span>
          {delta === null ? '' : Math.abs(delta)}
        </span>
      )}
    </span>
  )
}

/** A figure under the tried rules, and by how much it differs. */
function Figure({ delta, text, children }: { delta: number | null; text: string; children: ReactNode }) {
  const now = <span className={classes.now}>{children}</span>
  if (delta === null || delta === 0) return now
  return (
    <span className={classes.figure}>
      {now}
      <small data-tone={delta > 0 ? 'kelp' : 'red'}>{text}</small>
    </span>
  )
}

/** What the trial makes of every boat. `withUnit`: a card has no room for the unit beside every figure. */
export function differenceColumns({ tournament, words }: Results, withUnit: boolean): Column<TrialLine>[] {
  const unit = withUnit ? ` (${unitName[words.unit]})` : ''
  return [
    {
      id: 'place',
      header: t('differenceColumns.place'),
      value: ({ position }) => position.after,
      cell: (line) => <PlaceCell line={line} />,
      width: '8rem',
      card: 'status',
    },
    {
      id: 'team',
      header: tournament.teamEvent ? t('differenceColumns.team') : t('differenceColumns.angler'),
      value: ({ names, boat }) => (boat === null ? names : `${names} ${boat}`),
      cell: ({ names, boat }) => (
        <span className={classes.who}>
          {names}
          {boat !== null && <small>{t('differenceColumns.boat', { number: String(boat) })}</small>}
        </span>
      ),
      card: 'title',
    },
    {
      id: 'weight',
      header: t('differenceColumns.weight', { measure: measureOf(words.unit), unit }),
      value: ({ totalWeight, weighed }) => (weighed ? totalWeight.after : null),
      cell: ({ entry, totalWeight, weighed }) =>
        weighed ? (
          <Figure delta={totalWeight.delta} text={signedWeight(totalWeight.delta, words.unit)}>
            <WhyFigure why={`total.${entry}`}>{weightText(totalWeight.after, words)}</WhyFigure>
          </Figure>
        ) : (
          <span className={`rl-dimmed ${classes.now}`}>{t('differenceColumns.notWeighed')}</span>
        ),
      numeric: true,
      searchable: false,
      card: 'fact',
    },
    {
      id: 'points',
      header: t('differenceColumns.points'),
      value: ({ points }) => points.after,
      cell: ({ entry, points }) => <PointsCell entry={entry} points={points} />,
      numeric: true,
      searchable: false,
      card: 'fact',
    },
    {
      id: 'money',
      header: t('differenceColumns.money'),
      value: ({ money }) => money.total.after,
      cell: (line) => <MoneyCell line={line} />,
      numeric: true,
      searchable: false,
      card: 'fact',
    },
  ]
}

function PointsCell({ entry, points }: Pick<TrialLine, 'entry' | 'points'>) {
  const { before, after, delta } = points
  if (after === null && before === null) return <span className={classes.now}>—</span>
  if (after === null)
    return (
      <span className={classes.figure}>
        — <small>{t('differenceColumns.pointsWere', { points: pointsText(before ?? 0) })}</small>
      </span>
    )
  const text = delta === null ? '' : signedPoints(delta)
  return (
    <Figure delta={delta} text={text}>
      <WhyFigure why={`points.${entry}`}>{pointsText(after)}</WhyFigure>
    </Figure>
  )
}

/** The main pool can be asked why here; where pots or groups are part of it the figure is their sum. */
function MoneyCell({ line: { entry, money } }: { line: TrialLine }) {
  const { total, main } = money
  if (total.after === 0 && total.before === 0) return <span className={`rl-dimmed ${classes.now}`}>—</span>
  const written = writeShortMoney(total.after)
  return (
    <Figure delta={total.delta} text={signedMoney(total.delta)}>
      {main.after === total.after && total.after > 0 ? <WhyFigure why={`payout.${entry}`}>{written}</WhyFigure> : written}
    </Figure>
  )
}

/** `Show all 24 boats` */
export const showAllText = (count: number): string => t('differenceColumns.showAllBoats', { count })
