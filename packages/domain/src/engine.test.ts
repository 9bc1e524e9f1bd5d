import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as engine from './engine.ts'

type Case = { name: string; rule: string; function: string; input: object; expected: unknown }

const folder = new URL('./fixtures/vectors/', import.meta.url)
const functions: Record<string, (input: never) => unknown> = { ...engine }
const call = (name: string, input: object): unknown => functions[name]!(input as never)

/** The engine must not change its input: an attempt would throw. */
function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object') Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

for (const file of readdirSync(folder).sort()) {
  const cases: Case[] = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  describe(file, () => {
    test.each(cases)('$rule $name', ({ function: name, input, expected }) => {
      const before = structuredClone(input)
      expect(call(name, frozen(input))).toStrictEqual(expected)
      expect(input).toStrictEqual(before)
    })
  })
}
