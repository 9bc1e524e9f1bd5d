import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { paymentCalls } from '@ramplight/contract/payments/payments'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { ZodError } from 'zod'
import { userStore } from '#features/people/users/index'
import { withoutIds } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import type { Deps, Doer } from '#platform/http/deps'
import { aboutPayment, type PaymentRow, paymentStore } from './payments.store.ts'

/** What says who gets how much for what. */
const COUNTS = [
  'amount',
  'user',
  'sourceModuleRecord',
  'debitOrCredit',
  'items',
  'paymentForType',
  'recipientOfPayment',
  'partner',
] as const

/** A payment somebody writes by hand, such as cash at the ramp. */
export async function createPayment(deps: Deps, body: BodyOf<typeof paymentCalls.create>, doer: Doer): Promise<PaymentRow> {
  await refuseUnknownPerson(deps.db, body.user)
  const values = {
    ...withoutIds(body),
    status: body.status ?? ('pending' as const),
    debitOrCredit: body.debitOrCredit ?? ('debit' as const),
    paymentForType: body.paymentForType ?? (body.sourceModuleRecord ? 'Tournament' : null),
  }
  const told = aboutPayment({ ...values, description: body.description ?? null, sourceModuleRecord: body.sourceModuleRecord ?? null })
  return paymentStore.insert(deps.db, { ...values, id: body._id }, doer, told, (stored) => equal(stored, values))
}

/**
 * A void payment stays void. One that a result wrote is changed by reopening the result, so that the money that was paid
 * and the standings that say so never part; noting that a pending one was paid, or voiding it, is always possible.
 */
export async function changePayment(
  deps: Deps,
  row: PaymentRow,
  body: BodyOf<typeof paymentCalls.update>,
  actor: Actor,
  doer: Doer,
): Promise<PaymentRow> {
  const changes = withoutIds(body)
  const changed = (field: keyof typeof changes) => field in changes && !equal(row, { [field]: changes[field] })
  if (row.status === 'void' && Object.keys(changes).some((field) => changed(field as keyof typeof changes)))
    throw new ZodError([{ code: 'custom', path: ['status'], message: 'this payment is void; write a new one', input: body.status }])
  const generated = row.onceKey !== null
  if (generated && (COUNTS.some(changed) || (row.status === 'completed' && body.status === 'pending')))
    throw refused('tournament.finalized')
  if (changed('user')) await refuseUnknownPerson(deps.db, body.user!)
  if (changed('sourceModuleRecord') && actor.userType !== 'System Admin')
    throw refused('reference.unknown', { field: 'sourceModuleRecord' })
  return paymentStore.update(deps.db, row.id, changes, body._rev, doer, aboutPayment({ ...row, ...changes } as PaymentRow))
}

async function refuseUnknownPerson(db: Db, user: string): Promise<void> {
  if (!(await userStore.find(db, user))) throw refused('reference.unknown', { field: 'user' })
}

const equal = (stored: object, values: object): boolean =>
  Object.entries(values).every(
    ([key, value]) => JSON.stringify((stored as Record<string, unknown>)[key] ?? null) === JSON.stringify(value ?? null),
  )
