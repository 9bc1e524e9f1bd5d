import { organizerCalls } from '@ramplight/contract/messaging/organizers'

export const calls = {
  byTournament: organizerCalls.byTournament,
  byTour: organizerCalls.byTour,
  askOfTournament: organizerCalls.askOfTournament,
  askOfTour: organizerCalls.askOfTour,
}
