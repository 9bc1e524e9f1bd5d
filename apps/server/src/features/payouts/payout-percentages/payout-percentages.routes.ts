import { payoutPercentageCalls as calls, payoutPercentage } from '@ramplight/contract/payouts/payout-percentages'
import { DEFAULT_PAY_STRUCTURE } from '@ramplight/domain/payouts/default-pay-structure'
import { can } from '@ramplight/domain/policies/policies'
import { isAdmin } from '@ramplight/domain/policies/who'
import { asc, desc, eq, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { userStore } from '#features/people/users/index'
import { records, toRecord } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { payoutPercentages } from './payout-percentages.table.ts'

const store = records(payoutPercentages, 'payout-percentages')

/** Exists beside the 40 places (2 §9) and is added to none of them (A33). */
const LAST_PLACE_PAYOUT = 1.5

/** The engine keeps tenths of a percent. */
const defaultPayout = {
  payStructure: DEFAULT_PAY_STRUCTURE.map((tenths, index) => ({ position: index + 1, percentage: tenths / 10 })),
  last_place_payout: LAST_PLACE_PAYOUT,
}

type Sent = { user?: string | null; systemDefault?: boolean | null }
type Row = typeof payoutPercentages.$inferSelect

const ownedBy = (user: string) => or(eq(payoutPercentages.systemDefault, true), eq(payoutPercentages.user, user))
const subject = ({ user, systemDefault }: Pick<Row, 'user' | 'systemDefault'>) => ({ director: user, systemDefault })

/** Only an admin makes those of the system, or of somebody else. */
export function payoutPercentageRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(app, deps, calls, {
    store,
    scope: (actor) => (isAdmin(actor) ? undefined : ownedBy(actor?.id ?? '')),
    references: { user: inStore(userStore) },
    subject,
    onCreate: ({ user, systemDefault }: Sent, { actor }) =>
      isAdmin(actor)
        ? { systemDefault: systemDefault ?? payoutPercentage.starts.systemDefault, user: systemDefault ? null : (user ?? actor.id) }
        : { systemDefault: false, user: actor.id },
    onChange: ({ user, systemDefault }: Sent, row, { actor }) =>
      isAdmin(actor)
        ? { systemDefault: systemDefault ?? row.systemDefault, user: user === undefined ? row.user : user }
        : { systemDefault: false, user: row.user },
    about: ({ name }) => ({ summary: `Payout percentages${name ? ` ${name}` : ''}` }),
  })

  route(app, deps, calls.getDefaultPayout, { handle: async () => defaultPayout })

  /** Of somebody else only what everybody has. */
  route(app, deps, calls.byUser, {
    handle: async ({ actor, params: { id }, deps }) => {
      const isTheirs = can(actor, 'own.see', { director: id })
      const where = isTheirs ? ownedBy(id) : eq(payoutPercentages.systemDefault, true)
      const { systemDefault, createdAt } = payoutPercentages
      return (await store.list(deps.db, where, { orderBy: [asc(systemDefault), desc(createdAt)] })).map(toRecord)
    },
  })
}
