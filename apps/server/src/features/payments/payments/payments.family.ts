import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { paymentCalls } from '@ramplight/contract/payments/payments'
import { payment } from '@ramplight/contract/payments/payments'
import type { Actor, PaymentSubject } from '@ramplight/domain/policies/subjects'
import { sql } from 'drizzle-orm'
import { type TournamentRow, tournamentStore } from '#features/tournaments/tournaments/index'
import { peopleInBookOf } from '#features/tournaments/tournaments/related/index'
import type { Queryable, Tx } from '#platform/database/types'
import { voiding } from '#platform/database/voiding'
import type { Deps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { aboutPayment, asVoid, isPayoutOfResult, type PaymentRow, paymentStore, refuseMoved, visiblePayments } from './payments.store.ts'
import { withdrawPayouts } from './payouts.ts'

/** Tournaments that money is for. One that is gone leaves the money to its person and to admins. */
export async function tournamentsPaidFor(db: Queryable, ids: string[]): Promise<Map<string, { tournament: TournamentRow | null }>> {
  const found = await inStore(tournamentStore)(db, ids)
  return new Map(ids.map((id) => [id, { tournament: found.get(id) ?? null }]))
}

/** Money is about people of the tournament that it is for. */
const inBook = {
  rule: peopleInBookOf(({ sourceModuleRecord }) => (sourceModuleRecord as { tournament: TournamentRow | null } | null)?.tournament ?? null),
}

export const PAYMENT_POLICY = { see: 'payment.see', edit: 'payment.edit' } as const

/** Where a payout of a result is voided by hand, nobody handed it out and nobody is owed it. */
const withdrawing = (store: typeof paymentStore): typeof paymentStore => ({
  ...store,
  async updateMany(db, rows, doer, about, action) {
    const gone = rows.filter(({ before, changes }) => isPayoutOfResult(before) && changes.status === 'void' && before.status !== 'void')
    await withdrawPayouts(
      db as Tx,
      gone.map(({ before }) => before),
      doer,
    )
    return store.updateMany(db, rows, doer, about, action)
  },
})

/** What makes payments a family, for the calls on many of them. Deleting voids: nothing that counts is erased. */
export const paymentFamily = {
  store: voiding(withdrawing(paymentStore), (row) => (row.status === 'void' ? null : asVoid(row))),
  scope: (actor: Actor | null, { db }: Deps) => (actor ? visiblePayments(db, actor) : sql`false`),
  parents: { sourceModuleRecord: tournamentsPaidFor },
  references: { user: inBook, partner: inBook, recipientOfPayment: inBook, sourceModuleRecord: inStore(tournamentStore) },
  subject: (row: PaymentRow, parents: { sourceModuleRecord: { tournament: TournamentRow | null } | null }): PaymentSubject => ({
    user: row.user,
    tournament: parents.sourceModuleRecord?.tournament ?? null,
  }),
  onCreate: (body: BodyOf<typeof paymentCalls.create>) => ({
    status: body.status ?? payment.starts.status,
    debitOrCredit: body.debitOrCredit ?? payment.starts.debitOrCredit,
    paymentForType: body.paymentForType ?? (body.sourceModuleRecord ? 'Tournament' : null),
  }),
  onRemove: refuseMoved,
  about: (row: PaymentRow) =>
    aboutPayment({ ...row, description: row.description ?? null, sourceModuleRecord: row.sourceModuleRecord ?? null }),
}
