import { newId } from '@ramplight/contract/kernel/new-id'
import { subscriptionCodeCalls } from '@ramplight/contract/subscriptions/subscription-codes'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

describe('subscription codes', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let level: string
  const now = new Date('2027-06-12T10:00:00.000Z')
  const generate = (body: object, as: Person | null = admin) => ramp.call(subscriptionCodeCalls.generate, { as, body })
  const validate = (code: string, as: Person | null) => ramp.call(subscriptionCodeCalls.validateCode, { as, params: { code } })

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => now })
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    level = (await ramp.call(subscriptionLevelCalls.create, { as: admin, body: { name: 'Club', type: 'premium', price: 5 } })).body._id
  })
  afterAll(() => ramp.close())

  test('an admin makes one that nobody can guess, and a repeat makes no second', async () => {
    const body = { _id: newId(), level, note: 'For the club' }
    const [first, again, other] = [await generate(body), await generate(body), await generate({})]
    expect(first.body.code).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/)
    expect(again.body).toEqual(first.body)
    expect(other.body.code).not.toBe(first.body.code)
    expect((await generate({}, ana)).status).toBe(403)
    expect((await generate({ level: newId() })).error.code).toBe('reference.unknown')
    const typed = await ramp.call(subscriptionCodeCalls.create, { as: admin, body: { code: first.body.code.toLowerCase() } })
    expect([typed.status, typed.error.code]).toEqual([409, 'subscription-code.taken'])
    expect((await ramp.call(subscriptionCodeCalls.list, { as: ana })).status).toBe(403)
    expect((await ramp.call(subscriptionCodeCalls.get, { as: ana, params: { id: body._id } })).status).toBe(403)
    expect((await ramp.call(subscriptionCodeCalls.search, { as: ana, body: {} })).status).toBe(403)
  })

  test('whoever has one learns whether it counts, and of others nothing', async () => {
    const { code } = (await generate({ level })).body
    expect((await validate(code.toLowerCase(), ana)).body).toMatchObject({ valid: true, level: { name: 'Club' } })
    const ended = (await generate({ level, expiresAt: '2027-06-12T10:00:00.000Z' })).body.code
    const off = (await generate({ level, active: false })).body.code
    for (const wrong of [ended, off, 'NO-SUCH-CODE', code.slice(0, 8), '%', code.replace(/./, '_')])
      expect((await validate(wrong, ana)).wire).toEqual({ valid: false })
    expect((await validate(code, null)).status).toBe(401)
  })

  test('one that was used says by whom and when, and counts no more, whoever switches it on again', async () => {
    const { _id, code } = (await generate({ level, note: 'Spring club' })).body
    const redeem = (as: Person) => ramp.call(subscriptionCodeCalls.redeem, { as, body: { code } })
    expect((await redeem(ana)).body).toMatchObject({ user: ana.id, level, amount: 0, status: 'active' })
    const found = async (words: string) => (await ramp.call(subscriptionCodeCalls.pagedSearch, { as: admin, body: { words } })).body.message
    const used = { _id, active: false, usedBy: ana.id, usedByName: 'Ana Hall', usedAt: now.toISOString() }
    for (const words of ['hall ana', 'spring', code.slice(0, 9)]) expect(await found(words)).toMatchObject([used])
    await ramp.call(subscriptionCodeCalls.update, { as: admin, params: { id: _id }, body: { active: true } })
    const bo = await ramp.person('Director', 'Bo Kim')
    expect((await redeem(bo)).error.code).toBe('code.over')
    expect((await ramp.call(subscriptionCodeCalls.pagedSearch, { as: bo, body: {} })).status).toBe(403)
  })

  test('nobody tries for long', async () => {
    const cy = await ramp.person('Angler', 'Cy Lee')
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await validate(`GUESS-${n}`, cy)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  })
})
