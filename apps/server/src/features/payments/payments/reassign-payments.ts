import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { paymentCalls } from '@ramplight/contract/payments/payments'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import { userStore } from '#features/people/users/index'
import { idsEditedBy } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db } from '#platform/database/types'
import type { Doer } from '#platform/http/deps'
import { aboutPayment, type PaymentRow, paymentStore } from './payments.store.ts'
import { payments } from './payments.table.ts'

/** What one statement can carry. */
const MOST = 2000

/**
 * Money goes with the person, in whichever part they have in it: two accounts of one angler become one. Amounts stay, so this
 * holds for payouts of final results, too; calculating those again takes the person from the entry, which a merge reassigns.
 */
export async function reassignPayments(
  db: Db,
  { search, updates }: BodyOf<typeof paymentCalls.reassign>,
  actor: Actor,
  doer: Doer,
): Promise<number> {
  const { user: from, tournament, status } = search
  const { user: to } = updates
  if (!from && !tournament && !status) throw refused('terms.none')
  if (!to) throw refused('fields.none')
  // Without it everybody's money would go to one person.
  if (!from) throw refused('request.invalid', { fields: 'search.user' })
  const { user, partner, recipientOfPayment, sourceModuleRecord } = payments
  return inTransaction(db, async (tx) => {
    if (!(await userStore.find(tx, to))) throw refused('reference.unknown', { field: 'updates.user' })
    const rows = await tx
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.deleted, false),
          ne(payments.status, 'void'),
          or(eq(user, from), eq(partner, from), eq(recipientOfPayment, from)),
          tournament ? eq(sourceModuleRecord, tournament) : undefined,
          status ? eq(payments.status, status) : undefined,
          isAdmin(actor) ? undefined : inArray(sourceModuleRecord, idsEditedBy(tx, actor)),
        ),
      )
      .orderBy(asc(payments.id))
      .limit(MOST + 1)
      .for('update')
    if (rows.length > MOST) throw refused('terms.too-wide', { most: MOST })
    if (from === to) return 0
    const moved = rows.map((before) => ({ before, changes: movedTo(before, from, to) }))
    await paymentStore.updateMany(tx, moved, doer, aboutPayment)
    return rows.length
  })
}

/** Nobody is their own partner. */
function movedTo(row: PaymentRow, from: string, to: string): Pick<PaymentRow, 'user' | 'partner' | 'recipientOfPayment'> {
  const next = (id: string) => (id === from ? to : id)
  const partner = row.partner && next(row.partner)
  return {
    user: next(row.user),
    partner: partner === next(row.user) ? null : partner,
    recipientOfPayment: row.recipientOfPayment && next(row.recipientOfPayment),
  }
}
