import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { paymentCalls, voidReason } from '@ramplight/contract/payments/payments'
import { payoutLog } from '@ramplight/contract/payments/payout-log'
import { refused } from '@ramplight/domain/kernel/errors'
import type { PayoutLog } from '@ramplight/domain/money/payout-log'
import { can } from '@ramplight/domain/policies/policies'
import type { PaymentSubject } from '@ramplight/domain/policies/subjects'
import type { Outcome } from '#platform/database/outcomes'
import { withoutIds } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { SyncedFamily } from '#platform/http/deps'
import { eachInTurn } from '#platform/http/each-in-turn'
import { createMany } from '#platform/http/family-work'
import { storedRows } from '#platform/sync/stored-rows'
import { derivedFields, schemasOf } from '#platform/sync/synced-schemas'
import { type Heard, hearPayouts, payoutLogsOf, tellHeard } from './hear-payouts.ts'
import { PAYMENT_POLICY, paymentFamily, tournamentsPaidFor } from './payments.family.ts'
import { type PaymentRow, paymentStore } from './payments.store.ts'
import { presentPayments } from './present-payments.ts'
import { voidPayments } from './void-payments.ts'
import { changePayment } from './write-payment.ts'

const called = schemasOf(paymentCalls)
/** What is said of a payout is saved by a call of its own; a device sends it with the payment. */
const schemas = { ...called, change: paymentCalls.update.body!.extend({ payoutLog: payoutLog.optional() }) }
type Change = BodyOf<typeof paymentCalls.update> & { payoutLog?: PayoutLog }
const load = storedRows(paymentStore)

async function subjectsOf(db: Queryable, rows: PaymentRow[]): Promise<(row: PaymentRow) => PaymentSubject> {
  const tournaments = await tournamentsPaidFor(db, [...new Set(rows.flatMap((row) => row.sourceModuleRecord ?? []))])
  return ({ user, sourceModuleRecord }) => ({ user, tournament: tournaments.get(sourceModuleRecord ?? '')?.tournament ?? null })
}

/** Money in and out, as devices keep it. Deleting voids; who may see a payment may not always change it. */
export const syncedPayments: SyncedFamily<PaymentRow> = {
  schemas,
  kinds: { ...derivedFields(schemas), items: 'atomic', metaData: 'atomic', payoutLog: 'log' },
  load,
  present: async (db, rows, viewer) => {
    const subjectOf = await subjectsOf(db, rows)
    const seen = rows.filter((row) => can(viewer, 'payment.see', subjectOf(row)))
    const logs = await payoutLogsOf(
      db,
      seen.filter((row) => can(viewer, 'payment.edit', subjectOf(row))),
    )
    return new Map((await presentPayments(db, seen)).map((one) => [one._id, { ...one, payoutLog: logs.get(one._id) ?? null }]))
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
    const told: Heard[] = []
    const outcomes = await eachInTurn(
      changes,
      ({ id }) => id,
      async ({ id, body }) => {
        const row = stored.get(id)
        if (!row || !can(actor, 'payment.see', subjectOf(row))) throw refused('record.not-found')
        if (!can(actor, 'payment.edit', subjectOf(row))) throw refused('access.forbidden')
        const { payoutLog: said, ...others } = body as Change
        const heard = said && (await hearPayouts(deps.db, id, said, doer))
        const isAll = heard && Object.keys(withoutIds(others)).length === 0
        const after = isAll ? heard.row : await changePayment(deps.db, id, others, actor, doer)
        if (heard) told.push(heard)
        return after
      },
    )
    await tellHeard(tx, told, doer.at)
    return outcomes
  },
  remove: (_tx, ids, work, said) => voidPayments(ids, work, (id) => voidReason.safeParse(said.get(id)?.reason).data),
  outlivesParents: true,
  references: ['user', 'partner', 'recipientOfPayment', 'sourceModuleRecord'],
  parents: { user: 'users', sourceModuleRecord: 'tournaments' },
}
