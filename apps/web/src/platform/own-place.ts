import { currentSession } from './session.ts'

/** Where something half typed is kept: the next person on this device does not find it. */
export const ownPlace = (name: string): string => `${name}-${currentSession()?.user._id ?? 'nobody'}`
