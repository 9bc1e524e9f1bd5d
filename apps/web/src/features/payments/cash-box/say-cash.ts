import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { type CashLog, type CashSaid, cashSaid, cashVoided } from '@ramplight/domain/money/cash-log'
import { call } from '#platform/call.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { refreshed } from '#platform/refresh.ts'

export type Event = Pick<Tournament, '_id' | 'cashLog'>

const now = () => new Date(timeHere()).toISOString()

async function send({ _id: id }: Event, cashLog: CashLog): Promise<void> {
  await call(moneyCalls.cashBox, { params: { id }, body: { cashLog } })
  await refreshed()
}

/** Says something of the cash box, once for its id. `at`: when, where that is not now. */
export const sayCash = (event: Event, said: CashSaid, { id, at = now() }: { id: string; at?: string | undefined }): Promise<void> =>
  send(event, cashSaid(event.cashLog, said, { id, at }))

/** Says of something that it never happened. */
export const voidCash = (event: Event, item: string, why: string): Promise<void> =>
  send(event, cashVoided(event.cashLog, item, why, { id: newId(), at: now() }))
