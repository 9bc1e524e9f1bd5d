import { currentSession } from './session.ts'

/** Where something half typed is kept: the next person on this device does not find it. */
export const ownPlace = (name: string): string => `${name}-${currentSession()?.user._id ?? 'nobody'}`

/** What a person chose in the palette last. */
export const RECENT = 'rl-recent'
/** It names events and people, and goes with whoever found them. */
export const forgetRecent = (user: string): void => localStorage.removeItem(`${RECENT}-${user}`)
