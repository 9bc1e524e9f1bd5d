import { authCalls } from '@ramplight/contract/people/auth'

const { setupState } = authCalls

export const calls = { setupState }
