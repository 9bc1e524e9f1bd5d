import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import * as engine from '@ramplight/domain/engine'
import { anyTournament } from '@ramplight/domain/testing/random-all-options'
import fc from 'fast-check'
import { build } from 'vite'
import { largeField } from '../../../bench/large-field.ts'

const domain = new URL('../../../packages/domain/src/', import.meta.url)
const functions = engine as unknown as Record<string, (input: never) => unknown>

type Case = { function: string; input: never }

/** The engine as one script that puts its functions on the page. */
async function engineScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('engine.ts', domain)), formats: ['iife'], name: 'engine', fileName: 'engine' },
    },
  })
  const chunks = [output].flat().flatMap((built) => ('output' in built ? built.output : []))
  return chunks.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n')
}

const vectors = (folder: string): Case[] =>
  readdirSync(new URL(`fixtures/${folder}/`, domain)).flatMap((file) =>
    JSON.parse(readFileSync(new URL(`fixtures/${folder}/${file}`, domain), 'utf8')),
  )

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

test('a browser at the ramp and the server come to the same bytes', async ({ page }) => {
  const random = fc.sample(anyTournament, { numRuns: 500, seed: 20_261_120 })
  const cases: Case[] = [
    ...vectors('vectors'),
    ...vectors('option-vectors'),
    ...random.map((input) => ({ function: 'tournamentResults', input: input as never })),
    { function: 'tournamentResults', input: largeField(1_000, 'bags') as never },
    { function: 'tournamentResults', input: largeField(300, 'single fish') as never },
  ]
  // Both sides read the same text: what JSON cannot carry must not make the difference.
  const sent = JSON.stringify(cases)
  const here = (JSON.parse(sent) as Case[]).map((one) => JSON.stringify(functions[one.function]!(one.input)))

  await page.goto('about:blank')
  await page.addScriptTag({ content: await engineScript() })
  const there = await page.evaluate((text) => {
    const known = (globalThis as unknown as { engine: typeof functions }).engine
    return (JSON.parse(text) as Case[]).map((one) => JSON.stringify(known[one.function]!(one.input)))
  }, sent)

  expect(there.length).toBeGreaterThan(640)
  const different = there.flatMap((text, index) => (text === here[index] ? [] : [cases[index]!.function]))
  expect(different).toEqual([])
  expect(digest(there.join('\n'))).toBe(digest(here.join('\n')))
})
