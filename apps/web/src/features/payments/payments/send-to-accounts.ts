import type { Payment } from '@ramplight/contract/payments/payments'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import type { PayoutWay } from '@ramplight/domain/money/payout-method'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { type DoneToMany, doToMany, MOST_AT_ONCE } from '#platform/do-to-many.ts'
import { isToHandOut } from './paid-out-words.ts'

/** What is known of the accounts to which payouts could go. `available`: what lies in the account that pays; null where nobody knows. */
export type Accounts = { wayOf: (payment: Payment) => PayoutWay | null; available: number | null }

/** Longer than that nobody waits to hand out a check. */
const PATIENCE_MS = 2500

/** Which of these can go to the account of who won them; null without an answer: then they are handed out as ever. */
export async function accountsOf(rows: readonly Payment[]): Promise<Accounts | null> {
  const open = rows.filter(isToHandOut).slice(0, MOST_AT_ONCE)
  if (open.length === 0) return null
  const given = { body: { ids: open.map(({ _id }) => _id) }, timeoutMs: PATIENCE_MS }
  const answer = await call(stripeCalls.payoutWays, given).catch(() => null)
  if (!answer) return null
  const ways = new Map(answer.ways.map(({ payment, way }) => [payment, way]))
  return { wayOf: ({ _id }) => ways.get(_id) ?? null, available: answer.available }
}

/** Sends payouts to the accounts of who won them, one by one: one that is refused keeps none of the others. */
export const sendToAccounts = (rows: readonly Payment[]): Promise<DoneToMany<Payment>> =>
  doToMany(
    rows,
    async ([row]) => {
      const { _id } = row!
      try {
        await call(stripeCalls.transfer, { body: { payment: _id } })
        return { results: [{ _id, ok: true }] }
      } catch (error) {
        if (error instanceof CallError && !error.isUnknown && !error.isOffline)
          return { results: [{ _id, ok: false, message: messageOfError(error) }] }
        throw error
      }
    },
    1,
  )
