import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
/** Where people are looked for by a number; and the table, which declares the indexes. */
const KNOWS_ABOUT_PROOF = ['features/people/users/at-number.ts', 'features/people/users/users.table.ts']

/** The column of people in a condition (drizzle), and in SQL that is written out. */
const LOOKS = [
  /\b(?:people|users|\w*[sS]tore\.table)(?:\.phone\b|\[['"]phone['"]\])/,
  /(?:\b(?:from|join|update)\s+"?users"?\b|\$\{(?:people|users)\})[^`]*\b(?:where|on|and)\b[^`]*\bphone\b["\s]*(?:=|<>|!=|in\b|i?like\b|~|is\b)/,
]
const looksByPhone = (source: string): boolean => LOOKS.some((pattern) => pattern.test(source))

/** Anybody writes any number into their own record: who looks by one has to say what it may find. */
test('people are looked for by a phone in one place, which knows what is proven', () => {
  const sources = globSync('**/*.ts', { cwd: HERE }).filter((path) => !/\.test\.ts$|(^|\/)(testing|demo)\//.test(path))
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.filter((path) => !KNOWS_ABOUT_PROOF.includes(path) && looksByPhone(readFileSync(join(HERE, path), 'utf8')))
  expect(found).toEqual([])
})

test('such a look is seen however it is written', () => {
  for (const planted of [
    'userStore.list(db, eq(people.phone, phone))',
    'inArray(users.phone, numbers)',
    "eq(people['phone'], phone)",
    'eq(userStore.table.phone, phone)',
    'sql`${people.phone} = ${phone}`',
    'sql`select id from users where phone = ${phone}`',
    'sql`select id from ${users} u where u.phone in (${phone})`',
  ])
    expect([planted, looksByPhone(planted)]).toEqual([planted, true])
  for (const fine of ['const to = person.phone', 'sql`update users set phone = null where id = ${id}`'])
    expect([fine, looksByPhone(fine)]).toEqual([fine, false])
})
