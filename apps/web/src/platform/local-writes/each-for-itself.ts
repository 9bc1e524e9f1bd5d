import type { bulkOutcome } from '@ramplight/contract/kernel/envelope'
import { DomainError } from '@ramplight/domain/kernel/errors'
import type { Change, Settlement } from '@ramplight/sync/types'
import type { z } from 'zod'

type Outcome = z.output<typeof bulkOutcome>
type Settled = ReadonlyMap<string, Settlement>
export type Each = { changes: Change[]; answer: (local: unknown, settled: Settled) => Promise<Outcome>; tellsRefusals: true }

/** What the server has refused in the meantime. */
function refusedBy(settlement: Settlement | undefined): Outcome['results'][number] | undefined {
  if (settlement?.kind !== 'refused') return undefined
  const { id, reason, message } = settlement.refusal
  return { _id: id, ok: false, code: reason, message }
}

/** The same for many: what is refused in one stops no other. What goes through is kept together. */
export function eachForItself<Item>(items: readonly Item[], idOf: (item: Item) => string, plan: (item: Item) => Change[]): Each {
  const changes: Change[] = []
  const results = items.map((item): Outcome['results'][number] => {
    const _id = idOf(item)
    try {
      changes.push(...plan(item))
      return { _id, ok: true }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return { _id, ok: false, code: error.code, message: error.message }
    }
  })
  return {
    changes,
    answer: async (_local, settled) => {
      const told = results.map((result) => refusedBy(settled.get(result._id)) ?? result)
      return { ok: told.every(({ ok }) => ok), acknowledged: true, results: told }
    },
    tellsRefusals: true,
  }
}
