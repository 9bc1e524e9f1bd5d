import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** What a screen must not say, and the word of docs/glossary.md that it says instead. */
const WRONG: readonly { word: RegExp; say: string }[] = [
  { word: /\be-mail/i, say: 'email' },
  { word: /^Running$/, say: 'In Progress' },
  { word: /\bIn progress\b/, say: 'In Progress' },
  { word: /\b(big[ -]fish|side) pool/i, say: 'pot' },
  { word: /\b(main|whole) pot\b(?! Payout)/i, say: 'main pool' },
  { word: /^Kept$/, say: 'Left over' },
  { word: /(#|, number\})(<[^>]*>)? (entr(y|ies)|teams?)\b/, say: 'boats, where they are counted' },
  { word: /\b(1[3-9]|2[0-3]):[0-5]\d\b.+|.+\b(1[3-9]|2[0-3]):[0-5]\d\b/, say: 'times by twelve hours: writeClock' },
]
/** Types of the specification, written as it writes them. */
const OF_THE_SPECIFICATION = ['Main Pot Payout', 'Main Pot']

const FOLDERS = ['apps/web/src', 'packages/ui/src', 'packages/domain/src/kernel', 'packages/domain/src/registration']
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\/|catalogue\//.test(file))
    .map((file) => `${folder}/${file}`),
)

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
const TEXTS = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}=;]+)</g
const textsOf = (code: string): string[] =>
  [...withoutComments(code).matchAll(TEXTS)].map((found) => (found.slice(1).find(Boolean) ?? '').trim())

/** Names of fields and classes are no words of a screen. */
const isRead = (text: string): boolean => /^[A-Z0-9$]|\s/.test(text) && !OF_THE_SPECIFICATION.includes(text)

test('LAW: one word for one thing on every screen', () => {
  const found = sources.flatMap((file) =>
    textsOf(readFileSync(join(ROOT, file), 'utf8'))
      .filter(isRead)
      .flatMap((text) => WRONG.filter(({ word }) => word.test(text)).map(({ say }) => `${file}: “${text.slice(0, 80)}”, say ${say}`)),
  )
  expect(found).toEqual([])
})

test('the words are looked for in texts, not in names or comments', () => {
  expect(textsOf(`/* an e-mail */ const a = <b title="Kept">Running</b> // e-mail`)).toEqual(['Kept', 'Running'])
})
