import { Button } from '@mantine/core'
import type { SeasonEventPointDistribution } from '@ramplight/contract/results/season-event-point-distributions'
import type { SeasonStandingRow } from '@ramplight/contract/results/season-standings'
import type { SeasonRules } from '@ramplight/contract/tours/seasons'
import { placesAhead } from '@ramplight/domain/points/points-to-pass'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { useMemo } from 'react'
import { pointsText } from '#platform/values/write-count.ts'
import { rowId } from './season-table.tsx'
import classes from './series.module.css'
import { t } from './series.texts.ts'

type Props = {
  season: string
  rows: readonly SeasonStandingRow[]
  distributions: readonly SeasonEventPointDistribution[]
  rules: SeasonRules | null
  /** The line of who looks; undefined: not in it yet. */
  mine: SeasonStandingRow | undefined
  onWhy: (id: string) => void
}

/** Of those who share a place. */
const MOST_NAMES = 2

const points = (value: number) => t('pointsOf', { points: pointsText(value), count: value })

/** Where I stand in a season, and what it takes to catch those ahead of me. */
export function MyPlace({ season, rows, distributions, rules, mine, onWhy }: Props) {
  const id = mine?.id
  const ahead = useMemo(() => (id ? placesAhead({ season, distributions, rules, id }) : []), [season, distributions, rules, id])
  if (!mine)
    return (
      <Section title={t('me.title')}>
        <p className={classes.note}>{t('me.none')}</p>
      </Section>
    )
  const namesOf = (ids: readonly string[]): string => {
    const names = ids.slice(0, MOST_NAMES).flatMap((one) => rows.find((row) => row.id === one)?.name ?? [])
    return ids.length > MOST_NAMES ? `${names.join(' · ')} +${ids.length - MOST_NAMES}` : names.join(' · ')
  }
  const jump = () => {
    const row = document.getElementById(rowId(mine.id))
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }
  return (
    <Section title={t('me.title')}>
      <p className={classes.me}>
        <b>{t(mine.tied ? 'tiedOf' : 'placeOf', { place: mine.position, field: rows.length })}</b>
        <span>{points(mine.points)}</span>
      </p>
      {ahead.length === 0 ? (
        mine.position === 1 && <p className={classes.note}>{t('me.lead')}</p>
      ) : (
        <>
          <h3>{t('me.needs')}</h3>
          <ul className={classes.needs}>
            {ahead.map((one) => (
              <li key={one.position}>
                <b>{t('me.level', { place: one.position, name: namesOf(one.ids) })}</b>
                {one.behind === 0 ? (
                  <span>{t('me.levelOnPoints')}</span>
                ) : (
                  <>
                    <span>{t('me.behind', { points: points(one.behind) })}</span>
                    <span>{one.needed === null ? t('me.tooFar') : t('me.needed', { points: points(one.needed) })}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
          <p className={classes.note}>{t('me.asToday')}</p>
        </>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={jump}>
          {t('me.jump')}
        </Button>
        <Button variant="default" onClick={() => onWhy(mine.id)}>
          {t('me.why')}
        </Button>
      </div>
    </Section>
  )
}
