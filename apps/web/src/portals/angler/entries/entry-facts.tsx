import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { fullName } from '@ramplight/domain/registration/full-name'
import { type Times, timesOn } from '@ramplight/domain/tournament/launch-times'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { FactList } from '@ramplight/ui/parts/fact-list.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { fullNames } from '#platform/values/entry-name.ts'
import { writeDates } from '#platform/values/tournament-dates.ts'
import { writeFlight } from '#platform/values/write-flight.ts'
import { t } from '../angler.texts.ts'

type Props = { entry: TournamentEntry; tournament: Tournament; flights: readonly TournamentFlight[] }

/** Boat, flight, times, and who is in the boat. */
export function EntryFacts({ entry, tournament, flights }: Props) {
  const nameOf = (id: string | null | undefined) => {
    const found = entry.anglers.find(({ _id }) => _id === id)
    return found ? fullName(found) : null
  }
  const { tournamentDates } = tournament
  const zone = zoneOf(tournament).word
  const flight = flights.find(({ _id }) => _id === entry.flight)
  const days = tournamentDates.map((date, day) => ({ date, ...timesOn(tournament, flights, entry.flight, day) }))
  /** Once where it is the same every day, else once for each day. */
  const clock = (label: string, name: keyof Times): [string, string][] => {
    const shown = days.every((day) => day[name] === days[0]?.[name]) ? days.slice(0, 1) : days
    return shown.map((day) => [shown.length > 1 ? `${label} · ${writeDates([day.date])}` : label, `${writeWallClock(day[name])} ${zone}`])
  }
  const facts: [string, string | null][] = [
    [t('entry.boat'), entry.boatNumber == null ? t('entry.notDrawn') : String(entry.boatNumber)],
    [t('entry.flight'), flight ? writeFlight(flight.name) : null],
    ...clock(t('entry.launch'), 'startTime'),
    ...clock(t('entry.dueBack'), 'dueTime'),
    [t('entry.crew'), fullNames(entry)],
    [t('entry.captain'), nameOf(entry.boatCaptain)],
    [t('entry.sub'), entry.substitute ? fullName(entry.substitute) : null],
    [t('entry.groups'), entry.groups.join(', ') || null],
  ]
  return (
    <Section title={t('entry.facts')}>
      <FactList facts={facts} />
    </Section>
  )
}
