import { api } from '@ramplight/contract/api'
import { writes } from '@ramplight/contract/kernel/endpoint'
import { shapeStamp } from '@ramplight/contract/kernel/shape-stamp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { SEEN_CALLS } from './seen-calls.stamps.ts'

const calls = Object.values(api).flatMap(({ calls }) => Object.values(calls))

test('each call whose answers stay on a device exists, reads, and is about no person alone', () => {
  const paths = calls.filter((one) => !writes(one)).map(({ path }) => path)
  expect(Object.keys(SEEN_CALLS).filter((path) => !paths.includes(path))).toEqual([])
  expect(Object.keys(SEEN_CALLS).filter((path) => /\/users|payments|invoices|audit|security|auth|personal|staff/.test(path))).toEqual([])
})

type Def = { type: string; shape?: Record<string, z.ZodType> }
const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def & Record<string, unknown>
const isSchema = (value: unknown): value is z.ZodType => typeof value === 'object' && value !== null && '_zod' in value

/** Every object in a schema. */
function objectsIn(schema: z.ZodType, known = new Set<z.ZodType>()): z.ZodType[] {
  if (known.has(schema)) return []
  known.add(schema)
  const { shape, ...parts } = defOf(schema)
  const inside = [...Object.values(shape ?? {}), ...Object.values(parts).flat()].filter(isSchema).flatMap((one) => objectsIn(one, known))
  return shape ? [schema, ...inside] : inside
}

test('LAW: a field that is added, taken away, or may be missing from now on changes the stamp of every call whose answer has it', () => {
  const kept = [...Object.keys(SEEN_CALLS), '/api/tournament-results/board/{id}/screens'].map(
    (path) => calls.find((one) => one.path === path && !writes(one))!,
  )
  let changed = 0
  for (const { response, path } of kept)
    for (const object of objectsIn(response)) {
      const def = defOf(object)
      const shape = { ...def.shape }
      const [name = '', field] = Object.entries(shape)[0] ?? []
      const others = [
        { ...shape, fresh: z.string() },
        ...(field ? [Object.fromEntries(Object.entries(shape).slice(1)), { ...shape, [name]: z.optional(field) }] : []),
      ]
      const stamp = shapeStamp(response)
      for (const other of others) {
        Object.defineProperty(def, 'shape', { value: other, configurable: true, writable: true, enumerable: true })
        expect([path, shapeStamp(response)]).not.toEqual([path, stamp])
        changed++
      }
      Object.defineProperty(def, 'shape', { value: shape, configurable: true, writable: true, enumerable: true })
      expect(shapeStamp(response)).toBe(stamp)
    }
  expect(changed).toBeGreaterThan(100)
})

test('a rule about how long a text may be changes no stamp: what is kept has the same fields', () => {
  expect(shapeStamp(z.object({ name: z.string() }))).toBe(shapeStamp(z.object({ name: z.string().max(40) })))
})
