import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '../api.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { anyValue, extraValues, id, mapOf, text } from './fields.ts'
import { unboundedIn } from './sizes.ts'
import { tooLarge } from './too-large.ts'

const calls = Object.entries(api).flatMap(([family, { calls }]) =>
  Object.entries(calls as Record<string, AnyEndpoint>).map(([name, call]) => ({ name: `${family}.${name}`, call })),
)

describe('what may be sent', () => {
  test('has a bound in every call: each text, list, map and free value', () => {
    const unbounded = calls.flatMap(({ name, call }) =>
      (['params', 'query', 'body'] as const).flatMap((part) => {
        const schema = call[part] as z.ZodType | undefined
        return schema ? unboundedIn(schema).map((path) => `${name} ${part}${path}`) : []
      }),
    )
    expect(unbounded).toEqual([])
  })

  test.each<[string, z.ZodType, string[]]>([
    ['a text', z.object({ name: z.string() }), ['.name: text']],
    ['a list', z.object({ ids: z.array(id).nullish() }), ['.ids: list']],
    ['texts in a list', z.array(z.string().trim()).max(3), ['[]: text']],
    ['a map', z.record(text(5), z.number()), [': names']],
    ['names of a map', mapOf(z.string(), z.number(), 5), ['{name}: text']],
    ['anything', z.object({ more: z.unknown().optional() }), ['.more: anything']],
    ['one of two readings', z.union([text(5), z.array(text(5))]), [': list']],
    ['other fields of an object', z.looseObject({ name: text(5) }), [': names', '{}: anything']],
    ['what is read before it is changed', z.codec(z.string(), z.number(), { decode: Number, encode: String }), [': text']],
  ])('%s without a bound is found', (_what, schema, found) => {
    expect(unboundedIn(schema)).toEqual(found)
  })
})

describe('what is too large', () => {
  const entry = z.strictObject({
    users: z.array(id).max(3),
    note: text(5).optional(),
    extra: extraValues.optional(),
    custom: anyValue(10).optional(),
    places: mapOf(text(4), z.array(z.number()).max(2), 2).optional(),
  })
  const fine = { users: [], note: '  12345  ', custom: { a: 1 }, places: { one: [1, 2] } }

  test('is nothing where everything fits', () => {
    expect(tooLarge(entry, fine)).toBeNull()
    expect(entry.safeParse(fine).success).toBe(true)
  })

  test.each<[string, object]>([
    ['users', { users: Array(4).fill('x') }],
    ['note', { note: 'x'.repeat(6) }],
    ['extra', { extra: { a: 'x'.repeat(10_001) } }],
    ['extra', { extra: JSON.parse(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`) }],
    ['custom', { custom: 'x'.repeat(11) }],
    ['places', { places: { a: [], b: [], c: [] } }],
    ['places.one', { places: { one: [1, 2, 3] } }],
    ['places', { places: { 'a long name': [] } }],
    ['', Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${at}`, 1]))],
  ])('is found at %s, once, and the schema refuses it as well', (path, more) => {
    const value = { ...fine, ...more }
    expect(tooLarge(entry, value)?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
    expect(entry.safeParse(value).success).toBe(false)
  })

  test('is said in the words of the schema', () => {
    const said = (schema: z.ZodType, value: unknown) =>
      [tooLarge(schema, value), schema.safeParse(value).error].map((error) => error?.issues[0]?.message)
    for (const [schema, value] of [
      [z.array(z.number()).max(2), [1, 2, 3]],
      [z.array(z.number()).max(2, 'must be at most 2 rows'), [1, 2, 3]],
      [id, 'f'.repeat(25)],
      [text(3), 'four'],
      [extraValues, { a: 'x'.repeat(10_001) }],
    ] as const) {
      const [early, late] = said(schema, value)
      expect(early).toBe(late)
    }
  })

  test('is found before a single item of a long list is looked at', () => {
    let asked = 0
    const counted = z
      .array(
        z
          .string()
          .max(5)
          .refine(() => ++asked > 0),
      )
      .max(10)
    expect(tooLarge(counted, Array(100_000).fill('x'))).not.toBeNull()
    expect(asked).toBe(0)
  })
})
