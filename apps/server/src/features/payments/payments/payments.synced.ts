import { paymentCalls, voidReason } from '@ramplight/contract/payments/payments'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { PaymentSubject } from '@ramplight/domain/policies/subjects'
import type { Outcome } from '#platform/database/outcomes'
import type { Queryable } from '#platform/database/types'
import type { SyncedFamily } from '#platform/http/deps'
import { eachInTurn } from '#platform/http/each-in-turn'
import { createMany } from '#platform/http/family-work'
import { storedRows } from '#platform/sync/stored-rows'
import { derivedFields, schemasOf } from '#platform/sync/synced-schemas'
import { PAYMENT_POLICY, paymentFamily, tournamentsPaidFor } from './payments.family.ts'
import { type PaymentRow, paymentStore } from './payments.store.ts'
import { presentPayments } from './present-payments.ts'
import { voidPayments } from './void-payments.ts'
import { changePayment } from './write-payment.ts'

const schemas = schemasOf(paymentCalls)
const load = storedRows(paymentStore)

async function subjectsOf(db: Queryable, rows: PaymentRow[]): Promise<(row: PaymentRow) => PaymentSubject> {
  const tournaments = await tournamentsPaidFor(db, [...new Set(rows.flatMap((row) => row.sourceModuleRecord ?? []))])
  return ({ user, sourceModuleRecord }) => ({ user, tournament: tournaments.get(sourceModuleRecord ?? '')?.tournament ?? null })
}

/** Money in and out, as devices keep it. Deleting voids; who may see a payment may not always change it. */
export const syncedPayments: SyncedFamily<PaymentRow> = {
  schemas,
  kinds: { ...derivedFields(schemas), items: 'atomic', metaData: 'atomic' },
  load,
  present: async (db, rows, viewer) => {
    const subjectOf = await subjectsOf(db, rows)
    const seen = rows.filter((row) => can(viewer, 'payment.see', subjectOf(row)))
    return new Map((await presentPayments(db, seen)).map((one) => [one._id, one]))
  },
  create: (_tx, bodies, work) => createMany(paymentFamily, PAYMENT_POLICY.edit, bodies, work) as Promise<Outcome<PaymentRow>[]>,
  change: async (tx, changes, { actor, doer, deps }) => {
    const rows = await load(
      tx,
      changes.map(({ id }) => id),
      true,
    )
    const subjectOf = await subjectsOf(tx, rows)
    const stored = new Map(rows.map((row) => [row.id, row]))
    return eachInTurn(
      changes,
      ({ id }) => id,
      async ({ id, body }) => {
        const row = stored.get(id)
        if (!row || !can(actor, 'payment.see', subjectOf(row))) throw refused('record.not-found')
        if (!can(actor, 'payment.edit', subjectOf(row))) throw refused('access.forbidden')
        return changePayment(deps.db, id, body, actor, doer)
      },
    )
  },
  remove: (_tx, ids, work, said) => voidPayments(ids, work, (id) => voidReason.safeParse(said.get(id)?.reason).data),
  outlivesParents: true,
  references: ['user', 'partner', 'recipientOfPayment', 'sourceModuleRecord'],
  parents: { user: 'users', sourceModuleRecord: 'tournaments' },
}
