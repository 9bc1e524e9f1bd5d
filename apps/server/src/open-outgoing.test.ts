import { newId } from '@ramplight/contract/kernel/new-id'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { adminSettings } from './features/system/admin-settings/admin-settings.table.ts'
import { openOutgoing } from './open-outgoing.ts'
import { type Carriers, chooseCarriers, NO_SETTINGS } from './platform/outgoing/carriers.ts'
import { leaveMessage } from './platform/outgoing/leave-message.ts'
import type { Delivery } from './platform/outgoing/open-delivery.ts'
import { outgoingMessages } from './platform/outgoing/outgoing.table.ts'
import { aTestServer, type TestServer } from './platform/testing/test-server.ts'

let carriers: Carriers
let ramp: TestServer
let delivery: Delivery | undefined

beforeAll(async () => {
  carriers = await chooseCarriers(NO_SETTINGS, true, () => {})
  ramp = await aTestServer({ carriers })
  const { pool, now, signingKey, vapid } = ramp.deps
  delivery = await openOutgoing({ db: ramp.db, pool }, carriers, { publicUrl: ramp.address, now, signingKey, vapid })
})
afterAll(async () => {
  await delivery?.close()
  await carriers.standIns?.close()
  await ramp.close()
})

/** Leaves an SMS, waits until the provider has told that it arrived, and says which number it came from. */
async function senderOf(to: string): Promise<string | undefined> {
  await leaveMessage(ramp.db, { kind: 'sms', to, text: 'Flight 2 is due.' }, { at: new Date().toISOString(), about: newId() })
  const state = async () => {
    const [row] = await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.to, to))
    return [row?.state, row?.arrival]
  }
  await vi.waitFor(async () => expect(await state()).toEqual(['sent', 'delivered']), { timeout: 15_000, interval: 50 })
  return carriers.standIns?.texts.received.find((one) => one.to === `+1${to}`)?.from
}

test('an SMS counts as arrived by the signed word of its provider, and goes out from the number that the settings name', async () => {
  expect(await senderOf('9035550111')).toBe('+19035550100')
  const at = new Date().toISOString()
  const setting = [{ number: '(903) 555-0177' }]
  await ramp.db.insert(adminSettings).values({ id: newId(), createdAt: at, updatedAt: at, key: 'sms-campaign-numbers', setting })
  expect(await senderOf('9035550112')).toBe('+19035550177')
})
