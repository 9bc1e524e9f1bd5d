import type { ZodError } from 'zod'
import { wrongField } from './wrong-field.ts'

/** NUL, and halves of a character without their other half: PostgreSQL stores neither. */
const UNSTORABLE = /\0|\p{Surrogate}/u
/** Deeper than anything of ours; what is endless would exhaust the stack. */
const DEEPEST = 40

/** Refuses what no database can keep, by the path of its field, wherever in a request it is. */
export function refuseUnstorable(value: unknown, path: string[] = []): void {
  if (typeof value === 'string' && UNSTORABLE.test(value)) throw unstorable(path, 'has a character that cannot be stored')
  if (typeof value !== 'object' || value === null) return
  if (path.length > DEEPEST) throw unstorable(path.slice(0, 1), 'is nested too deeply')
  for (const [name, inside] of Object.entries(value)) {
    if (UNSTORABLE.test(name)) throw unstorable(path, 'has a name with a character that cannot be stored')
    refuseUnstorable(inside, [...path, name])
  }
}

const unstorable = (path: string[], message: string): ZodError => wrongField(path.join('.') || 'body', message)
