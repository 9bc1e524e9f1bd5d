import { persister, queryClient } from './query-client.ts'

const LAST_USER = 'rl-last-user'

/** What another person saw on this device is not shown to this one. */
export function forgetOthers(user: string): void {
  if (localStorage.getItem(LAST_USER) !== user) forgetSeen()
  localStorage.setItem(LAST_USER, user)
}

/** What was seen on this device is no longer kept on it. */
export function forgetSeen(): void {
  queryClient.clear()
  // At once: what is written a second later may come after the page is loaded anew.
  void persister.removeClient()
}

/** Who was here last, signed in or not. */
export const lastUser = (): string | null => localStorage.getItem(LAST_USER)
