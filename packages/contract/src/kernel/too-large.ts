import { withoutInvisible } from '@ramplight/domain/kernel/typed-identifier'
import { z } from 'zod'
import { charactersOf, type Size, sizeOf } from './sizes.ts'

type Path = (string | number)[]
type Issue = z.core.$ZodRawIssue

/**
 * The first thing of a value that is larger than its schema allows, and nothing else of it; null when all of it fits. It is asked
 * before the schema is: a schema looks at every value of a map, names every field that it does not know, and tries its patterns on
 * the longest text, before it finds that there is too much.
 */
export function tooLarge(schema: z.ZodType, value: unknown): z.ZodError | null {
  const found = look(sizeOf(schema), value, [])
  return found && new z.ZodError([z.core.util.finalizeIssue(found, undefined, z.config()) as z.core.$ZodIssue])
}

function look(size: Size, value: unknown, path: Path): Issue | null {
  if (typeof value === 'string') return lookAtText(size, value, path)
  if (typeof value !== 'object' || value === null) return null
  if (size.whole !== undefined) return charactersOf(value) > size.whole ? wordedCharacters(size.whole, path) : null
  return Array.isArray(value) ? lookAtList(size, value, path) : lookAtObject(size, value as Record<string, unknown>, path)
}

function lookAtText({ text, whole }: Size, value: string, path: Path): Issue | null {
  if (whole !== undefined) return value.length > whole ? wordedCharacters(whole, path) : null
  // Letters that nobody sees, and blanks at the ends, are cut before a text is measured.
  if (!text || value.length <= text.most || withoutInvisible(value).trim().length <= text.most) return null
  return { code: 'too_big', origin: 'string', maximum: text.most, inclusive: true, input: undefined, inst: text.check, path }
}

function lookAtList({ items, item }: Size, value: unknown[], path: Path): Issue | null {
  // No list is taken here, and one word says so.
  if (!items) return null
  if (value.length > items.most)
    return { code: 'too_big', origin: 'array', maximum: items.most, inclusive: true, input: undefined, inst: items.check, path }
  return item ? first(value, (one, at) => look(item, one, [...path, at])) : null
}

function lookAtObject({ fields, rest, name, names }: Size, value: Record<string, unknown>, path: Path): Issue | null {
  if (names === undefined) return null
  const keys = Object.keys(value)
  if (keys.length > names)
    return { code: 'custom', message: `has ${keys.length} fields, at most ${names} are read`, input: undefined, path }
  return first(keys, (key) => {
    const inside = fields?.get(key) ?? rest
    return (name && look(name, key, path)) ?? (inside ? look(inside, value[key], [...path, key]) : null)
  })
}

function first<T>(list: T[], found: (one: T, at: number) => Issue | null): Issue | null {
  for (const [at, one] of list.entries()) {
    const issue = found(one, at)
    if (issue) return issue
  }
  return null
}

const wordedCharacters = (most: number, path: Path): Issue => ({
  code: 'custom',
  message: `must be at most ${most.toLocaleString('en-US')} characters`,
  input: undefined,
  path,
})
