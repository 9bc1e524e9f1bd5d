import { queryClient } from './query-client.ts'
import { seenAnswers } from './seen-answers.ts'

const LAST_USER = 'rl-last-user'

/** Who was here last, signed in or not. */
export const lastUser = (): string | null => localStorage.getItem(LAST_USER)

/** The answers that were seen here by whoever was here last. */
export const seen = seenAnswers(lastUser)

/** What another person saw on this device is not shown to this one. */
export function forgetOthers(user: string): void {
  if (lastUser() !== user) void forgetSeen()
  localStorage.setItem(LAST_USER, user)
}

/** What was seen on this device is no longer kept on it. */
export async function forgetSeen(): Promise<void> {
  queryClient.clear()
  await seen.removeClient()
}
