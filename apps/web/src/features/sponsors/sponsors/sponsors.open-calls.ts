import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'

export const calls = { search: sponsorCalls.search }
