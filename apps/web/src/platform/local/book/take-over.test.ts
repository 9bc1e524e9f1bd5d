import 'fake-indexeddb/auto'
import type { Engine } from '@ramplight/sync/engine-api'
import { Dexie } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import { engineIn } from '../sending/engine-in.ts'
import { engineTable } from '../store/local-db.ts'
import { localDb } from '../store/make-local-db.ts'
import { rememberPerson, unsyncedHere } from '../store/people-here.ts'
import { wipeLocal } from '../store/wipe-local.ts'
import { idOf } from '../testing/rows.ts'
import { takeOver } from './take-over.ts'

const [ANA, PAT] = [idOf(99), idOf(98)]
const pat = { user: PAT, name: 'Pat Lee' }

async function openFor(user: string, deviceName: string) {
  const db = localDb(user)
  await db.open()
  return { db, engine: await engineIn(db, { user, deviceName, token: async () => null }) }
}
const aNewTour = (n: number) => ({ kind: 'create', tbl: 'tours', id: idOf(n), doc: { name: `Tour ${n}` } }) as const

afterEach(async () => {
  localStorage.clear()
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name)
})

test('what somebody who is switched off left here, parked or not, goes out with whoever takes it over, and says who made it', async () => {
  rememberPerson(PAT, pat.name)
  const first = await openFor(PAT, 'Scale 1')
  const [parked] = await first.engine.record([aNewTour(1)])
  first.db.close()
  await wipeLocal(PAT, 'log-out')
  const again = await openFor(PAT, 'Scale 1')
  const [waiting] = await again.engine.record([aNewTour(2)])
  again.db.close()

  const ana = await openFor(ANA, 'Office')
  expect(await takeOver(pat, { engine: ana.engine, sender: ANA })).toBe(2)
  const outbox = await engineTable(ana.db, 'outbox').toArray()
  expect(new Set(outbox.map(({ opId }) => opId))).toEqual(new Set([parked!.opId, waiting!.opId]))
  for (const row of outbox) expect(row).toMatchObject({ user: ANA, by: 'Pat Lee, Scale 1' })
  expect(await unsyncedHere()).toEqual([])
  ana.db.close()
})

test('what could not be kept there stays where it is', async () => {
  rememberPerson(PAT, pat.name)
  const { db, engine } = await openFor(PAT, 'Scale 1')
  await engine.record([aNewTour(1)])
  db.close()
  const full = { takeIn: () => Promise.reject(new Error('QuotaExceededError')) } as unknown as Engine
  await expect(takeOver(pat, { engine: full, sender: ANA })).rejects.toThrow('QuotaExceededError')
  expect(await unsyncedHere()).toMatchObject([{ user: PAT, unsynced: 1 }])
})
