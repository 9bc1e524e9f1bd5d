import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { tournamentInteractionCalls } from '@ramplight/contract/tournaments/tournament-interactions'

const { countSearch, search, create, remove } = tournamentInteractionCalls

export const calls = { countSearch, search, create, remove, preRegistrations: preRegistrationCalls.search }
