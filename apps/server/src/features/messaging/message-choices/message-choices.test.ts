import { newId } from '@ramplight/contract/kernel/new-id'
import { messageChoiceCalls as calls } from '@ramplight/contract/messaging/message-choices'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliver } from '#platform/outgoing/deliver'
import { leaveMessage, type OutgoingMessage } from '#platform/outgoing/leave-message'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

describe('what somebody does not want', () => {
  let ramp: TestServer
  let lily: Person
  let tom: Person
  const save = (off: object[], as = lily) => ramp.call(calls.save, { as, body: { off } as never })

  beforeAll(async () => {
    ramp = await aTestServer()
    lily = await ramp.person('Angler', 'Lily Reyes')
    tom = await ramp.person('Angler', 'Tom Tran')
  })
  afterAll(() => ramp.close())

  test('is theirs alone, and turned on again by leaving it out', async () => {
    expect((await ramp.call(calls.own, { as: lily })).body).toEqual({ off: [] })
    const off = [{ topic: 'tournament', channel: 'sms' }]
    expect((await save([...off, ...off])).body).toEqual({ off })
    expect((await ramp.call(calls.own, { as: tom })).body).toEqual({ off: [] })
    expect((await save([])).body).toEqual({ off: [] })
    expect((await save([{ topic: 'codes', channel: 'sms' }])).status).toBe(400)
  })

  test('is not sent, also when it was left before; a code always is', async () => {
    const sent: string[] = []
    const send = async ({ text }: { text: string }) => {
      sent.push(text)
      return { reference: null }
    }
    const provider = { send, close: async () => {} }
    const by = { name: 'a test', inHand: new Set<string>() }
    const work = { db: ramp.db, now: () => new Date(), by, publicUrl: undefined, unsubscribeUrl: () => undefined }
    const leave = async (more: Partial<OutgoingMessage>) => {
      const about = newId()
      await leaveMessage(ramp.db, { kind: 'sms', to: '9035550111', text: 'x', person: lily.id, ...more } as OutgoingMessage, {
        at: new Date().toISOString(),
        about,
      })
      const job = crypto.randomUUID()
      const [row] = await ramp.db.update(outgoingMessages).set({ job }).where(eq(outgoingMessages.about, about)).returning()
      return { message: row!.id, job }
    }
    const left = await leave({ text: 'Fog', topic: 'tournament' })
    await save([{ topic: 'tournament', channel: 'sms' }])
    expect(await deliver(work, provider, left)).toEqual({ outcome: 'dead', error: 'turned-off' })
    expect(await deliver(work, provider, await leave({ text: 'Your code is 1', secret: true }))).toMatchObject({ outcome: 'done' })
    expect(await deliver(work, provider, await leave({ text: 'Dues', topic: 'season' }))).toMatchObject({ outcome: 'done' })
    expect(sent).toEqual(['Your code is 1', 'Dues'])
  })
})
