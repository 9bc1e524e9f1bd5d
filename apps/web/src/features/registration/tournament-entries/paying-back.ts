import { newId } from '@ramplight/contract/kernel/new-id'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { newEvents } from '@ramplight/domain/log/new-events'
import { voidsOf } from '@ramplight/domain/money/payment-log'
import { timeHere } from '#platform/local/book/time-here.ts'

type Log = Pick<TournamentEntry, 'paymentLog'>

/**
 * The way back from a change that has taken money: these payments never happened, and those that were there before stay. Null where it took
 * none.
 */
export function payingBack(before: Log, after: Log): Log | null {
  const log = after.paymentLog ?? {}
  const made = Object.entries(newEvents(before.paymentLog ?? {}, log)).flatMap(([id, { act }]) => (act === 'make' ? [id] : []))
  const voids = voidsOf(log, made, { at: new Date(timeHere()).toISOString(), newId })
  return Object.keys(voids).length > 0 ? { paymentLog: voids } : null
}
