import { z } from 'zod'

const short = z.string().max(60)
/** Words by their code (`refusal-phrases.ts` of the domain), with what stands in them. */
const phrase = z.object({ phrase: short, values: z.record(short, z.union([z.string(), z.number()])).optional() })

/** What stands in the sentence of a refusal, by name: for who says it in another language. */
export const refusalValues = z
  .record(z.string().max(50), z.union([z.string(), z.number(), z.object({ date: short }), phrase, z.array(phrase)]))
  .meta({ description: 'What stands in the message, by name, such as `minutes`. What has other words in another language is a code.' })

/** Every refusal: the words for a person, a stable code for a program, and what stands in the words; details for a screen. */
export const errorEnvelope = z
  .object({
    message: z.string(),
    code: z.string(),
    values: refusalValues.optional(),
    details: z.unknown().optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' })
export type ErrorEnvelope = z.infer<typeof errorEnvelope>

/** One field that is not valid, by its path in the body. */
export type InvalidField = { path: string; message: string }

/** Answer of deletions and other calls that return nothing. */
export const done = z.object({ ok: z.literal(true) }).meta({ id: 'Done' })

/** Answer of calls that do the same to everything that matches: to how many. */
export const doneToMany = z
  .object({ ok: z.literal(true), acknowledged: z.literal(true), count: z.number().int() })
  .meta({ id: 'DoneToMany' })

/** Answer of bulk calls: what went through and what did not, per item, so a queue knows what to keep. */
export const bulkOutcome = z
  .object({
    ok: z.boolean(),
    acknowledged: z.literal(true),
    results: z.array(z.object({ _id: z.string(), ok: z.boolean(), message: z.string().optional(), code: z.string().optional() })),
  })
  .meta({ id: 'BulkOutcome' })
/** Bulk deletions take a bare array or `{ ids }`. */
export const idList = <T extends z.ZodType>(one: T) => z.union([z.array(one).max(1000), z.object({ ids: z.array(one).max(1000) })])

/** The ids of such a list, however it was sent. */
export const idsOf = (list: string[] | { ids: string[] }): string[] => (Array.isArray(list) ? list : list.ids)
