import { newId } from '@ramplight/contract/kernel/new-id'
import { outboxCalls } from '@ramplight/contract/messaging/outbox'
import { outgoingMessageCalls as calls } from '@ramplight/contract/messaging/outgoing-messages'
import { auditCalls } from '@ramplight/contract/system/audit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepOutgoing } from '#platform/outgoing/open-delivery'
import { type OutgoingRow, outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

describe('what waits and what was given up', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  const leave = async (to: string, more: Partial<OutgoingRow> = {}) => {
    const row = { id: newId(), kind: 'mail' as const, to, subject: 'Fog', text: 'We launch at seven.', createdAt: new Date().toISOString() }
    await ramp.db.insert(outgoingMessages).values({ ...row, ...more })
    return row.id
  }

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
  })
  afterAll(() => ramp.close())

  test('an admin reads to whom and why not, never what it says; a director reads nothing', async () => {
    await leave('lily@lake.test')
    await leave('tom@lake.test', { state: 'dead', lastError: 'smtp-550' })
    await leave('9035550111', { kind: 'sms', subject: null, state: 'sent' })
    const all = await ramp.call(calls.pagedSearch, { as: admin, body: {} })
    expect(all.body.message.map(({ to, state, lastError }) => [to, state, lastError])).toEqual(
      expect.arrayContaining([
        ['lily@lake.test', 'waiting', null],
        ['tom@lake.test', 'dead', 'smtp-550'],
        ['9035550111', 'sent', null],
      ]),
    )
    expect(JSON.stringify(all.wire)).not.toContain('seven')
    const found = await ramp.call(calls.pagedSearch, { as: admin, body: { state: 'dead', words: 'tom' } })
    expect(found.body.totalItemCount).toBe(1)
    const { body: overview } = await ramp.call(calls.overview, { as: admin })
    const none = { isCarried: false, waiting: 0, dead: 0 }
    expect(overview).toEqual({ mail: { isCarried: false, waiting: 1, dead: 1 }, sms: none, push: none })
    expect((await ramp.call(calls.pagedSearch, { as: ana, body: {} })).status).toBe(403)
  })

  test('what was given up is sent again, but no code, nothing that is too late, and nothing that was sent', async () => {
    const ids = [
      await leave('again@lake.test', { state: 'dead', lastError: 'smtp-450', tries: 150 }),
      await leave('code@lake.test', { state: 'dead', secret: true, text: '' }),
      await leave('late@lake.test', { state: 'dead', lastError: 'too-late' }),
      await leave('sent@lake.test', { state: 'sent' }),
    ]
    expect((await ramp.call(calls.sendAgain, { as: admin, body: { ids } })).body).toEqual({ again: 1 })
    expect((await ramp.call(calls.sendAgain, { as: admin, body: { ids } })).body).toEqual({ again: 0 })
    const rows = await ramp.db.select().from(outgoingMessages)
    expect(ids.map((id) => rows.find((row) => row.id === id)?.state)).toEqual(['waiting', 'dead', 'dead', 'sent'])
    const { body: lines } = await ramp.call(auditCalls.byRecord, { as: admin, params: { family: 'outgoing-messages', id: ids[0]! } })
    expect(JSON.stringify(lines)).toContain('Sent again: a mail')
  })

  test('an old one that is sent again is not given up for its age', async () => {
    const long = new Date(Date.now() - 10 * 86_400_000).toISOString()
    const id = await leave('old@lake.test', { state: 'dead', lastError: 'smtp-450', createdAt: long })
    await ramp.call(calls.sendAgain, { as: admin, body: { ids: [id] } })
    await sweepOutgoing(ramp.db, new Date())
    const [row] = await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.id, id))
    expect(row?.state).toBe('waiting')
  })

  test('nobody reads an outbox that is no demo’s', async () => {
    expect((await ramp.call(outboxCalls.list)).body).toEqual({ isOpen: false, mails: [], texts: [], pushes: [] })
  })
})
