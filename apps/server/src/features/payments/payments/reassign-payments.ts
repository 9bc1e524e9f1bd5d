import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { paymentCalls } from '@ramplight/contract/payments/payments'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import { idsEditedBy } from '#features/tournaments/tournaments/index'
import { peopleToName } from '#features/tournaments/tournaments/related/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Queryable } from '#platform/database/types'
import { tournamentsPaidFor } from './payments.family.ts'
import { aboutPayment, isPayoutOfResult, type PaymentRow, paymentStore } from './payments.store.ts'
import { payments } from './payments.table.ts'
import { sayPayee } from './payouts.ts'

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
    await refuseStranger(tx, rows, to, actor)
    if (from === to) return 0
    const moved = rows.map((before) => ({ before, changes: movedTo(before, from, to) }))
    await paymentStore.updateMany(tx, moved, doer, aboutPayment)
    await sayPayee(tx, rows.filter(isPayoutOfResult), { from, to }, doer)
    return rows.length
  })
}

/** Nobody's money goes to whom the actor may not name where it is. */
async function refuseStranger(db: Queryable, rows: PaymentRow[], to: string, actor: Actor): Promise<void> {
  const tournaments = await tournamentsPaidFor(
    db,
    rows.flatMap(({ sourceModuleRecord }) => sourceModuleRecord ?? []),
  )
  const tournamentOf = ({ sourceModuleRecord }: PaymentRow) => tournaments.get(sourceModuleRecord ?? '')?.tournament ?? null
  const { users, mayName } = await peopleToName(
    db,
    [to],
    rows.flatMap((row) => tournamentOf(row) ?? []),
  )
  if (!users.has(to) || !rows.every((row) => mayName(actor, tournamentOf(row), to)))
    throw refused('reference.unknown', { field: 'updates.user' })
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
