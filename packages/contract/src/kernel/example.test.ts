import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '../api.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { exampleOf } from './example.ts'
import { id, isoDate, weight } from './fields.ts'

const parts = Object.entries(api).flatMap(([family, { calls }]) =>
  Object.entries(calls as Record<string, AnyEndpoint>).flatMap(([name, call]) =>
    (['params', 'query', 'body'] as const).filter((part) => call[part]).map((part) => [`${family}.${name}`, part, call[part]] as const),
  ),
)

describe('examples', () => {
  test.each(parts)('the example of %s, %s, is what the contract takes', (_name, _part, schema) => {
    const example = exampleOf(schema)
    expect(z.safeDecode(schema, example).error?.issues ?? []).toEqual([])
  })

  test('show a boat, a day and a weight rather than letters', () => {
    const schema = z.strictObject({
      tournament: id,
      startDate: isoDate,
      weight,
      first_name: z.string().nullish(),
      big: z.enum(['yes', 'no']),
    })
    expect(exampleOf(schema)).toEqual({
      tournament: '65f1c0ffee65f1c0ffee0001',
      startDate: '2027-06-12',
      weight: 259,
      first_name: 'Lily',
      big: 'yes',
    })
  })

  test('take what is known by its name, where it fits', () => {
    expect(exampleOf(z.object({ day: z.number(), users: z.array(id) }), { day: 'first', users: 'a'.repeat(24) })).toEqual({
      day: 0,
      users: ['a'.repeat(24)],
    })
  })

  test('name one of two fields where a rule wants one, wherever that is', () => {
    const either = z.strictObject({ team: id.optional(), angler: id.nullish() }).refine(({ team, angler }) => !team !== !angler)
    expect(exampleOf(either)).toEqual({ team: exampleOf(id) })
    expect(exampleOf(z.array(either))).toEqual([{ team: exampleOf(id) }])
  })

  test('keep limits, and leave out what a rule refuses', () => {
    const schema = z
      .object({
        code: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .regex(/X/),
        few: z.array(z.number().gt(5)).min(2),
        least: z.string().min(40),
        odd: z.boolean().optional(),
      })
      .refine((value) => value.odd === undefined, { path: ['odd'] })
    expect(exampleOf(schema)).toEqual({ code: 'TX', few: [6, 6], least: 'x'.repeat(40) })
  })
})
