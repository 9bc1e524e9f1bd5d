import { entryInvoiceCalls as calls, type EntryInvoice, entryInvoice } from '@ramplight/contract/registration/entry-invoices'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { isAdmin } from '@ramplight/domain/policies/who'
import { eq, inArray, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { tournamentsPaidFor } from '#features/payments/payments/index'
import { userStore } from '#features/people/users/index'
import { idsEditedBy, tournamentStore } from '#features/tournaments/tournaments/index'
import { records } from '#platform/database/records'
import { voiding } from '#platform/database/voiding'
import type { AppDeps } from '#platform/http/deps'
import { everInStore } from '#platform/http/ever-in-store'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { entryStore } from '../tournament-entries/index.ts'
import { amountOf, refuseSettled, refuseStrange, type Sent } from './check-invoice.ts'
import { entryInvoices } from './entry-invoices.table.ts'

const store = voiding(records(entryInvoices, 'entry-invoices'), ({ status }) => (status === 'void' ? null : { status: 'void' as const }))

/** Invoices have the rights of payments: who is asked to pay sees it, who edits the tournament writes it. */
export function entryInvoiceRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(app, deps, calls, {
    store,
    scope: (actor, { db }) =>
      isAdmin(actor) ? undefined : or(eq(entryInvoices.user, actor?.id ?? ''), inArray(entryInvoices.tournament, idsEditedBy(db, actor))),
    parents: { tournament: tournamentsPaidFor, entry: everInStore(entryStore) },
    references: { tournament: inStore(tournamentStore), entry: inStore(entryStore), user: inStore(userStore) },
    subject: ({ user }, { tournament }) => ({ user, tournament: tournament?.tournament ?? null }),
    onCreate: (body: EntryInvoice, { parents: { entry } }) => {
      refuseStrange(body, entry!)
      return { amount: amountOf(body.lines, body.amount), status: body.status ?? entryInvoice.starts.status }
    },
    onChange: (sent: Sent, row, { parents: { entry } }) => {
      refuseSettled(row, sent)
      if (sent.user && sent.user !== row.user) refuseStrange({ tournament: row.tournament, user: sent.user }, entry!)
      return sent.lines || sent.amount !== undefined ? { amount: amountOf(sent.lines ?? row.lines, sent.amount) } : {}
    },
    about: ({ tournament, amount }) => ({
      tournament,
      summary: `Invoice${amount === undefined ? '' : ` of ${dollarsAndCents(amount)}`}`,
    }),
  })
}
