import { type AnyEndpoint, type ResponseOf, writes } from '@ramplight/contract/kernel/endpoint'
import { z } from 'zod'
import type { Unreadable } from './unreadable-rows.ts'

/**
 * An answer that is not what the contract promises is our fault: it must not look like a field that somebody filled in wrongly. Of a
 * list that is read, one such row is left out and told of (`leftOut`), so that it takes nobody the others (decision 0123). A write
 * that cannot say what it did is refused, and undone.
 */
export function encodeAnswer<E extends AnyEndpoint>(
  endpoint: E,
  answer: ResponseOf<E>,
  leftOut: (rows: Unreadable[]) => void = () => {},
): unknown {
  try {
    return z.encode(endpoint.response, answer)
  } catch (cause) {
    const list = writes(endpoint) ? null : listOf(endpoint.response, answer)
    const readable = list && withoutUnreadable(list)
    if (!readable?.unreadable.length)
      throw new Error(`${endpoint.method} ${endpoint.path} answers what its contract does not promise`, { cause })
    leftOut(readable.unreadable)
    return z.encode(endpoint.response, list!.withRows(readable.rows) as ResponseOf<E>)
  }
}

type List = { rows: unknown[]; item: z.ZodType; withRows: (rows: unknown[]) => unknown }

/** A list, or a page of one (`paged`). */
function listOf(schema: z.ZodType, answer: unknown): List | null {
  if (schema instanceof z.ZodArray && Array.isArray(answer))
    return { rows: answer, item: schema.element as z.ZodType, withRows: (rows) => rows }
  const page = answer as { totalItemCount?: unknown; message?: unknown } | null
  if (!(schema instanceof z.ZodObject) || !('totalItemCount' in schema.shape) || !Array.isArray(page?.message)) return null
  const { message } = schema.shape
  return message instanceof z.ZodArray
    ? { rows: page.message, item: message.element as z.ZodType, withRows: (rows) => ({ ...page, message: rows }) }
    : null
}

function withoutUnreadable({ rows, item }: List): { rows: unknown[]; unreadable: Unreadable[] } {
  const unreadable: Unreadable[] = []
  const readable = rows.filter((row) => {
    const fields = faultsOf(item, row)
    if (fields) unreadable.push({ id: String((row as { _id?: unknown } | null)?._id ?? '?'), fields })
    return !fields
  })
  return { rows: readable, unreadable }
}

const MOST_FIELDS = 5

/** null: none. */
function faultsOf(item: z.ZodType, row: unknown): string[] | null {
  try {
    const { error } = z.safeEncode(item, row)
    return error ? error.issues.slice(0, MOST_FIELDS).map(({ path }) => path.join('.')) : null
  } catch {
    return ['?']
  }
}
