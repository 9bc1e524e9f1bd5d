import type { PreRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'

/** Those that are no entry yet, the newest first; what the server has not numbered yet is newest. What was entered under its id is one, also before the server has said so. */
export function waitingAmong(all: readonly PreRegistration[], entries: readonly { _id: string }[]): PreRegistration[] {
  const entered = new Set(entries.map(({ _id }) => _id))
  const waiting = all.filter(({ _id, converted }) => !converted && !entered.has(_id))
  return waiting.sort((a, b) => (b.number ?? Number.POSITIVE_INFINITY) - (a.number ?? Number.POSITIVE_INFINITY))
}
