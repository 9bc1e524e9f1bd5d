import type { Actor } from '@ramplight/domain/policies/subjects'
import { useMemo, useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, type Session } from './session.ts'

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, currentSession, () => null)

/** The signed-in person as the policies of the domain know them; for hiding what would be refused. */
export function useActor(): Actor | null {
  const user = useSession()?.user
  return useMemo(() => {
    if (!user) return null
    const { _id: id, userType, isAssistant, tours, weighTours = [] } = user
    return { id, userType, isAssistant, tours, weighTours }
  }, [user])
}
