import { myPaymentCalls } from '@ramplight/contract/payments/my-payments'
import { receiptCalls as calls } from '@ramplight/contract/payments/receipts'
import type { FastifyInstance } from 'fastify'
import { entrySubject, loadEntry } from '#features/registration/tournament-entries/index'
import { tournamentSubject } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { myPayments } from './my-payments.ts'
import { presentReceipt, sendReceipt } from './receipt-of.ts'

/** What a boat has paid, for its anglers and who runs the event; and all that somebody has paid. */
export function receiptRoutes(app: FastifyInstance, deps: AppDeps): void {
  const load = ({ params, deps }: { params: { id: string }; deps: Deps }) => loadEntry(deps.db, params.id)

  route(app, deps, myPaymentCalls.mine, { handle: (ctx) => myPayments(ctx.deps.db, signedIn(ctx).id) })

  route(app, deps, calls.receipt, {
    load,
    subject: ({ entry, tournament }) => entrySubject(entry, tournament),
    handle: ({ deps }, boat) => presentReceipt(deps.db, boat),
  })

  route(app, deps, calls.sendReceipt, {
    load,
    subject: ({ tournament }) => tournamentSubject(tournament),
    handle: async ({ deps, doer }, boat) => ({ sent: await inTransaction(deps.db, (tx) => sendReceipt(tx, boat, doer.at)) }),
  })
}
