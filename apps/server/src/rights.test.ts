import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { and, eq, inArray, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { payments } from './features/payments/payments/payments.table.ts'
import { people } from './features/people/users/index.ts'
import { tournaments } from './features/tournaments/tournaments/tournaments.table.ts'
import { aWorld, type World } from './testing/a-world.ts'
import { ordinaryRequest } from './testing/odd-requests.ts'
import { send } from './testing/send.ts'

/** What must not be read by who is not told; each is stored once. */
const SECRETS = {
  phone: '2145550991',
  email: 'secret-lily@lake.test',
  street: '17 Hidden Cove',
  payment: 'Secret purse',
  draft: 'Secret Lake',
}

const calls = Object.entries(api).flatMap(([family, { calls }]) =>
  Object.entries(calls as Record<string, AnyEndpoint>).map(([name, call]) => [`${family}.${name}`, family, call] as const),
)

describe.each(['In Progress', 'Draft'] as const)('a tournament of Ana, %s', (status) => {
  let ramp: TestServer
  let world: World
  let ana: Person
  let bo: Person
  let cy: Person
  let helper: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    cy = await ramp.person('Angler', 'Cy Fisher')
    world = await aWorld(ramp, ana)
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [world.tour] })
    const { phone, email, street } = SECRETS
    await ramp.db.update(people).set({ phone, email, street }).where(eq(people.id, world.user))
    await ramp.db.update(payments).set({ description: SECRETS.payment })
    await ramp.db
      .update(tournaments)
      .set({ name: status === 'Draft' ? SECRETS.draft : 'Lake Fork', status })
      .where(eq(tournaments.id, world.tournament))
  })
  afterAll(() => ramp.close())

  /** Lines of the record that say somebody wrote to what is Ana's. */
  const writesBy = (person: Person | null) =>
    ramp.db
      .select({ action: auditLog.action, family: auditLog.family })
      .from(auditLog)
      .where(
        and(
          person ? eq(auditLog.by, person.id) : undefined,
          or(inArray(auditLog.record, Object.values(world.records)), eq(auditLog.tournament, world.tournament)),
        ),
      )
  const revision = async () => (await ramp.db.select().from(tournaments).where(eq(tournaments.id, world.tournament)))[0]?.resultsRevision

  const secretsIn = (text: string) => Object.values(SECRETS).filter((secret) => text.includes(secret))

  test.each(calls)(
    'a visitor, another director and an angler neither write nor read by %s what is not theirs',
    async (name, family, call) => {
      const before = { lines: (await writesBy(null)).length, revision: await revision() }
      for (const as of [null, bo, cy]) {
        // Signing out would make a visitor of whoever follows.
        if (name === 'auth.logout') continue
        const { status: code, text } = await send(ramp, call, as, ordinaryRequest(call, world.idOf(family), world.known(family)))
        expect([as?.name, secretsIn(text)]).toEqual([as?.name, []])
        // Nobody is told that they may not before they said who they are.
        if (!as) expect(code).not.toBe(403)
      }
      expect({ lines: (await writesBy(null)).length, revision: await revision() }).toEqual(before)
    },
  )

  test('Ana reads all of it', async () => {
    const readings = [userCalls.get, paymentCalls.get, tournamentCalls.get]
    const families = ['users', 'payments', 'tournaments']
    const texts = readings.map(
      async (call, index) => (await send(ramp, call, ana, ordinaryRequest(call, world.idOf(families[index]!), {}))).text,
    )
    const { draft, ...always } = SECRETS
    expect(secretsIn((await Promise.all(texts)).join()).sort()).toEqual(
      [...Object.values(always), ...(status === 'Draft' ? [draft] : [])].sort(),
    )
  })

  const readings = calls.filter(([, , call]) => call.method === 'GET' || /search$/.test(call.path))

  test.each(readings)('an assistant runs the ramp without phones, addresses and payments: %s', async (name, family, call) => {
    if (name === 'auth.logout') return
    const { draft: _theirs, ...hidden } = SECRETS
    const { text } = await send(ramp, call, helper, ordinaryRequest(call, world.idOf(family), world.known(family)))
    const bare = call.body ? (await send(ramp, call, helper, { what: 'no terms', body: {} })).text : ''
    expect(Object.values(hidden).filter((secret) => (text + bare).includes(secret))).toEqual([])
  })
})
