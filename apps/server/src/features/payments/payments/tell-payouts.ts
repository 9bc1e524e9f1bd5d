import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { countingEvents } from '@ramplight/domain/money/event-lines'
import type { MoneyEvent } from '@ramplight/domain/money/money-event'
import { languagesOf } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import { findTournament } from '#features/tournaments/tournaments/index'
import type { Tx } from '#platform/database/types'
import { byMailOrSms } from '#platform/outgoing/by-mail-or-sms'
import { leaveMessages } from '#platform/outgoing/leave-message'
import { LETTERS } from '../letters.ts'

type Moving = MoneyEvent & { kind: 'payout-handed-out' | 'payout-returned' }

const isTold = (event: MoneyEvent): event is Moving =>
  event.amount > 0 && (event.kind === 'payout-handed-out' || event.kind === 'payout-returned')

/**
 * Whoever was paid out, or whose payout went back, hears it once: all of one word together. `fresh`: events that are new in the log. A
 * correction and a void of what was told tell nobody; what was made and voided before it came here never was theirs.
 */
export async function tellPayouts(tx: Tx, tournament: string, fresh: readonly MoneyEvent[], at: string): Promise<void> {
  const told = countingEvents(fresh)
    .map(({ latest }) => latest)
    .filter(isTold)
    .filter(({ payee }) => payee !== null)
  const event = told.length ? await findTournament(tx, tournament) : null
  if (!event) return
  const ids = [...new Set(told.map(({ payee }) => payee!))]
  const people = new Map((await userStore.findMany(tx, ids)).map((person) => [person.id, person]))
  const readsOf = await languagesOf(tx, ids)
  for (const same of Map.groupBy(told, ({ payee, kind, method }) => `${payee} ${kind} ${method}`).values()) {
    const [{ payee, kind, method, _id }] = same as [Moving]
    const person = people.get(payee!)
    if (!person) continue
    const language = readsOf(person.id)
    const amount = dollarsAndCents(same.reduce((sum, one) => sum + one.amount, 0))
    const words = LETTERS[language].moved[kind]({ event: event.name, amount, place: method ?? 'unstated' })
    const messages = byMailOrSms(person, words, { link: '/angler/payments', topic: 'tournament', language })
    await leaveMessages(tx, messages, { at, about: _id })
  }
}
