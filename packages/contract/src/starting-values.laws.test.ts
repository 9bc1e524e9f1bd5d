import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import type { AnyEndpoint } from './kernel/endpoint.ts'
import { defaultsOf, startsOf } from './kernel/family.ts'
import { PARENT_FIELDS, tournament } from './tournaments/tournaments.ts'

test('LAW: what a record starts with is what its field holds, the same on the wire as inside', () => {
  const wrong = Object.entries(api).flatMap(([family, { calls }]) => {
    const { get } = calls as Record<string, AnyEndpoint>
    if (!get) return []
    const { shape } = get.response as unknown as { shape: Record<string, z.ZodType> }
    return Object.entries(startsOf(get.response)).flatMap(([name, value]) => {
      const wire = z.safeEncode(shape[name]!, value as never)
      return wire.success && JSON.stringify(wire.data) === JSON.stringify(value) ? [] : [`${family}.${name}`]
    })
  })
  expect(wrong).toEqual([])
})

test('LAW: what records start with is shared by all of them, and nobody writes into it', () => {
  const records = Object.entries(api).map(([family, { calls }]) => ({ family, get: (calls as Record<string, AnyEndpoint>).get }))
  const open = records.filter(({ get }) => {
    const starts = get ? startsOf(get.response) : {}
    return Object.keys(starts).length > 0 && ![starts, ...Object.values(starts)].every((value) => Object.isFrozen(value))
  })
  expect(open.map(({ family }) => family)).toEqual([])
})

test('what a tour fills is no default that the documentation may tell', () => {
  expect(Object.keys(defaultsOf(tournament)).filter((name) => PARENT_FIELDS.some((field) => field === name))).toEqual([])
  expect(startsOf(tournament)).toMatchObject({ timezone: 'CST' })
  expect(defaultsOf(tournament)).toMatchObject({ status: 'Draft', tags: [] })
})
