import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { paymentCalls } from '@ramplight/contract/payments/payments'
import { payment } from '@ramplight/contract/payments/payments'
import type { Actor, PaymentSubject } from '@ramplight/domain/policies/subjects'
import { sql } from 'drizzle-orm'
import { type TournamentRow, tournamentStore } from '#features/tournaments/tournaments/index'
import { peopleInBookOf } from '#features/tournaments/tournaments/related/index'
import type { Queryable } from '#platform/database/types'
import { voiding } from '#platform/database/voiding'
import type { Deps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { aboutPayment, keyOfVoid, type PaymentRow, paymentStore, refuseMoved, visiblePayments } from './payments.store.ts'

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

/** What makes payments a family, for the calls on many of them. Deleting voids: nothing that counts is erased. */
export const paymentFamily = {
  store: voiding(paymentStore, (row) => (row.status === 'void' ? null : { status: 'void' as const, onceKey: keyOfVoid(row) })),
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
