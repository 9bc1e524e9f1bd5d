import { globSync } from 'node:fs'
import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { exampleOf } from '@ramplight/contract/kernel/example'
import { customPayout, group } from '@ramplight/contract/tournaments/settings'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { wireShape } from '../src/platform/wire-shape.ts'
import { compiledCall } from './compiled-call.ts'
import { shapeOf } from './shape-of.ts'

const web = `${import.meta.dirname}/../src/`
const written = await Promise.all(
  globSync('**/*.open-calls.ts', { cwd: web }).map(async (file) => {
    const { calls } = (await import(`${web}${file}`)) as { calls: Record<string, AnyEndpoint> }
    return Object.entries(calls).map(([name, endpoint]) => ({ name: `${file} ${name}`, endpoint }))
  }),
)
const everyCall = Object.values(api).flatMap(({ calls }) => Object.values(calls as Record<string, AnyEndpoint>))

test('there are calls of pages that people open first', () => expect(written.flat().length).toBeGreaterThan(10))

test.each(written.flat())('$name is written out', ({ endpoint }) => expect(() => compiledCall(endpoint)).not.toThrow())

test('LAW: what a page reads and sends without a schema is what it would read and send with it, for every call that can be written out', () => {
  let compared = 0
  for (const { response, body } of everyCall)
    for (const schema of [response, body]) {
      const shape = schema && shapeOrNone(schema)
      if (!shape) continue
      const wire = exampleOf(schema)
      const read = z.decode(schema, wire as never)
      expect(wireShape(shape).safeDecode(wire)).toEqual({ success: true, data: read })
      expect(wireShape(shape).safeEncode(read)).toEqual({ success: true, data: z.encode(schema, read as never) })
      compared++
    }
  expect(compared).toBeGreaterThan(800)
})

function shapeOrNone(schema: z.ZodType) {
  try {
    return shapeOf(schema)
  } catch {
    return null
  }
}

test('a row in dollars becomes cents, a row in percent stays', () => {
  const payout = wireShape(shapeOf(customPayout))
  const dollars = { position: 1, payment: 12.5, paymentPercOrDollar: 'dollar' }
  expect(payout.safeDecode(dollars)).toEqual({ success: true, data: { ...dollars, payment: 1250 } })
  expect(payout.safeEncode({ ...dollars, payment: 1250 })).toEqual({ success: true, data: dollars })
  const percent = { position: 1, payment: 12.5, paymentPercOrDollar: 'percent' }
  expect(payout.safeDecode(percent)).toEqual({ success: true, data: percent })
  const pot = { name: 'Seniors', potPercentageAllocatedToGroup: 80, percentageOrDollar: 'dollar' }
  expect(wireShape(shapeOf(group)).safeDecode(pot)).toEqual({ success: true, data: { ...pot, potPercentageAllocatedToGroup: 8000 } })
})

test('an answer of another shape is none', () => {
  const { safeDecode } = wireShape({ fields: { name: 'string', fee: 'cents?', days: { list: 'number' } } })
  expect(safeDecode({ name: 'Fork', days: [1], added: 'by a newer server' })).toEqual({ success: true, data: { name: 'Fork', days: [1] } })
  for (const wrong of [
    null,
    [],
    'Fork',
    { days: [] },
    { name: 'Fork', days: {} },
    { name: 'Fork', days: ['one'] },
    { name: 'Fork', days: [], fee: 0.001 },
  ])
    expect(safeDecode(wrong).success, JSON.stringify(wrong)).toBe(false)
})
