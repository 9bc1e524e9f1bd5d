import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { describe, expect, test } from 'vitest'
import { deviceRefusals } from '../apps/web/src/platform/refusals/device-refusals.ts'
import { errorMessages } from '../packages/domain/src/kernel/errors.ts'
import { refusalPhrases } from '../packages/domain/src/kernel/refusal-phrases.ts'
import { LANGUAGES, type Language } from '../packages/ui/src/language/language.ts'
import { textsOf } from '../packages/ui/src/language/texts.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['apps/web/src', 'packages/ui/src']

type Texts = { [key: string]: string | Texts }

const catalogues = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.en\.ts$/.test(file))
    .map((file) => `${folder}/${file}`),
)
const spanishOf = (file: string) => file.replace(/\.en\.ts$/, '.es.ts')
const read = async (file: string): Promise<Texts> => ((await import(join(ROOT, file))) as { texts: Texts }).texts

const flat = (texts: Texts, under = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[under + key, text]] : flat(text, `${under}${key}.`)))

/** `count: number`, `name`, `<b>`: what a text asks for, from its compiled form. A number may be written or counted. */
function argumentsOf(text: string): string[] {
  const found = new Set<string>()
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, kind, options] = node as unknown[]
    const isNode = typeof name === 'string' && (node.length === 1 || (typeof kind === 'number' && kind > 0))
    if (!isNode) {
      for (const part of node) walk(part)
      return
    }
    if (kind === 1) found.add(`${name}: one of ${Object.keys(options as object).sort()}`)
    else found.add(kind === undefined ? name : `${name}: ${kind === 5 || kind === 6 ? 'date' : 'number'}`)
    if (typeof options === 'object' && options) for (const option of Object.values(options)) walk(option)
  }
  const compiled = compile(text)
  if (typeof compiled !== 'string') for (const part of compiled) walk(part)
  for (const [, tag] of text.matchAll(/<([a-z]+)>/g)) found.add(`<${tag}>`)
  return [...found].sort()
}

const nameOf = (argument: string) => argument.split(':')[0]

test('what a text asks for is found in plurals, too', () => {
  expect(argumentsOf('plain')).toEqual([])
  expect(argumentsOf('{n, plural, one {# fish of {name}} other {# fish}} <b>x</b>')).toEqual(['<b>', 'n: number', 'name'])
  expect(argumentsOf('{n, number} of {who}')).toEqual(argumentsOf('{who}: {n, plural, other {#}}'))
})

describe.each(catalogues)('%s', (file) => {
  test('every text can be read', async () => {
    const texts = flat(await read(file))
    expect(texts.length).toBeGreaterThan(0)
    for (const [, text] of texts) expect(() => compile(text), text).not.toThrow()
  })
})

/** `{ registration: { closed } }` as the catalogues of other languages have it, from `registration.closed`. */
const refusals = Object.entries({ ...errorMessages, ...refusalPhrases, ...deviceRefusals })
const REFUSALS = 'apps/web/src/platform/refusals/refusals'
const otherLanguages = readdirSync(join(ROOT, REFUSALS, '..')).filter((file) => /^refusals\.[a-z]{2}\.ts$/.test(file))

test('LAW: every refusal has its sentence in every language, and every phrase in one its words, with the same values in it', async () => {
  expect(otherLanguages).toEqual(
    Object.keys(LANGUAGES)
      .filter((language) => language !== 'en')
      .map((language) => `refusals.${language}.ts`),
  )
  // A number may be written as it is in one language, and counted in another.
  const asks = (texts: [string, string][]) => texts.map(([key, text]) => `${key} (${argumentsOf(text).map(nameOf)})`).sort()
  for (const file of otherLanguages) expect(asks(flat(await read(`${REFUSALS}/../${file}`))), file).toEqual(asks(refusals))
})

type Value = string | number | Date | ((inside: string[]) => string)

/** Values that part the branches of every plural, ordinal and choice in English and Spanish. */
const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 2.5, 1_000_000]

const samplesFor = (kind: string | undefined): readonly Value[] =>
  kind?.startsWith('one of ')
    ? kind.slice('one of '.length).split(',')
    : kind === 'date'
      ? [new Date('2027-06-12T12:00:00Z')]
      : kind === 'number'
        ? NUMBERS
        : ['Ann Reed']

