import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import type { RefreshAnswer } from '@ramplight/contract/people/auth'
import { askServer } from './ask-server.ts'
import { calls } from './auth.open-calls.ts'

const ANSWER_WITHIN_MS = 10_000
/** Longer than an answer takes: whoever holds the lock for longer is gone, and the server knows a repeat. */
const TURN_WITHIN_MS = 12_000
const LOCK = 'rl-renew'

/** What a call that acts by the cookie of this device is sent with. */
export const BY_COOKIE: RequestInit = { method: 'POST', headers: { [OUR_HEADER]: '1' }, credentials: 'same-origin' }

/** A fresh token by the cookie of this device, for a page or the service worker. Null when our server did not answer. */
export async function askForToken(): Promise<RefreshAnswer | null> {
  const heard = await askServer(calls.refresh.path, { ...BY_COOKIE, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null)
  if (!heard?.ok) return null
  const answer = heard.answer as Partial<RefreshAnswer> | null
  return typeof answer?.authenticated === 'boolean' ? (answer as RefreshAnswer) : null
}

/** One tab, or the service worker, renews at a time. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator
  if (!locks) return work()
  let isOurs = false
  try {
    return await locks.request(LOCK, { signal: AbortSignal.timeout(TURN_WITHIN_MS) }, () => {
      isOurs = true
      return work()
    })
  } catch (error) {
    if (isOurs) throw error
    return work()
  }
}
