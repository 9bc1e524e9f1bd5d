import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { isAhead, isLive } from '@ramplight/domain/tournament/statuses'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import type { ReactNode } from 'react'
import { type Base, seasonAt, useBase } from '#platform/places.ts'
import { monthAndDay } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { writeSpots } from '../spots/index.ts'
import { EventBadge } from './event-badge.tsx'
import { TourIcon } from './tour-icon.tsx'
import classes from './tournament-card.module.css'
import { t } from './tournament-card.texts.ts'

/** Where somebody goes from a card: to the board once boats are out, to its page before. */
const hrefFor = ({ _id, status }: SkinnyTournament, base: Base) =>
  ['In Progress', 'Closed', 'Completed'].includes(status) ? `/live-leaderboard/${_id}` : `${base}/tournaments/${_id}`

const place = ({ landing, city, state }: SkinnyTournament) => `${landing}, ${city} ${state}`

type Props = {
  tournament: SkinnyTournament
  /** Its buttons. */
  children?: ReactNode
  /** On the page of its tour or season no link leads there (`card.hidden-links`). */
  within?: 'tour' | 'season' | undefined
}

/** One tournament for everybody: its day, its name, its place, its tour and season, and the one thing that matters now. */
export function TournamentCard({ tournament, children, within }: Props) {
  const { tour, season } = tournament
  const base = useBase()
  const { name, startDate, tournamentDates, startTime, tourName, tourIcon, teamEvent, entryFee, entryCount, weighedCount, spots } =
    tournament
  const [month, day] = monthAndDay(startDate)
  const live = isLive(tournament)
  const words = spots && isAhead(tournament) ? writeSpots(tournament, spots) : null
  const facts = [
    tournamentDates.length > 1 ? t('days', { count: tournamentDates.length }) : `${writeWallClock(startTime)} ${zoneOf(tournament).word}`,
    t(teamEvent ? 'team' : 'solo'),
    entryFee ? writeShortMoney(entryFee) : null,
  ]
  return (
    <article className={classes.card} data-live={live || undefined}>
      <div className={classes.day} aria-hidden>
        {month}
        <b>{day}</b>
      </div>
      <div className={classes.main}>
        <div className={classes.top}>
          <EventBadge event={tournament} />
          <span className={classes.tour}>
            <TourIcon path={tourIcon} />
            {within === 'tour' ? tourName : <UiLink href={`${base}/tours/${tour}`}>{tourName}</UiLink>}
          </span>
        </div>
        <h3>
          <UiLink href={hrefFor(tournament, base)}>{name}</UiLink>
        </h3>
        <p>{place(tournament)}</p>
        <p>
          {facts.filter(Boolean).join(' · ')}
          {season && within !== 'season' && (
            <>
              {' · '}
              <UiLink href={seasonAt(base, season)}>{t('season')}</UiLink>
            </>
          )}
        </p>
        {words && <p>{words}</p>}
      </div>
      <div className={classes.end}>
        {live ? (
          <>
            <b>
              {weighedCount}
              <small> / {entryCount}</small>
            </b>
            <span>{t('weighed')}</span>
          </>
        ) : (
          <>
            <b>{entryCount}</b>
            <span>{t('boats', { count: entryCount })}</span>
          </>
        )}
      </div>
      {children && <div className={classes.foot}>{children}</div>}
    </article>
  )
}
