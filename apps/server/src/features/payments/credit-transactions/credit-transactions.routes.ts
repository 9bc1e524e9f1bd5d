import { creditTransactionCalls as calls } from '@ramplight/contract/payments/credit-transactions'
import { refused } from '@ramplight/domain/kernel/errors'
import { isAdmin } from '@ramplight/domain/policies/who'
import { eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { entryStore } from '#features/registration/tournament-entries/index'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { isStored } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { everInStore } from '#platform/http/ever-in-store'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { bankStore, directorCreditBanks as banks } from '../director-credit-banks/index.ts'
import { creditStore as store } from './credit-transactions.store.ts'
import { creditTransactions as lines } from './credit-transactions.table.ts'

/** What a line says in words may be mended; what counts may not. */
const IN_WORDS = ['_id', '_rev', 'description']

export function creditTransactionRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    calls,
    {
      store,
      scope: (actor, { db }) =>
        isAdmin(actor)
          ? undefined
          : inArray(
              lines.bank,
              db
                .select({ id: banks.id })
                .from(banks)
                .where(eq(banks.user, actor?.id ?? '')),
            ),
      parents: { bank: everInStore(bankStore) },
      references: { bank: inStore(bankStore), tournament: inStore(tournamentStore), entry: inStore(entryStore) },
      subject: (_row, { bank }) => bank && { user: bank.user },
      onChange: (sent: object, row) => {
        const counts = Object.entries(sent).filter(([field]) => !IN_WORDS.includes(field))
        if (!isStored(row, Object.fromEntries(counts))) throw refused('ledger.append-only')
        return {}
      },
      onRemove: ({ counterOf }) => {
        if (counterOf) throw refused('ledger.append-only')
      },
      about: ({ tournament, amount }) => ({ tournament, summary: `${amount > 0 ? '+' : '−'}${Math.abs(amount)} credits` }),
    },
    { bulkCreate: calls.bulkCreate, pagedSearch: calls.pagedSearch },
  )
}
