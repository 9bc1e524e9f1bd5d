import { exampleOf } from '@ramplight/contract/kernel/example'
import { newId } from '@ramplight/contract/kernel/new-id'
import { like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aWorld, type World } from './testing/a-world.ts'
import { CALLS, type Named, requestOf } from './testing/matrix/calls.ts'
import { send } from './testing/send.ts'

/** No boat, no record: an address that only the request names. */
const STRANGER = '@stranger.example'
const LINK = 'evil.example/win'

/** Calls that write to an address which the caller typed. A new one is found by the law below and gets its line here. */
const WRITE_TO_STRANGERS = [
  // A code to prove the address, without a word of the caller's: five an hour to the same address.
  'auth.createTempUserAccount',
  'auth.register',
  'users.update',
  'users.updateCertainFields',
  // An invitation: it says who sent it, and 20 a day are all that one person sends.
  'tournament-pre-registrations.inviteByMail',
]
/** Of those, who may ask for how many letters to different addresses before they have to wait. */
const MOST: Record<string, number> = { 'users.update': 5, 'users.updateCertainFields': 5, 'tournament-pre-registrations.inviteByMail': 20 }

/** The same value with another address in every field of one, and a link in every other text that is not an id or a choice. */
function typed(value: unknown, address: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => typed(one, address, key))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typed(one, address, name)]))
  if (typeof value !== 'string') return value
  if (/mail/i.test(key)) return address
  return /name|message|subject|text|note|reason/i.test(key) ? `Dan ${LINK}` : value
}

describe('whoever makes us write to somebody we do not know', () => {
  let ramp: TestServer
  let world: World
  let ana: Person
  let lily: Person
  let sent = 0

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall', { email: 'ana@lake.test', passwordHash: 'x' })
    world = await aWorld(ramp, ana)
    lily = await ramp.again({ id: world.user, name: 'Lily Reyes' })
    await ramp.db.execute(sql`update users set confirmed = true, email = 'lily@lake.test', password_hash = 'x' where id = ${lily.id}`)
  }, 120_000)
  afterAll(() => ramp.close())

  const letters = () =>
    ramp.db
      .select()
      .from(outgoingMessages)
      .where(like(outgoingMessages.to, `%${STRANGER}`))
  const address = () => `dan${++sent}${STRANGER}`

  /** The body as our client sends it, with an address; and the same with a link in every name and text. */
  function bodiesOf(named: Named): unknown[] {
    const { body } = requestOf(named, world)
    const full = exampleOf(named.call.body as never, world.known(named.family))
    const withMail = [body, full].map((one) => (one && typeof one === 'object' && !Array.isArray(one) ? { ...one, email: address() } : one))
    const own = (one: unknown) => (one && typeof one === 'object' && '_id' in one ? { ...one, _id: newId() } : one)
    return [...withMail.map((one) => own(one)), ...[body, full].map((one) => own(typed(one, address())))]
  }

  test.each(Object.entries(MOST))('%s: after so many letters in all the sender waits', async (name, most) => {
    await ramp.db.execute('delete from login_throttles')
    const named = CALLS.find((one) => `${one.family}.${one.name}` === name)!
    const before = (await letters()).length
    const statuses: number[] = []
    for (let count = 0; count < most + 5; count++) {
      const { params, body } = requestOf(named, world)
      const own = { ...(body as object), email: address(), ...(name.includes('invite') ? { _id: newId(), name: 'Dan' } : {}) }
      // Open links of one team are few; the limit is about the sender.
      await ramp.db.execute('update partner_links set revoked_at = now()')
      statuses.push((await send(ramp, named.call, lily, { what: name, params, body: own })).status)
    }
    expect((await letters()).length - before).toBe(most)
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429])
  })

  const writing = CALLS.filter(({ call }) => call.method !== 'GET' && call.body)
  const found = new Set<string>()

  test('is one of these calls, and no word of theirs but a name is in the letter', { timeout: 300_000 }, async () => {
    for (const named of writing)
      for (const as of [null, lily, ana]) {
        const before = (await letters()).length
        for (const body of bodiesOf(named))
          await send(ramp, named.call, as, { what: named.name, params: requestOf(named, world).params, body })
        if ((await letters()).length > before) found.add(`${named.family}.${named.name}`)
      }
    expect([...found].sort()).toEqual([...WRITE_TO_STRANGERS].sort())
    const texts = (await letters()).map(({ subject, text }) => `${subject} ${text}`)
    expect(texts.filter((text) => text.includes(LINK))).toEqual([])
  })
})
