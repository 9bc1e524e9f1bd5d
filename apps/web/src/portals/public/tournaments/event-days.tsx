import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { flightsOn, timesOn } from '@ramplight/domain/tournament/launch-times'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { writeDate } from '#platform/values/tournament-dates.ts'
import { writeFlight } from '#platform/values/write-flight.ts'
import { t } from './event.texts.ts'
import classes from './tournament.module.css'

type Props = { tournament: Tournament; flights: readonly TournamentFlight[] }

/** Each day at its own hours, with its flights in the order they leave. */
export function EventDays({ tournament, flights }: Props) {
  const dates = tournament.tournamentDates
  return (
    <Section title={t('days.title')} note={t('days.zone', { zone: zoneOf(tournament).word })}>
      <ol className={classes.days}>
        {dates.map((date, day) => {
          const { startTime, dueTime } = timesOn(tournament, [], null, day)
          return (
            <li key={date}>
              <b>
                {dates.length > 1 && `${t('days.number', { day: day + 1 })} · `}
                {writeDate(date)}
              </b>
              {flights.length === 0 ? (
                <span>{t('days.times', { start: writeWallClock(startTime), end: writeWallClock(dueTime) })}</span>
              ) : (
                flightsOn(tournament, flights, day).map(({ flight, ...times }) => (
                  <span key={flight._id}>
                    {t('days.flight', {
                      flight: writeFlight(flight.name),
                      start: writeWallClock(times.startTime),
                      end: writeWallClock(times.dueTime),
                    })}
                  </span>
                ))
              )}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
