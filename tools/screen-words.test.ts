import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ALLOWED, BANNED, BANNED_SPANISH } from './banned-words.ts'

const ROOT = join(import.meta.dirname, '..')

/** Where the product keeps what people read: catalogues, labels, errors, letters, help and the pages for visitors. */
const READ = [
  /\.en\.tsx?$/,
  /\.labels\.ts$/,
  /^packages\/domain\/src\/kernel\/(errors|client-words|refusal-phrases)\.ts$/,
  /^packages\/domain\/src\/messaging\/(mail-templates|news-words)\.ts$/,
  /^packages\/domain\/src\/money\/english-angler-words\.ts$/,
  /^apps\/server\/src\/features\/system\/dev-notifier\/tell-admins\.ts$/,
  /^apps\/server\/src\/features\/content\/first-help\/pages\.ts$/,
  /^apps\/server\/src\/features\/public-site\/pages\/[a-z-]+\.ts$/,
  /^apps\/server\/src\/features\/payments\/stripe\/card-books\.ts$/,
]
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1e8,
}).split('\n')
const filesLike = (patterns: readonly RegExp[]): string[] =>
  tracked.filter((file) => patterns.some((pattern) => pattern.test(file)) && !/\.test\./.test(file))

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
const TEXTS = /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g
/** The literals that somebody reads: one that begins like a sentence, or has a blank. Names of fields and imports are none. */
const textsOf = (code: string): string[] =>
  [...withoutComments(code).matchAll(TEXTS)]
    .map((found) => (found.slice(1).find(Boolean) ?? '').replaceAll("\\'", "'").trim())
    .filter((text) => /^[A-Z0-9$]|\s/.test(text))

const brokenBy = (text: string) => BANNED.filter(({ word }) => word.test(text))

test('LAW: what people read has the words of the glossary and none of those that it bans', () => {
  const used = new Set<string>()
  const found = filesLike(READ).flatMap((file) =>
    textsOf(readFileSync(join(ROOT, file), 'utf8')).flatMap((text) => {
      if (ALLOWED.has(text)) {
        used.add(text)
        return []
      }
      return brokenBy(text).map(({ say }) => `${file}: “${text.slice(0, 160)}”: ${say}`)
    }),
  )
  expect(found).toEqual([])
  expect([...ALLOWED.keys()].filter((text) => !used.has(text))).toEqual([])
})

test('LAW: Spanish has one plain word for each thing', () => {
  const spanish = filesLike([/\.es\.ts$/, /\/spanish-[a-z-]+\.ts$/])
  expect(
    spanish.flatMap((file) =>
      textsOf(readFileSync(join(ROOT, file), 'utf8')).flatMap((text) =>
        BANNED_SPANISH.filter(({ word }) => word.test(text)).map(({ say }) => `${file}: “${text.slice(0, 160)}”: ${say}`),
      ),
    ),
  ).toEqual([])
  expect(BANNED_SPANISH.filter(({ word }) => word.test('Tu turno en este dispositivo')).map(({ say }) => say)).toEqual([
    'grupo de salida',
    'aparato',
  ])
})

test.each([
  ['Give the money back to 12 boats?', 'refund / return'],
  ['Who signs up when so many are in goes on the waiting list.', 'anyone who / boats that / drop it'],
  ['The record stands in the list.', 'is / shows / is listed'],
  ['Nobody is signed up yet.', 'someone, everyone, anyone, no one'],
  ['You cannot change your level.', 'contraction'],
  ['Sign in again', 'log in / log out'],
  ['The server refused this change.', 'rejected / declined / denied'],
])('planted: “%s” is found', (text, say) => {
  expect(brokenBy(text).map((one) => one.say)).toContain(say)
})

test('the words are looked for in texts, not in names or comments', () => {
  expect(textsOf(`/* an e-mail */ const a = { kept: 'Kept', b: 'nobody', c: "Running" } // e-mail`)).toEqual(['Kept', 'Running'])
})

/** A line of the log of penalties has its type and its reason in English; `reasonText` of `results/day-sum` says them in the language of the reader. */
const AS_IT_IS = /(penalty|bonus)Log(\[\d\]|\.at\(\d\))?\??\.message|>\{(line|log|entry)\.(type|message)\}|\$\{type\} \$\{/

test('LAW: what a log says in English is not printed as it is', () => {
  const screens = tracked.filter((file) => /^apps\/web\/src\/.*\.tsx$/.test(file) && !/\.test\./.test(file))
  const code = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  expect(screens.filter((file) => /(penalty|bonus)Log/.test(code(file)) && AS_IT_IS.test(code(file)))).toEqual([])
  expect('<span>{`${type} ${writeWeight(weight)}`}</span>').toMatch(AS_IT_IS)
  expect("message={scored.penaltyLog[0]?.message ?? ''}").toMatch(AS_IT_IS)
})

/** `Flight 2` is kept in English, whoever's screen made it. */
const FLIGHT_AS_KEPT = /(?<!(writeFlight|shortFlightName)\((list\.)?)\bflight\??\.name\b/
/** Here a director types the name. */
const TYPES_FLIGHTS = 'apps/web/src/features/draw/flight-row.tsx'

test('LAW: a flight is shown in the language of its reader', () => {
  const screens = tracked.filter((file) => /^apps\/web\/src\/.*\.tsx?$/.test(file) && !/\.test\./.test(file) && file !== TYPES_FLIGHTS)
  const found = screens.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => FLIGHT_AS_KEPT.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
  expect('{flight && <span>{flight.name}</span>}').toMatch(FLIGHT_AS_KEPT)
})
