import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanEmail } from '@ramplight/domain/kernel/typed-identifier'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from '#platform/database/migrate'
import { aTestServer, type TestServer } from '#platform/testing/test-server'

let ramp: TestServer
beforeAll(async () => {
  ramp = await aTestServer()
})
afterAll(() => ramp.close())

const statement = readFileSync(join(migrationsFolder, '0089_clean_emails.sql'), 'utf8')

test('accounts that were stored with letters that nobody sees are found by what one types; two of one mailbox stay two', async () => {
  const pasted = [
    'zero\u200Bwidth@ramp.test',
    '\uFEFFmark@ramp.test',
    'mailto:link@ramp.test',
    'end@ramp.test.',
    'soft\u00ADhyphen@ramp.test',
  ]
  const taken = ['free@ramp.test', 'free\u200B@ramp.test']
  const ids: string[] = []
  for (const [index, email] of [...pasted, ...taken].entries()) {
    const { id } = await ramp.person('Angler', `Jo Hall${index}`, { email: `jo${index}@ramp.test` })
    await ramp.db.execute(sql`update users set email = ${email} where id = ${id}`)
    ids.push(id)
  }
  await ramp.db.execute(sql.raw(statement))
  const { rows } = await ramp.db.execute<{ id: string; email: string }>(sql`select id, email from users`)
  const emailOf = new Map(rows.map(({ id, email }) => [id, email]))
  expect(ids.map((id) => emailOf.get(id))).toEqual([...pasted.map(cleanEmail), ...taken])
})
