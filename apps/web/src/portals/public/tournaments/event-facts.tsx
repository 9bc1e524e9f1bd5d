import type { EventSummary } from '@ramplight/contract/results/tournament-results'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { entryFeeOf } from '@ramplight/domain/registration/entry-items'
import { daysDiffer, timesOn } from '@ramplight/domain/tournament/launch-times'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { FactList } from '@ramplight/ui/parts/fact-list.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { writeSpots } from '#features/tournaments/spots/index.ts'
import { seasonAt, useBase } from '#platform/places.ts'
import { writeDates } from '#platform/values/tournament-dates.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { spotsQuery } from './event.queries.ts'
import { t } from './event.texts.ts'
import classes from './tournament.module.css'

type Props = { tournament: Tournament; summary: EventSummary | undefined; flights: readonly TournamentFlight[] }

/** When, where, who and for how much. */
export function EventFacts({ tournament: one, summary, flights }: Props) {
  const base = useBase()
  const fee = entryFeeOf(one)
  const isPerAngler = one.settings.payout?.chargePer === 'Angler'
  const facts: [string, ReactNode][] = [
    [t('facts.when'), whenOf(one, flights)],
    [t('facts.tour'), summary?.tourName && <UiLink href={`${base}/tours/${one.tour}`}>{summary.tourName}</UiLink>],
    [t('facts.season'), summary?.seasonName && <UiLink href={seasonAt(base, one.season ?? '')}>{summary.seasonName}</UiLink>],
    [t('facts.water'), one.location],
    [t('facts.ramp'), <Ramp key="ramp" tournament={one} />],
    [t('facts.field'), fieldOf(one, summary)],
    [t('facts.places'), useSpots(one)],
    [t('facts.entry'), fee ? t(isPerAngler ? 'facts.perAngler' : 'facts.perBoat', { fee: writeMoney(fee) }) : null],
    [t('facts.limit'), one.settings.weight?.fishLimit ? t('facts.fish', { count: one.settings.weight.fishLimit }) : null],
    [t('facts.tags'), one.tags.join(' · ')],
  ]
  return <FactList facts={facts} className={classes.facts} />
}

/** Days that differ have a list of their own below: no one time holds for all of them. */
function whenOf(one: Tournament, flights: readonly TournamentFlight[]): string {
  const dates = writeDates(one.tournamentDates)
  if (daysDiffer(one, flights)) return dates
  const { startTime, dueTime } = timesOn(one, [], null, 0)
  return t('facts.whenText', { dates, start: writeWallClock(startTime), end: writeWallClock(dueTime), zone: zoneOf(one).word })
}

const fieldOf = (one: Tournament, summary: EventSummary | undefined): string =>
  [
    one.teamEvent ? t('facts.teamsOf', { count: crewSizeOf(one) }) : t('facts.solo'),
    summary && summary.field > 0 ? t('facts.boats', { count: summary.field }) : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** The address, and the way there in whatever maps the device has. */
function Ramp({ tournament: { landing, street, city, state, zip } }: { tournament: Tournament }) {
  const address = `${landing}, ${street}, ${city} ${state} ${zip}`
  return (
    <>
      {address}{' '}
      <span className={classes.map}>
        <a href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`} target="_blank" rel="noreferrer">
          {t('facts.map')}
        </a>
      </span>
    </>
  )
}

/** How full it is, where the field has a limit and can still be entered. */
function useSpots(tournament: Tournament): string | null {
  const { data } = useQuery(spotsQuery(tournament))
  return data ? writeSpots(tournament, data) : null
}
