import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'

const { get, skinnySearch } = tournamentCalls

export const calls = { get, skinnySearch }
