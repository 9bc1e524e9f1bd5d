import { payoutStructure, payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '#platform/http/deps'
import { ownRows } from '#platform/http/own-rows'
import { plainFamily } from '#platform/http/plain-family'
import { payoutStructureStore } from './payout-structures.store.ts'
import { payoutStructures } from './payout-structures.table.ts'

export function payoutStructuresRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    payoutStructureCalls,
    {
      ...ownRows(payoutStructures, payoutStructure),
      store: payoutStructureStore,
      about: (row) => ({ summary: `Payout structure ${row.name}` }),
    },
    { restore: payoutStructureCalls.restore },
  )
}
