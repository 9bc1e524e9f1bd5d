import { devNotifierCalls } from '@ramplight/contract/system/dev-notifier'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

describe('notices to who runs the product', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let now = new Date('2027-06-12T10:00:00.000Z')
  const form = { fromEmail: 'lily@lake.test', subject: 'Hello', message: 'Can I bring my dog?', user: null }
  const contact = (more: object = {}, as: Person | null = null) => ramp.call(devNotifierCalls.contactUs, { as, body: { ...form, ...more } })

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => now })
    admin = await ramp.person('System Admin', 'Sam Root', { email: 'sam@ramp.test' })
    ana = await ramp.person('Director', 'Ana Hall', { email: 'ana@ramp.test' })
  })
  afterAll(() => ramp.close())

  test('a visitor writes to us, a screen reports an error; admins read both and are told of them', async () => {
    expect((await contact()).body).toEqual({ ok: true })
    const title = 'SOS Error Detected - Error uploading image file detected'
    const body = { title, message: 'Network went away' }
    expect((await ramp.call(devNotifierCalls.notifyGods, { as: ana, body })).body).toEqual({ ok: true })
    const { body: notices } = await ramp.call(devNotifierCalls.list, { as: admin })
    expect(notices.map(({ kind, subject, user, fromEmail }) => [kind, subject, user, fromEmail])).toEqual(
      expect.arrayContaining([
        ['error', title, ana.id, null],
        ['contact', 'Hello', null, 'lily@lake.test'],
      ]),
    )
    const mails = await ramp.db.select().from(outgoingMessages)
    expect(mails.map(({ to }) => to)).toEqual(['sam@ramp.test', 'sam@ramp.test'])
    // Who wrote is answered from the mailbox; of a screen that broke nothing more is said than that.
    const [written, broke] = ['lily@', 'SOS'].map((word) => mails.find(({ text }) => text.includes(word)))
    expect(written).toMatchObject({ replyTo: 'lily@lake.test', subject: 'New contact message: Hello', link: '/sys-admin/notices' })
    expect(written?.text).toContain('Can I bring my dog?')
    expect([broke?.replyTo, broke?.text.includes('Network')]).toEqual([null, false])
    expect((await ramp.call(devNotifierCalls.list, { as: ana })).status).toBe(403)
    expect((await ramp.call(devNotifierCalls.list)).status).toBe(401)
  })

  test('an admin marks a notice as answered, and opens it again', async () => {
    await contact({ subject: 'Ramp closed?' }, ana)
    const find = async () => (await ramp.call(devNotifierCalls.list, { as: admin })).body.find(({ subject }) => subject === 'Ramp closed?')!
    const { _id, userName, answeredAt } = await find()
    expect([userName, answeredAt]).toEqual(['Ana Hall', null])
    const say = (answered: boolean, as: Person = admin) =>
      ramp.call(devNotifierCalls.answered, { as, params: { id: _id }, body: { answered } })
    expect((await say(true)).body.answeredAt).toBe(now.toISOString())
    expect((await say(true)).status).toBe(200)
    expect((await find()).answeredAt).toBe(now.toISOString())
    expect((await say(false)).body.answeredAt).toBeNull()
    expect((await say(true, ana)).status).toBe(403)
  })

  test('the name of somebody else is not taken from a form', async () => {
    await contact({ subject: 'Not Ana', user: ana.id })
    const { body } = await ramp.call(devNotifierCalls.list, { as: admin })
    expect(body.find(({ subject }) => subject === 'Not Ana')?.user).toBeNull()
  })

  test('a form is short and complete, and an address is listened to ten times an hour', async () => {
    for (const wrong of [{ message: '' }, { fromEmail: 'lily' }, { message: 'x'.repeat(5001) }, { subject: 'x'.repeat(201) }])
      expect((await contact(wrong)).status).toBe(400)
    now = new Date('2027-06-12T15:00:00.000Z')
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await contact()).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    now = new Date('2027-06-12T16:01:00.000Z')
    expect((await contact()).status).toBe(200)
  })
})
