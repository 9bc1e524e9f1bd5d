import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from './api.ts'
import type { AnyEndpoint } from './kernel/endpoint.ts'
import { startsOf } from './kernel/family.ts'

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
