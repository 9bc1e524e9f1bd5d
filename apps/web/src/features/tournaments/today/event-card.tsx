import { Button } from '@mantine/core'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { shownStatus } from '@ramplight/domain/tournament/statuses'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconDeviceTv, IconSailboat, IconScale, IconUserCheck } from '@tabler/icons-react'
import { writeDates } from '#platform/values/tournament-dates.ts'
import classes from './today.module.css'
import { t } from './today.texts.ts'

/** The event of the day, large: where it stands and the three places one runs to. */
export function EventCard({ tournament }: { tournament: SkinnyTournament }) {
  const { _id, name, status, tournamentDates, startTime, landing, city, state, entryCount, weighedCount } = tournament
  const base = `/director/tournaments/${_id}`
  const live = status === 'In Progress'
  return (
    <article className={classes.event}>
      <div className={classes.eventHead}>
        <StatusBadge word={shownStatus(tournament)} />
        <h2>
          <UiLink href={base}>{name}</UiLink>
        </h2>
        <p>
          {writeDates(tournamentDates)} · {writeWallClock(startTime)} {zoneOf(tournament).word} · {landing}, {city} {state}
        </p>
      </div>
      <dl className={classes.eventFigures}>
        <div>
          <dt>{t('eventCard.boats')}</dt>
          <dd>{entryCount}</dd>
        </div>
        <div>
          <dt>{t('eventCard.weighed')}</dt>
          <dd>
            {weighedCount}
            <small> / {entryCount}</small>
          </dd>
        </div>
      </dl>
      <div className={classes.eventActions}>
        {live ? (
          <Button component={UiLink} href={`/weigh-in/${_id}`} size="md" leftSection={<IconScale aria-hidden />}>
            {t('eventCard.weighIn')}
          </Button>
        ) : (
          <Button component={UiLink} href={base} size="md">
            {t('eventCard.openCommandCentre')}
          </Button>
        )}
        <Button component={UiLink} href={`${base}/entries`} size="md" variant="default" leftSection={<IconUserCheck aria-hidden />}>
          {t('eventCard.entries')}
        </Button>
        <Button component={UiLink} href={`${base}/boats`} size="md" variant="default" leftSection={<IconSailboat aria-hidden />}>
          {t('eventCard.boats')}
        </Button>
        <Button
          component="a"
          href={`/live-leaderboard/${_id}`}
          target="_blank"
          size="md"
          variant="default"
          leftSection={<IconDeviceTv aria-hidden />}
        >
          {t('eventCard.leaderboard')}
        </Button>
      </div>
    </article>
  )
}
