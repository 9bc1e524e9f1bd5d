import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { api } from '../api.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { exampleOf } from './example.ts'
import { email, phone } from './typed.ts'
import { readWire } from './wire.ts'

/** Fields by which somebody or something is meant, and that people type or paste. */
const IDENTIFIER = /^(email|phone|code|username|zip|\w+(Email|Phone|Code))$/
/** Of links that were mailed: nobody types them. */
const OF_LINKS = new Set([
  'tournament-pre-registrations.invited',
  'tournament-pre-registrations.join',
  'teams.invitedToOwn',
  'teams.joinOwn',
])

const parts = Object.entries(api).flatMap(([family, { calls }]) =>
  Object.entries(calls as Record<string, AnyEndpoint>).flatMap(([name, call]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = call[part] as z.ZodType | undefined
      return schema ? [{ name: `${family}.${name} ${part}`, schema }] : []
    }),
  ),
)

/** As contacts, Word and PDFs write it: marks of direction, a letter of no width, other dashes, blanks that do not break. */
const asPasted = (text: string): string => `\u202A\u00A0${text.slice(0, 1)}\u200B${text.slice(1).replaceAll('-', '\u2011')}\u2060\u202C`

type Place = (string | number)[]

function identifiersIn(value: unknown, place: Place = []): Place[] {
  const name = String(place.findLast((one) => typeof one === 'string') ?? '')
  if (typeof value === 'string') return IDENTIFIER.test(name) ? [place] : []
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, one]) => identifiersIn(one, [...place, key]))
}

function withPasted(value: unknown, [key, ...rest]: Place): unknown {
  if (key === undefined) return asPasted(value as string)
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? withPasted(one, rest) : one))
  return { ...(value as object), [key]: withPasted((value as Record<string, unknown>)[key], rest) }
}

describe('LAW: what is typed is read as one sees it', () => {
  test('an identifier with letters that nobody sees is the one without, in every call', () => {
    const looked = parts.flatMap(({ name, schema }) => {
      const example = exampleOf(schema)
      return identifiersIn(example).map((place) => {
        const [plain, pasted] = [readWire(schema, example), readWire(schema, withPasted(example, place))]
        return { field: `${name}.${place.join('.')}`, isSame: JSON.stringify(plain.data) === JSON.stringify(pasted.data) }
      })
    })
    const differ = looked.filter(({ isSame }) => !isSame).map(({ field }) => field)
    expect(differ.filter((field) => !OF_LINKS.has(field.replace(/ body\.code$/, '')))).toEqual([])
    expect(looked.length).toBeGreaterThan(60)
  })

  test('what was pasted out of contacts, Word and a PDF is a phone; one mailbox is one e-mail', async () => {
    const { readFile } = await import('node:fs/promises')
    const linesOf = async (name: string) =>
      (await readFile(new URL(`../fixtures/pasted/${name}`, import.meta.url), 'utf8')).split('\n').filter(Boolean)
    const phones = await linesOf('phones.txt')
    expect(phones.map((line) => phone.parse(line).replace(/\D/g, '').slice(-10))).toEqual(phones.map(() => '9725550997'))
    expect((await linesOf('emails.txt')).map((line) => email.parse(line))).toEqual(['angler@demo.example', 'zed@example.com'])
  })
})
