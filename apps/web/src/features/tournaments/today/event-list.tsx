import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { daysUntil, monthAndDay } from '#platform/values/tournament-dates.ts'
import { t } from '../angler-today/angler-today.texts.ts'
import classes from './today.module.css'

type Props = {
  title: string
  tournaments: readonly SkinnyTournament[]
  none: string
  today: string
  hrefOf: (one: SkinnyTournament) => string
}

/** Tournaments by their day: date, name, place, how many boats. */
export function EventList({ title, tournaments, none, today, hrefOf }: Props) {
  return (
    <Section title={title} flush>
      {tournaments.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <ul className={classes.list}>
          {tournaments.map((one) => {
            const [month, day] = monthAndDay(one.startDate)
            return (
              <li key={one._id}>
                <UiLink href={hrefOf(one)} className={classes.row}>
                  <span className={classes.day}>
                    {month}
                    <b>{day}</b>
                  </span>
                  <span className={classes.main}>
                    <b>{one.name}</b>
                    <small>
                      {daysUntil(one.startDate, today)} · {one.landing}, {one.city} {one.state}
                    </small>
                  </span>
                  <span className={classes.end}>
                    <StatusBadge word={one.status} />
                    {t('boats', { count: one.entryCount })}
                  </span>
                </UiLink>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
