import type { PushDevice } from '@ramplight/contract/messaging/push-subscriptions'
import { refused } from '@ramplight/domain/kernel/errors'
import { isPushService } from '@ramplight/domain/messaging/push-services'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import { isSignedOut } from '#features/people/auth/index'
import type { Queryable } from '#platform/database/types'
import type { Carriers } from '#platform/outgoing/carriers'
import { encryptForDevice } from '#platform/outgoing/push-encryption'
import { sha256 } from '#platform/sha256'
import { pushSubscriptions as devices } from './push-subscriptions.table.ts'

export type DeviceRow = typeof devices.$inferSelect

/** More than anybody carries; with one more, the oldest goes. */
const MOST_DEVICES = 10

const idOf = (endpoint: string): string => sha256(endpoint).slice(0, 24)

/** May this server write to the address that a browser gave? In a demo also to its own stand-in. */
export const isPushAddress = (endpoint: string, { push }: Pick<Carriers, 'push'>): boolean =>
  isPushService(endpoint) || (push?.standIn != null && endpoint.startsWith(`${push.standIn}/`))

/** Writes a device down, or gives it to who has it now. */
export async function keepDevice(
  db: Queryable,
  { endpoint, publicKey, secret, language }: PushDevice,
  { user, session, at, carriers }: { user: string; session: string; at: string; carriers: Carriers },
): Promise<string> {
  if (!isPushAddress(endpoint, carriers)) throw refused('push.service-unknown')
  if (!canBeSealed({ publicKey, secret })) throw refused('push.keys-wrong')
  const id = idOf(endpoint)
  const values = { user, session, endpoint, publicKey, pushSecret: secret, language }
  await db
    .insert(devices)
    .values({ id, createdAt: at, ...values })
    .onConflictDoUpdate({ target: devices.id, set: values })
  const theirs = await db
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.user, user))
    .orderBy(desc(devices.createdAt), asc(devices.id))
  const tooMany = theirs
    .map((row) => row.id)
    .filter((one) => one !== id)
    .slice(MOST_DEVICES - 1)
  if (tooMany.length) await db.delete(devices).where(inArray(devices.id, tooMany))
  return id
}

/** Letters of the right length need not be a key: one that is none would be found out only when something is to be sent. */
function canBeSealed(keys: { publicKey: string; secret: string }): boolean {
  try {
    encryptForDevice('', keys)
    return true
  } catch {
    return false
  }
}

/** The devices of these people. Whether somebody is signed out there by now is asked when something is sent. */
export const devicesOf = (db: Queryable, users: string[]): Promise<DeviceRow[]> =>
  users.length ? db.select().from(devices).where(inArray(devices.user, users)) : Promise.resolve([])

/** Who has any. */
export async function peopleWithDevices(db: Queryable): Promise<string[]> {
  return (await db.selectDistinct({ user: devices.user }).from(devices)).map(({ user }) => user)
}

/** Where a notification goes; null when the device is gone, or its person is signed out there: then it goes for good. */
export async function deviceToReach(db: Queryable, id: string): Promise<{ endpoint: string; publicKey: string; secret: string } | null> {
  const [row] = await db.select().from(devices).where(eq(devices.id, id))
  if (!row) return null
  if (await isSignedOut(db, row.session)) {
    await forgetDevice(db, id)
    return null
  }
  return { endpoint: row.endpoint, publicKey: row.publicKey, secret: row.pushSecret }
}

export async function forgetDevice(db: Queryable, id: string): Promise<void> {
  await db.delete(devices).where(eq(devices.id, id))
}
