import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '../api.ts'
import { type AnyEndpoint, takesKey } from './endpoint.ts'

const calls = Object.entries(api).flatMap(([family, { calls }]) =>
  Object.entries(calls as Record<string, AnyEndpoint>).map(([name, call]) => ({ name: `${family}.${name}`, call })),
)
const hasToken = (schema: z.ZodType) => /"token":/.test(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))

test('an answer with a token is never kept', () => {
  const answers = calls.filter(({ call }) => call.method !== 'GET' && hasToken(call.response))
  expect(answers.map(({ name }) => name)).toContain('auth.login')
  expect(answers.filter(({ call }) => takesKey(call)).map(({ name }) => name)).toEqual([])
})

test('what writes takes a key, what reads does not', () => {
  const taking = calls.filter(({ call }) => takesKey(call)).map(({ name }) => name)
  expect(taking).toEqual(expect.arrayContaining(['payments.create', 'payments.update', 'payments.remove', 'weigh-ins.createOrUpdate']))
  expect(calls.filter(({ call }) => call.method === 'GET' && takesKey(call))).toEqual([])
  expect(taking.filter((name) => /search$/i.test(name))).toEqual([])
})
