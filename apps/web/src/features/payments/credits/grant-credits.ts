import { newId } from '@ramplight/contract/kernel/new-id'
import { creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { call } from '#platform/call.ts'
import { type DoneToMany, doToMany } from '#platform/do-to-many.ts'

export type Grant = { amount: number; description: string }
/** A line for a director, and the bank they would get: the ids are made once, so that a second try is the same grant. */
export type Receiver = { _id: string; user: string; name: string; bank: string }

export const receiverOf = (user: string, name: string): Receiver => ({ _id: newId(), user, name, bank: newId() })

/** The same credits for each of these directors. Whoever has no bank gets one first. The same receivers sent twice count once. */
export async function grantCredits(receivers: readonly Receiver[], { amount, description }: Grant): Promise<DoneToMany<Receiver>> {
  const banks = await banksOf(receivers)
  return doToMany(receivers, (part) =>
    call(creditTransactionCalls.bulkCreate, {
      body: part.map(({ _id, user, bank }) => ({ _id, bank: banks.get(user) ?? bank, amount, description: description || null })),
    }),
  )
}

/** The bank of each. Somebody else may have made one at the same moment, so who has one is asked again. */
async function banksOf(receivers: readonly Receiver[]): Promise<Map<string, string>> {
  const found = await search(receivers)
  const without = receivers.filter(({ user }) => !found.has(user))
  if (without.length === 0) return found
  await call(directorCreditBankCalls.bulkCreate, { body: without.map(({ bank, user }) => ({ _id: bank, user })) })
  return search(receivers)
}

async function search(receivers: readonly Receiver[]): Promise<Map<string, string>> {
  const banks = await call(directorCreditBankCalls.search, { body: { user: receivers.map(({ user }) => user), selectAll: true } })
  return new Map(banks.map(({ _id, user }) => [user, _id]))
}
