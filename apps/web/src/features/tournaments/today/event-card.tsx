import { Button } from '@mantine/core'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconDeviceTv, IconSailboat, IconScale, IconUserCheck } from '@tabler/icons-react'
import { writeDates } from '#platform/values/tournament-dates.ts'
import classes from './today.module.css'

/** The event of the day, large: where it stands and the three places one runs to. */
export function EventCard({ tournament }: { tournament: SkinnyTournament }) {
  const { _id, name, status, tournamentDates, startTime, timezone, landing, city, state, entryCount, weighedCount } = tournament
  const base = `/director/tournaments/${_id}`
  const live = status === 'In Progress'
  return (
    <article className={classes.event}>
      <div className={classes.eventHead}>
        <StatusBadge word={status} />
        <h2>
          <UiLink href={base}>{name}</UiLink>
        </h2>
        <p>
          {writeDates(tournamentDates)} · {writeWallClock(startTime)} {timezone} · {landing}, {city} {state}
        </p>
      </div>
      <dl className={classes.eventFigures}>
        <div>
          <dt>Boats</dt>
          <dd>{entryCount}</dd>
        </div>
        <div>
          <dt>Weighed</dt>
          <dd>
            {weighedCount}
            <small> / {entryCount}</small>
          </dd>
        </div>
      </dl>
      <div className={classes.eventActions}>
        {live ? (
          <Button component={UiLink} href={`/weigh-in/${_id}`} size="md" leftSection={<IconScale aria-hidden />}>
            Weigh-in
          </Button>
        ) : (
          <Button component={UiLink} href={base} size="md">
            Open command centre
          </Button>
        )}
        <Button component={UiLink} href={`${base}/entries`} size="md" variant="default" leftSection={<IconUserCheck aria-hidden />}>
          Entries
        </Button>
        <Button component={UiLink} href={`${base}/boats`} size="md" variant="default" leftSection={<IconSailboat aria-hidden />}>
          Boats
        </Button>
        <Button
          component="a"
          href={`/live-leaderboard/${_id}`}
          target="_blank"
          size="md"
          variant="default"
          leftSection={<IconDeviceTv aria-hidden />}
        >
          Leaderboard
        </Button>
      </div>
    </article>
  )
}
