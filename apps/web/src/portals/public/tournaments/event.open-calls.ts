import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'

export const calls = {
  eventSummary: tournamentResultCalls.eventSummary,
  flights: tournamentFlightCalls.search,
  places: preRegistrationCalls.places,
}
