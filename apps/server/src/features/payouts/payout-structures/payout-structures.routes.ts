import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { eq, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { payoutStructureStore } from './payout-structures.store.ts'
import { payoutStructures } from './payout-structures.table.ts'

const scope = (actor: Actor | null): SQL | undefined =>
  actor?.userType === 'System Admin'
    ? undefined
    : or(eq(payoutStructures.systemDefault, true), eq(payoutStructures.director, actor?.id ?? ''))

/** Only an admin makes system structures; a director's are their own. */
const owner = (actor: Actor) => (actor.userType === 'System Admin' ? {} : { director: actor.id, systemDefault: false })

export function payoutStructuresRoutes(app: FastifyInstance, deps: Deps): void {
  plainFamily(app, deps, payoutStructureCalls, {
    store: payoutStructureStore,
    scope,
    subject: (row) => row,
    onCreate: (body: { systemDefault?: boolean | null }, { actor }) => ({ systemDefault: body.systemDefault ?? false, ...owner(actor) }),
    onChange: (body: { systemDefault?: boolean | null }, row, { actor }) =>
      actor.userType === 'System Admin'
        ? { systemDefault: body.systemDefault ?? row.systemDefault }
        : { director: row.director, systemDefault: false },
    summary: (row) => `Payout structure ${row.name}`,
  })
}
