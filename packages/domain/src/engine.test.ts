import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as engine from './engine.ts'

type Case = { name: string; rule: string; function: string; input: object; expected: unknown }

/** The public cases of the specification, and our own for the options beyond it. */
const FOLDERS = ['vectors', 'option-vectors']
const functions: Record<string, (input: never) => unknown> = { ...engine }
const call = (name: string, input: object): unknown => functions[name]!(input as never)

/** The engine must not change its input: an attempt would throw. */
function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object') Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

const files = FOLDERS.flatMap((folder) => {
  const url = new URL(`./fixtures/${folder}/`, import.meta.url)
  return readdirSync(url)
    .sort()
    .map((file) => ({ name: `${folder}/${file}`, cases: JSON.parse(readFileSync(new URL(file, url), 'utf8')) as Case[] }))
})

describe.each(files)('$name', ({ cases }) => {
  test.each(cases)('$rule $name', ({ function: name, input, expected }) => {
    const before = structuredClone(input)
    expect(call(name, frozen(input))).toStrictEqual(expected)
    expect(input).toStrictEqual(before)
  })
})

test('the public vectors are all here', () => {
  const counts = files.filter(({ name }) => name.startsWith('vectors/')).map(({ cases }) => cases.length)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(143)
})
