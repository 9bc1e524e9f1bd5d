import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as engine from './engine.ts'
import { type FieldKinds, merge3 } from './sync/merge3.ts'

type Example = { function: string; input: object; expected: object }

const folder = new URL('../../../docs/algorithms/', import.meta.url)
type Merge = { current: Record<string, unknown>; set: Record<string, unknown>; base: Record<string, unknown>; kinds: FieldKinds }
const functions: Record<string, (input: never) => unknown> = {
  ...engine,
  merge3: ({ current, set, base, kinds }: Merge) => merge3(current, { set, base }, kinds),
}

const examplesOf = (file: string): Example[] =>
  [...readFileSync(new URL(file, folder), 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map((match) => JSON.parse(match[1]!))

const pages = readdirSync(folder).filter((file) => file.endsWith('.md'))

describe.each(pages.map((file) => ({ file, examples: examplesOf(file) })).filter(({ examples }) => examples.length > 0))(
  'docs/algorithms/$file tells the truth',
  ({ examples }) => {
    test.each(examples)('$function', ({ function: name, input, expected }) => {
      expect(functions[name]!(input as never)).toMatchObject(expected)
    })
  },
)

test('every function of the engine is shown on a page', () => {
  const shown = new Set(pages.flatMap((file) => examplesOf(file).map((example) => example.function)))
  expect(Object.keys(engine).filter((name) => !shown.has(name))).toEqual(['tournamentResults'])
})
