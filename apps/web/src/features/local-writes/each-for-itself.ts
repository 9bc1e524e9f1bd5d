import type { bulkOutcome } from '@ramplight/contract/kernel/envelope'
import { DomainError } from '@ramplight/domain/kernel/errors'
import type { Change } from '@ramplight/sync/types'
import type { z } from 'zod'

type Outcome = z.output<typeof bulkOutcome>
export type Each = { changes: Change[]; answer: () => Promise<Outcome> }

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
  return { changes, answer: async () => ({ ok: results.every(({ ok }) => ok), acknowledged: true, results }) }
}
