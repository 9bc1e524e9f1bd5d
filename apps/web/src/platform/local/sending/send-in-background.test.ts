import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { engineTable } from '../store/local-db.ts'
import { localDb } from '../store/make-local-db.ts'
import { aServer } from '../testing/a-server.ts'
import { fakeLocks } from '../testing/fake-locks.ts'
import { idOf } from '../testing/rows.ts'
import { engineIn } from './engine-in.ts'
import { sendInBackground } from './send-in-background.ts'
import { keepForWorker } from './worker-session.ts'

const ANA = idOf(9_904)
let server: ReturnType<typeof aServer>

async function leave(): Promise<void> {
  const db = localDb(ANA)
  await db.open()
  const engine = await engineIn(db, { user: ANA, deviceName: 'Truck', token: async () => null })
  await engine.record([{ kind: 'create', tbl: 'tours', id: idOf(7), doc: { name: 'Lake Fork Tour' } }])
  await keepForWorker(db, { user: ANA, deviceName: 'Truck' })
  db.close()
}
const waiting = async () => {
  const db = localDb(ANA)
  await db.open()
  const count = await engineTable(db, 'outbox').count()
  db.close()
  return count
}

beforeEach(() => {
  fakeLocks()
  server = aServer(ANA)
})
afterEach(async () => {
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name)
  vi.unstubAllGlobals()
})

test('what Ana left on the truck’s tablet goes out when there is a signal again, with every tab closed', async () => {
  await leave()
  await sendInBackground()
  expect(server.pushed.map(({ id }) => id)).toEqual([idOf(7)])
  expect(await waiting()).toBe(0)
})

test('without a signal it stays, and the browser is told that it has to try again', async () => {
  await leave()
  server.isUp = false
  await expect(sendInBackground()).rejects.toThrow()
  expect(await waiting()).toBe(1)
})

test('with nobody signed in, or somebody else, it waits for Ana and goes out in nobody’s name', async () => {
  await leave()
  for (const signedIn of [null, idOf(98)]) {
    server.signedIn = signedIn
    await sendInBackground()
    expect([server.pushed, await waiting()]).toEqual([[], 1])
  }
})
