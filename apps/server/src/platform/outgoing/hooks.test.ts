import { generateKeyPairSync, sign } from 'node:crypto'
import { newId } from '@ramplight/contract/kernel/new-id'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type TestServer } from '../testing/test-server.ts'
import { MAIL_EVENTS_PATH, SMS_REPLY_PATH, SMS_STATUS_PATH } from './hooks.ts'
import { outgoingMessages, unreachableAddresses } from './outgoing.table.ts'
import { twilioSignature } from './twilio-signature.ts'
import { isUnreachable } from './unreachable.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const sms = { url: 'http://127.0.0.1:1', account: 'AC', token: 'the token' }

describe('what providers and mail programs tell us', () => {
  let ramp: TestServer
  const tell = (path: string, fields: Record<string, string>, token = sms.token) => {
    const url = ramp.address + path
    const headers = { 'x-twilio-signature': twilioSignature(token, url, fields) }
    return fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers })
  }
  const leave = async () => {
    const row = {
      id: newId(),
      kind: 'sms' as const,
      to: '9035550111',
      text: 'Fog',
      state: 'sent' as const,
      createdAt: '2027-06-12T10:00:00.000Z',
    }
    await ramp.db.insert(outgoingMessages).values(row)
    return row.id
  }
  const arrivalOf = async (id: string) =>
    (await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.id, id)))[0]?.arrival ?? null
  const listed = async () => (await ramp.db.select().from(unreachableAddresses)).map(({ address, reason }) => `${address} ${reason}`).sort()

  beforeAll(async () => {
    const mailEventsKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
    ramp = await aTestServer({ carriers: { mail: null, sms, push: null, standIns: null, mailEventsKey } })
  })
  afterAll(() => ramp.close())

  test('a status counts when the provider signed it, and news that comes late takes nothing back', async () => {
    const id = await leave()
    const status = (MessageStatus: string, token?: string) =>
      tell(`${SMS_STATUS_PATH}?message=${id}`, { MessageSid: 'SM1', MessageStatus }, token).then((answer) => answer.status)
    expect([await status('read', 'another token'), await arrivalOf(id)]).toEqual([403, null])
    expect([await status('sent'), await arrivalOf(id)]).toEqual([204, null])
    expect([await status('delivered'), await arrivalOf(id)]).toEqual([204, 'delivered'])
    expect([await status('read'), await arrivalOf(id)]).toEqual([204, 'read'])
    for (const late of ['delivered', 'failed']) expect([await status(late), await arrivalOf(id)]).toEqual([204, 'read'])
  })

  test('STOP by reply is written down, whoever asks for more later; another reply and a forged one are not', async () => {
    const reply = (From: string, Body: string, token?: string) => tell(SMS_REPLY_PATH, { From, Body }, token).then(({ status }) => status)
    expect(await reply('+19035550121', 'Stop by the ramp?')).toBe(200)
    expect(await reply('+19035550122', 'STOP', 'another token')).toBe(403)
    expect(await listed()).toEqual([])
    expect(await reply('+19035550123', ' stop. ')).toBe(200)
    expect(await reply('+19035550123', 'START')).toBe(200)
    expect(await listed()).toEqual(['9035550123 stopped'])
    expect(await isUnreachable(ramp.db, { to: '9035550123', kind: 'sms', bulk: false })).toBe('stopped')
  })

  test('a mail that bounces marks its address, one that is blocked or forged does not', async () => {
    const [gone, blocked] = [await leave(), await leave()]
    const events = [
      { event: 'bounce', type: 'bounce', email: 'Gone@lake.test', message: gone },
      { event: 'bounce', type: 'blocked', email: 'full@lake.test', message: blocked },
      { event: 'spamreport', email: 'angry@lake.test' },
    ]
    const say = async (body: string, signed = body) => {
      const signature = sign('sha256', Buffer.from(`1813000000${signed}`), privateKey).toString('base64')
      const headers = {
        'content-type': 'application/json',
        'x-twilio-email-event-webhook-timestamp': '1813000000',
        'x-twilio-email-event-webhook-signature': signature,
      }
      return (await fetch(ramp.address + MAIL_EVENTS_PATH, { method: 'POST', body, headers })).status
    }
    const body = JSON.stringify(events)
    expect([await say(body, 'another body'), await arrivalOf(gone)]).toEqual([403, null])
    expect([await say(body), await say('{'), await arrivalOf(gone), await arrivalOf(blocked)]).toEqual([204, 400, 'bounced', 'failed'])
    expect(await listed()).toEqual(expect.arrayContaining(['angry@lake.test complained', 'gone@lake.test bounced']))
    expect((await listed()).join()).not.toContain('full@')
  })

  test('a link in a mail takes its own address off, once somebody means it; mails about the account still come', async () => {
    const link = unsubscribeLink(ramp.deps.signingKey, ramp.address, 'Lily@lake.test')
    expect(await (await fetch(link)).text()).toContain('Take it off')
    expect(await listed()).not.toContain('lily@lake.test unsubscribed')
    expect((await fetch(link.replace('Lily', 'tom'), { method: 'POST' })).status).toBe(403)
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(link, { method: 'POST', body: oneClick })).status).toBe(200)
    expect(await listed()).toContain('lily@lake.test unsubscribed')
    const toLily = { to: 'lily@lake.test', kind: 'mail' as const }
    expect([await isUnreachable(ramp.db, { ...toLily, bulk: true }), await isUnreachable(ramp.db, { ...toLily, bulk: false })]).toEqual([
      'unsubscribed',
      null,
    ])
  })
})
