import { noteStoredText } from '@ramplight/ui/values/stored-text'
import { hydrate } from '@tanstack/react-query'
import { LAST_USER, lastUser } from './last-user.ts'
import { queryClient } from './query-client.ts'
import { SEEN_MS, seenAnswers } from './seen-answers.ts'
import { currentSession, onSessionChange } from './session.ts'

const personHere = () => currentSession()?.user._id ?? null
/** Whose answers are in the memory of this page. The storage would say who signed in last, perhaps in another tab. */
let owner = personHere()
let isChanging = false

/** The answers that were seen here by whoever is here. */
export const seen = seenAnswers(
  () => owner,
  () => isChanging,
)

/** When the session becomes another person's or nobody's, in any tab, this page lets go of what it holds before it does anything else. */
export const keepSeenApart = (): (() => void) =>
  onSessionChange(() => {
    if (personHere() === owner) return
    isChanging = true
    queryClient.clear()
    owner = personHere()
    void bringBack(owner)
  })

/** What this person saw here before; nothing of theirs is written over meanwhile. */
async function bringBack(user: string | null): Promise<void> {
  const kept = await seen.restoreClient()
  if (owner !== user) return
  if (kept && Date.now() - kept.timestamp < SEEN_MS) hydrate(queryClient, kept.clientState)
  isChanging = false
  // It may be older than the last save.
  void queryClient.invalidateQueries()
}

/** What another person saw on this device is not shown to this one. */
export function forgetOthers(user: string): void {
  if (lastUser() !== user) void forgetSeen()
  noteStoredText(LAST_USER, user)
}

/** What stands on no screen now is forgotten, in memory and on the device, also of others who were here. What is on the screen stays. */
export async function clearSeen(): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' })
  await seen.forgetAll()
}

/** What was seen on this device is no longer kept on it. */
export async function forgetSeen(): Promise<void> {
  queryClient.clear()
  await seen.forgetAll()
}

/** What this person was shown may be what breaks a page: it asks the server for everything anew. */
export async function dropSeen(): Promise<void> {
  queryClient.clear()
  await seen.removeClient()
}
