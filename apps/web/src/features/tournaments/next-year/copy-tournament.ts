import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { flightNextYear, tournamentNextYear } from '@ramplight/domain/tournament/next-year'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { wallAt } from '@ramplight/ui/values/times'
import { call } from '#platform/call.ts'
import { instantOf } from '#platform/values/event-time.ts'
import { addDays } from '#platform/values/tournament-dates.ts'

/** The id of what is made of a record of last year. A second try after a lost answer makes nothing twice. */
export type IdFor = (old: string) => string

export function idsForCopy(): IdFor {
  const ids = new Map<string, string>()
  return (old) => {
    const id = ids.get(old) ?? newId()
    ids.set(old, id)
    return id
  }
}

type Anew = { name: string; dates: readonly string[]; season: string | null; status: 'Draft' | 'Scheduled' | 'Open' }

/** Makes next year's tournament with its flights; without a network as any new one. */
export async function copyTournament(tournament: Tournament, anew: Anew, idFor: IdFor): Promise<Tournament> {
  const zone = zoneOf(tournament)
  const movedMoment = (moment: string, days: number) => {
    const { date, time } = wallAt(moment, zone.iana)
    return new Date(instantOf(addDays(date, days), time.slice(0, 5), zone)).toISOString()
  }
  const flights = await call(tournamentFlightCalls.search, { body: { tournament: tournament._id } })
  const body = tournamentNextYear(tournament, { ...anew, _id: idFor(tournament._id) }, { idFor, movedMoment })
  const made = await call(tournamentCalls.create, { body })
  const days = { from: tournament.tournamentDates, to: anew.dates }
  for (const flight of flights)
    await call(tournamentFlightCalls.create, { body: flightNextYear(flight, { _id: idFor(flight._id), tournament: made._id, ...days }) })
  return made
}
