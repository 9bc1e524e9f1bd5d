import type { Actor } from '@ramplight/domain/policies/subjects'
import { useMemo, useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, type Session } from './session.ts'

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, currentSession, () => null)

/** The signed-in person as the policies of the domain know them; for hiding what would be refused. */
export function useActor(): Actor | null {
  const user = useSession()?.user
  return useMemo(() => (user ? { id: user._id, userType: user.userType, isAssistant: user.isAssistant, tours: user.tours } : null), [user])
}
