import { startsOf } from '@ramplight/contract/kernel/family'
import { wholeRev } from '@ramplight/sync/desk/dossier'
import type { LocalRow } from '@ramplight/sync/types'
import { z } from 'zod'

type Shape = Record<string, z.ZodType>
/** A record schema of the contract. */
export type RecordSchema<R> = z.ZodType<R> & { shape: Shape }

const MILLISECONDS = 1000
/** An id begins with the second in which it was made. */
const madeAt = (id: string): string => new Date(Number.parseInt(id.slice(0, 8), 16) * MILLISECONDS).toISOString()

/**
 * A row with what the server fills in when it takes a record; one that it has not seen yet may be without.
 * `starts`: what its family begins with.
 */
export function wholeRow(row: LocalRow, starts: object): LocalRow {
  if (row._rev >= 1 && row.createdAt !== undefined) return row
  const createdAt = row.createdAt ?? madeAt(row._id)
  return { ...starts, ...row, createdAt, updatedAt: row.updatedAt ?? createdAt }
}

/**
 * A row of this device as the screens know the record: integers for weights and money, the fields of the contract alone.
 * `_rev` is 0 while the server does not have it.
 */
export function decodeRow<R>(schema: RecordSchema<R>, row: LocalRow): R {
  const whole = wholeRow(row, startsOf(schema))
  const read = z.safeDecode(schema, { ...whole, _rev: Math.max(1, wholeRev(row._rev)) })
  return (read.success ? { ...read.data, _rev: row._rev } : decodeFields(schema, { ...startsOf(schema), ...whole })) as R
}

/** What stands for nothing, by kind. */
const NOTHING: readonly unknown[] = [null, 0, '', false, [], {}]

/**
 * A field that an older version did not fetch and that may not be missing: empty until the record has come anew, so that sums have
 * a number and lists have a list.
 */
function emptyOf(field: z.ZodType): unknown {
  // A row holds what came over the line: whether it fits is asked here, and nobody knows its type before.
  const { success, data } = [undefined, ...NOTHING].map((nothing) => field.safeDecode(nothing)).find((read) => read.success) ?? {}
  return success ? data : undefined
}

/** One field that cannot be read (an import from elsewhere, an older version) must not take the whole list away. */
function decodeFields({ shape }: { shape: Shape }, row: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const value = row[name]
      if (value === undefined) {
        const empty = emptyOf(field)
        return empty === undefined ? [] : [[name, empty]]
      }
      const read = z.safeDecode(field, value)
      return [[name, read.success ? read.data : value]]
    }),
  )
}
