import type { FieldKinds } from '@ramplight/domain/sync/merge3'
import type { z } from 'zod'

type Calls = { get: { response: z.ZodType }; create: { body?: z.ZodType | undefined }; update: { body?: z.ZodType | undefined } }

/** What the calls of a family take and answer. */
export const schemasOf = ({ get, create, update }: Calls) => ({ record: get.response, create: create.body!, change: update.body! })

const shapeOf = (schema: z.ZodType): string[] => Object.keys((schema as { shape?: object }).shape ?? {})

/** What a record shows and nobody sends: the server says it, whatever a device says. */
export function derivedFields({ record, change }: { record: z.ZodType; change: z.ZodType }): FieldKinds {
  const sent = new Set(shapeOf(change))
  return Object.fromEntries(shapeOf(record).flatMap((field) => (sent.has(field) ? [] : [[field, 'derived' as const]])))
}
