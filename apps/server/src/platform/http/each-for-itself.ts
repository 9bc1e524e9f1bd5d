import type { bulkOutcome } from '@ramplight/contract/kernel/envelope'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { toDomainError } from './errors.ts'

type BulkOutcome = z.output<typeof bulkOutcome>

/** One after the other, each in its own transaction; a refusal of one says so and stops no other. */
export async function eachForItself<Item>(
  items: Item[],
  idOf: (item: Item) => string,
  work: (item: Item) => Promise<string>,
  { log }: Pick<FastifyRequest, 'log'>,
): Promise<BulkOutcome> {
  const results: BulkOutcome['results'] = []
  for (const item of items) {
    try {
      results.push({ _id: await work(item), ok: true })
    } catch (error) {
      const { code, message } = toDomainError(error)
      if (code === 'server.failed') log.error({ err: error }, 'one of a bulk failed')
      results.push({ _id: idOf(item), ok: false, code, message })
    }
  }
  return { ok: results.every(({ ok }) => ok), acknowledged: true, results }
}
