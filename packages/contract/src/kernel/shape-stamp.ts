import type { z } from 'zod'

type Def = Record<string, unknown> & { type: string }
const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def
const isSchema = (value: unknown): value is z.ZodType => typeof value === 'object' && value !== null && '_zod' in value && 'parse' in value

/** Which values a schema has, not how long or how large they may be: those rules change often, and old data still has this shape. */
const LEFT_OUT = new Set(['checks', 'error', 'coerce', 'format', 'pattern', 'abort', 'inclusive', 'defaultValue'])

/** FNV-1a. */
function hash(text: string, seed: number): string {
  let value = (0x811c9dc5 ^ seed) >>> 0
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(36)
}
const short = (text: string): string => hash(text, 0) + hash(text, 1)

/** What a schema is made of, each part by its own stamp: names of fields, kinds, what may be missing, choices, how a unit is converted. */
function stampOf(schema: z.ZodType, known: Map<z.ZodType, string>): string {
  const before = known.get(schema)
  if (before !== undefined) return before
  // A list of lists of itself meets itself.
  known.set(schema, 'itself')
  const words = (value: unknown): string => {
    if (isSchema(value)) return stampOf(value, known)
    if (value instanceof Set) return words([...value])
    if (Array.isArray(value)) return `[${value.map(words).join()}]`
    if (typeof value !== 'object' || value === null) return String(value)
    if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) return ''
    return `{${Object.entries(value)
      .map(([name, part]) => `${name}:${words(part)}`)
      .sort()
      .join()}}`
  }
  const { type, ...parts } = defOf(schema)
  const told = Object.fromEntries(Object.entries(parts).filter(([name]) => !LEFT_OUT.has(name)))
  const stamp = short(`${type}${words(told)}`)
  known.set(schema, stamp)
  return stamp
}

/**
 * A few letters that are others as soon as the shape of one of these schemas is another one. They belong to everything that a
 * device keeps: what was kept under other letters has another shape and is not shown.
 */
export function shapeStamp(...schemas: readonly z.ZodType[]): string {
  const known = new Map<z.ZodType, string>()
  return short(schemas.map((schema) => stampOf(schema, known)).join())
}
