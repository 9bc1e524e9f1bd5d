import { adminSettingCalls } from '@ramplight/contract/system/admin-settings'
import { auditCalls } from '@ramplight/contract/system/audit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

describe('admin settings', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  const set = (key: string, setting: unknown, more: object = {}) =>
    ramp.call(adminSettingCalls.create, { as: admin, body: { key, setting, ...more } })
  const byKey = (key: string, as: Person | null) => ramp.call(adminSettingCalls.byKey, { as, params: { key } })

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
  })
  afterAll(() => ramp.close())

  test('visitors read what is marked public, by its key; the rest is for admins', async () => {
    await set('banner', { text: 'Lake is low', colors: ['red', null] }, { isPublic: true, name: 'Banner', section: 'home' })
    await set('limits', 20)
    for (const as of [null, ana]) {
      expect((await byKey('banner', as)).body.setting).toEqual({ text: 'Lake is low', colors: ['red', null] })
      expect((await byKey('limits', as)).status).toBe(404)
      expect((await byKey('none', as)).status).toBe(404)
    }
    expect((await byKey('limits', admin)).body.setting).toBe(20)
    for (const [as, status] of [
      [ana, 403],
      [null, 401],
    ] as const) {
      expect((await ramp.call(adminSettingCalls.list, { as })).status).toBe(status)
      for (const call of [adminSettingCalls.emptyCache, adminSettingCalls.search])
        expect((await ramp.call(call, { as, body: {} })).status).toBe(status)
    }
    expect((await ramp.call(adminSettingCalls.search, { as: admin, body: { section: 'home' } })).body).toHaveLength(1)
    expect((await set('banner', 1)).error.code).toBe('setting.key-taken')
  })

  test('a change is answered at once, with and without an emptied cache', async () => {
    const { body } = await set('cost', 2, { isPublic: true })
    expect((await byKey('cost', null)).body.setting).toBe(2)
    await ramp.call(adminSettingCalls.update, { as: admin, params: { id: body._id }, body: { setting: 3 } })
    expect((await byKey('cost', null)).body.setting).toBe(3)
    expect((await ramp.call(adminSettingCalls.emptyCache, { as: admin, body: {} })).body).toEqual({ ok: true })
    await ramp.call(adminSettingCalls.remove, { as: admin, params: { id: body._id } })
    expect((await byKey('cost', null)).status).toBe(404)
  })

  test('what the product reads holds what it can read; what else is sent is refused in words, and the change stands in the history', async () => {
    const wrong = await set('revenue-share', 'yes')
    expect([wrong.status, wrong.error.code]).toEqual([422, 'setting.switch'])
    expect((await set('sms-part-price', 11)).error.code).toBe('setting.price')
    const { body } = await set('revenue-share', true)
    const update = (change: object) => ramp.call(adminSettingCalls.update, { as: admin, params: { id: body._id }, body: change })
    expect((await update({ setting: 1 })).error.code).toBe('setting.switch')
    // A key that is changed does not bring a value along that its new name cannot hold.
    const { body: free } = await set('free', 'anything')
    const renamed = await ramp.call(adminSettingCalls.update, {
      as: admin,
      params: { id: free._id },
      body: { key: 'second-factor-of-directors' },
    })
    expect(renamed.error.code).toBe('setting.switch')
    await update({ setting: false })
    const lines = (await ramp.call(auditCalls.list, { as: admin, query: { family: 'admin-settings' } })).body
    const mine = lines.filter(({ record }) => record === body._id)
    expect(mine.map(({ summary, byName, after }) => [summary, byName, (after as { setting: unknown }).setting])).toEqual([
      ['Setting revenue-share', 'Sam Root', false],
      ['Setting revenue-share', 'Sam Root', true],
    ])
  })
})
