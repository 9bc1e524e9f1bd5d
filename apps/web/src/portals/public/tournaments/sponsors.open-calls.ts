import { advertisementInteractionCalls } from '@ramplight/contract/sponsors/advertisement-interactions'
import { advertiserCalls } from '@ramplight/contract/sponsors/advertisers'

export const calls = { search: advertiserCalls.search, count: advertisementInteractionCalls.create }