/** What a text may be given, as its arguments ask for it: the n-th sample of each, so nothing at all is among them, too. */
function samplesOf(text: string): Record<string, Value>[] {
  const given = argumentsOf(text).map((argument): [string, readonly Value[]] => {
    const [name, kind] = argument.split(': ') as [string, string | undefined]
    if (name.startsWith('<')) return [name.slice(1, -1), [(inside: string[]) => inside.join('')]]
    return [name, samplesFor(kind)]
  })
  const most = Math.max(1, ...given.map(([, samples]) => samples.length))
  return Array.from({ length: most }, (_, n) => Object.fromEntries(given.map(([name, samples]) => [name, samples[n % samples.length]!])))
}

const formatters = {
  getNumberFormat: (...of: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...of),
  getDateTimeFormat: (...of: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...of),
  getPluralRules: (...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of),
}

/** What the built page makes of a text: a sentence, or pieces of one around what stands for its tags. */
function said(text: ReturnType<typeof compile>, language: Language, values: Record<string, Value>): unknown {
  const made = format(text, LANGUAGES[language].locale, values, { formatters, timeZone: 'America/Chicago' })
  return Array.isArray(made) && made.every((part) => typeof part === 'string') ? made.join('') : made
}

test('what a text says is found in every branch', () => {
  const noteOf = (n: number) => said(compile('{n, plural, =0 {} one {# fish} other {# fish}}'), 'en', { n })
  expect(NUMBERS.map(noteOf).slice(0, 3)).toEqual(['', '1 fish', '2 fish'])
  expect(samplesOf('{kind, select, a {x} other {y}} of {who}')).toEqual([
    { kind: 'a', who: 'Ann Reed' },
    { kind: 'other', who: 'Ann Reed' },
  ])
})

const translated = catalogues.filter((file) => readdirSync(join(ROOT, file, '..')).includes(spanishOf(file).split('/').at(-1)!))
const everyFile = [...catalogues, ...translated.map(spanishOf), ...otherLanguages.map((file) => `${REFUSALS}/../${file}`)]

test.each(everyFile)('LAW: whatever a text is given, it says something: %s', async (file) => {
  const language: Language = file.endsWith('.es.ts') ? 'es' : 'en'
  for (const [key, text] of flat(await read(file))) {
    const compiled = compile(text)
    // The built page cannot say an empty text: it calls it invalid. A text that says nothing is left out where it is asked for.
    for (const values of samplesOf(text)) expect(said(compiled, language, values), `${key} of ${JSON.stringify(values)}`).toMatch(/\S/)
  }
})

/** What a sentence may end in: a time of day in Spanish, and a name, each with a period of its own. */
const ENDS_IN_A_PERIOD = ['6:00 p.m.', 'Bo Reed Jr.']

/** A text with its values, as a page says it; what stands between tags is read on. */
function asAPageSays(texts: Texts, key: string, text: string, value: string): string {
  const given = argumentsOf(text).map((argument): [string, Value] => {
    const [name, kind] = argument.split(': ') as [string, string | undefined]
    if (name.startsWith('<')) return [name.slice(1, -1), (inside: string[]) => [inside].flat().join('')]
    return [name, kind === undefined ? value : samplesFor(kind)[1 % samplesFor(kind).length]!]
  })
  const t = textsOf(texts as { readonly [key: string]: string })
  const said = given.some(([, one]) => typeof one === 'function')
    ? t.rich(key, Object.fromEntries(given) as never)
    : t(key, Object.fromEntries(given) as never)
  return [said].flat(5).join('')
}

test.each(everyFile)('LAW: a sentence that ends in a time or a name ends in one period: %s', async (file) => {
  const texts = await read(file)
  for (const [key, text] of flat(texts))
    for (const value of ENDS_IN_A_PERIOD) expect(asAPageSays(texts, key, text, value), key).not.toMatch(/(?<!\.)\.\.(?!\.)/)
})

test('the public board speaks Spanish', () => {
  expect(translated).toContain('apps/web/src/portals/live-leaderboard/board.en.ts')
})

describe.each(translated)('in Spanish: %s', (file) => {
  test('LAW: no text is missing, none is left over, and each asks for the same', async () => {
    const [english, spanish] = [flat(await read(file)), flat(await read(spanishOf(file)))]
    const asks = (texts: [string, string][]) => texts.map(([key, text]) => `${key} (${argumentsOf(text)})`).sort()
    expect(asks(spanish)).toEqual(asks(english))
    for (const [key, text] of spanish) expect(text.trim(), key).not.toBe('')
  })
})
