import { mailCalls, smsCalls } from '@ramplight/contract/messaging/send-calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

describe('the calls that send to addresses', () => {
  let ramp: TestServer
  let ana: Person
  let admin: Person
  let lily: Person
  const mail = (more: object = {}, as = ana, call: (typeof mailCalls)[keyof typeof mailCalls] = mailCalls.sendEmail) =>
    ramp.call(call, { as, body: { to: 'lily@lake.test', subject: 'Welcome', message: 'Hello {{recipFirstName}}', ...more } as never })
  const copyOf = async (message: string) => (await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.message, message)))[0]

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall', { email: 'ana@ramp.test' })
    admin = await ramp.person('System Admin', 'Sam Root', { email: 'sam@ramp.test' })
    lily = await ramp.person('Angler', 'Lily Reyes', { director: ana.id, email: 'Lily@lake.test', phone: '9035550111' })
    await ramp.person('Angler', 'Tom Tran', { director: ana.id, email: 'tom@lake.test', phone: '9035550112' })
    await ramp.person('Angler', 'Al Strange', { email: 'al@lake.test', phone: '9035550113' })
  })
  afterAll(() => ramp.close())

  test('a mail goes to somebody of the book, with their name in it, and answers go to who wrote it', async () => {
    const { body } = await mail({ from: 'ana@ramp.test' })
    expect(body).toMatchObject({ type: 'email', status: 'Sent', recipients: [lily.id], message: 'Hello Lily', copies: { waiting: 1 } })
    expect(await copyOf(body._id)).toMatchObject({ to: 'lily@lake.test', kind: 'mail', replyTo: 'ana@ramp.test', bulk: true })
  })

  test('nobody writes to strangers, or in the name of somebody else', async () => {
    expect((await mail({ to: 'al@lake.test' })).error.code).toBe('message.no-address')
    expect((await mail({ to: ['lily@lake.test', 'al@lake.test'] }, ana, mailCalls.sendMultipleEmail)).error.code).toBe('message.no-address')
    expect((await mail({ from: 'sam@ramp.test' })).error.code).toBe('message.from-other')
    expect((await mail({}, lily)).status).toBe(403)
    expect((await mail({}, ana, mailCalls.sendEmailFromSystem)).status).toBe(403)
    expect((await ramp.call(smsCalls.sendSms, { as: ana, body: { to: '9035550113', message: 'Hi' } })).error.code).toBe(
      'message.no-address',
    )
  })

  test('HTML is sent as its words, and a template with what comes with it', async () => {
    const html = '<p>Hello <b>{{recipFirstName}}</b></p><script>steal()</script>'
    expect((await mail({ customHtml: html }, ana, mailCalls.sendCustomEmail)).body.message).toBe('Hello Lily')
    expect((await mail({}, ana, mailCalls.sendCustomEmail)).status).toBe(400)
    const record = { tournament: 'Fork Open', nested: { a: 1 } }
    const welcome = await mail({ template: 'registration', message: 'Bring your card.', record })
    expect(welcome.body.message).toBe('Hello Lily,\n\nyou’re entered in Fork Open.\n\nBring your card.')
    expect((await mail({ template: 'constructor' })).error.code).toBe('message.template-unknown')
    expect((await mail({ message: ' ' })).error.code).toBe('message.no-words')
  })

  test('one mail to several is one message with a copy each; the system is answered by nobody', async () => {
    const { body } = await mail({ to: ['lily@lake.test', 'tom@lake.test', 'LILY@lake.test'] }, ana, mailCalls.sendMultipleEmail)
    expect([body.recipients?.length, body.message]).toEqual([2, 'Hello everybody'])
    const system = (await mail({}, admin, mailCalls.sendEmailFromSystem)).body
    expect((await copyOf(system._id))?.replyTo).toBeNull()
  })

  test('a text goes to one phone, or to several', async () => {
    const one = (await ramp.call(smsCalls.sendSms, { as: ana, body: { to: '(903) 555-0111', message: 'Flight 2 is due' } })).body
    expect(one).toMatchObject({ type: 'sms', recipients: [lily.id] })
    expect(await copyOf(one._id)).toMatchObject({ to: '9035550111', text: 'Ana Hall: Flight 2 is due\nSTOP to end.' })
    const many = await ramp.call(smsCalls.sendMultipleSms, { as: ana, body: { to: ['9035550111', '9035550112'], message: 'Fog' } })
    expect(many.body.recipients).toHaveLength(2)
  })
})
