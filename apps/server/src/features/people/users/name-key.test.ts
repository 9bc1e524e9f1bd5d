import { nameKey, plainName } from '@ramplight/domain/registration/name-key'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type TestServer } from '#platform/testing/test-server'

let ramp: TestServer
beforeAll(async () => {
  ramp = await aTestServer()
})
afterAll(() => ramp.close())

const inDatabase = async (names: string[]): Promise<string[]> => {
  const { rows } = await ramp.db.execute<{ key: string }>(
    sql`select name_key(name) as key from unnest(${sql.param(names)}::text[]) with ordinality as x(name, at) order by at`,
  )
  return rows.map(({ key }) => key)
}

/** What people type, and what they do not: letters with accents in one and in two, other scripts, punctuation, blanks. */
const typed = fc.oneof(
  fc
    .array(
      fc.constantFrom(...'aBzÉéñÑøŁßİıΣςЖё', ' ', '  ', '\t', '-', '–', "'", '’', 'ʼ', '´', '.', 'e\u0301', 'ﬁ', '\u00a0', '李', '0', '😀'),
      { maxLength: 12 },
    )
    .map((all) => all.join('')),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\u0000', '')),
)

test('LAW: the database has the key of a name that the domain has, on thousands of names', async () => {
  const names = fc.sample(typed, 6000)
  const keys = await inDatabase(names)
  const wrong = names.flatMap((name, at) => (plainName(name) === keys[at] ? [] : [[JSON.stringify(name), plainName(name), keys[at]]]))
  expect(wrong.slice(0, 5)).toEqual([])
})

test('LAW: every printable sign by itself, too', async () => {
  const signs = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    /[\p{L}\p{N}\p{P}\p{S}\p{Z}\p{M}]/u.test(sign),
  )
  const keys = await inDatabase(signs.map((sign) => `a${sign}b`))
  expect(
    signs
      .filter((sign, at) => nameKey({ first_name: `a${sign}b`, last_name: '' }) !== keys[at])
      .map((sign) => sign.codePointAt(0)!.toString(16)),
  ).toEqual([])
})
