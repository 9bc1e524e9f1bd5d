import { authCalls } from '@ramplight/contract/people/auth'

const { login, logout, refresh, parkingKey, setUserImpersonating } = authCalls

export const calls = { login, logout, refresh, parkingKey, setUserImpersonating }
