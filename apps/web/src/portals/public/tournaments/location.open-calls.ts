import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'

const { placeNames } = tournamentCalls

export const calls = { placeNames }
