import 'fake-indexeddb/auto'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { createEngine } from '@ramplight/sync/engine'
import type { LocalRow, OutboxRow } from '@ramplight/sync/types'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { deviceClock } from '#platform/local/store/clock.ts'
import { dexieStore } from '#platform/local/store/dexie-store.ts'
import type { LocalDb } from '#platform/local/store/local-db.ts'
import { localDb } from '#platform/local/store/make-local-db.ts'
import { exportTables } from './export-tables.ts'
import { importRecords, keyOf, previewRecords } from './import-records.ts'

const dana = newId()
const opened: LocalDb[] = []
function aDevice() {
  const db = localDb(newId())
  opened.push(db)
  const store = dexieStore(db)
  const nobody = async () => ({ ok: false as const, failure: { kind: 'unreachable' as const, timedOut: false } })
  const engine = createEngine(
    { store, transport: { hello: nobody, changes: nobody, push: nobody }, clock: deviceClock, ids: newId, random: Math.random },
    { user: dana, device: newId(), deviceName: 'ramp-tablet', app: 'test' },
  )
  return { db, store, engine }
}
type Device = ReturnType<typeof aDevice>
afterEach(async () => {
  for (const db of opened.splice(0)) await db.delete()
})

const BASS: LocalRow = { _id: newId(), _rev: 3, _scopes: [`dir:${dana}`], name: 'Spotted bass', waterType: 'Freshwater', director: dana }
const tells = (device: Device, row: LocalRow, tbl: SyncTable = 'species') => device.store.write([tbl], (tx) => tx.rows(tbl).putMany([row]))
/** Everything of Dana has been here once. */
const whole = (device: Device) => device.store.write([], (tx) => tx.kv.put({ k: 'pulled', v: { at: '2027-06-12T11:00:00.000Z' } }))
const rename = (device: Device, name: string) => device.engine.record([{ kind: 'edit', tbl: 'species', id: BASS._id, patch: { name } }])
const exported = async (device: Device) => {
  const all = await exportTables(device.store)
  return all.kind === 'done' ? (all.files['species.json'] ?? []) : []
}
const sent = ({ db }: Device) => db.table<OutboxRow>('outbox').toArray()
const nameOn = async ({ db }: Device) => (await db.table('species').get(BASS._id))?.name as string | undefined

test('a file that was exported before the server went on changes nothing', async () => {
  const device = aDevice()
  await whole(device)
  await tells(device, BASS)
  const file = await exported(device)
  await tells(device, { ...BASS, _rev: 4, name: 'Kentucky bass' })
  expect(await previewRecords('species', file, device)).toMatchObject({ changed: 0, older: 1, proposals: [] })
  expect(await importRecords('species', file, device)).toMatchObject({ imported: 0, left: 1 })
  expect([await nameOn(device), await sent(device)]).toEqual(['Kentucky bass', []])
})

test('what the server filled in of a flight that was made here is nothing new in the file of another tablet', async () => {
  const device = aDevice()
  // The server has taken it, and the signal was gone before it told what it made of it.
  const flight: LocalRow = { _id: newId(), _rev: 1, _scopes: [`dir:${dana}`], tournament: newId(), name: 'Flight 1' }
  await tells(device, flight, 'tournament-flights')
  const { _scopes, ...told } = {
    ...flight,
    createdAt: '2027-06-13T11:41:10.800Z',
    updatedAt: '2027-06-13T11:41:10.800Z',
    order: 0,
    startTime: null,
  }
  expect(await importRecords('tournament-flights', [told], device)).toMatchObject({ imported: 1, left: 0, failures: [] })
  expect(await sent(device)).toEqual([])
})

test('what the server worked out for a payment that was made here is a question until the server tells it', async () => {
  const device = aDevice()
  const payment: LocalRow = { _id: newId(), _rev: 1, _scopes: [], amount: 65, user: dana, sourceModuleRecord: newId() }
  await tells(device, payment, 'payments')
  const { _scopes, ...told } = { ...payment, paymentForType: 'Tournament' }
  const { proposals } = await previewRecords('payments', [told], device)
  expect(proposals).toMatchObject([{ path: 'paymentForType', before: null, after: 'Tournament', isQuestion: true }])
  expect(await importRecords('payments', [told], device)).toMatchObject({ left: 1, failures: [] })
  expect(await sent(device)).toEqual([])
})

test('what a file knows of old does not come back when the first fetch ends in the middle of the import', async () => {
  const device = aDevice()
  const { _scopes, ...bass } = BASS
  const read: typeof device.store.read = async (tables, work) => {
    const known = await device.store.read(tables, work)
    await whole(device)
    return known
  }
  await importRecords('species', [bass], { ...device, store: { ...device.store, read } })
  expect(await nameOn(device)).toBeUndefined()
})

test('a file that was exported before somebody worked here without a signal changes nothing', async () => {
  const device = aDevice()
  await whole(device)
  await tells(device, BASS)
  const file = await exported(device)
  await rename(device, 'Kentucky bass')
  await importRecords('species', file, device)
  expect(await nameOn(device)).toBe('Kentucky bass')
})

test('a change that was never sent comes in from its file, over what it was made from', async () => {
  const [tablet, laptop] = [aDevice(), aDevice()]
  for (const device of [tablet, laptop]) {
    await whole(device)
    await tells(device, BASS)
  }
  await rename(tablet, 'Kentucky bass')
  const file = await exported(tablet)
  expect(file).toMatchObject([{ _rev: 3, _base: { name: 'Spotted bass' } }])
  const preview = await previewRecords('species', file, laptop)
  expect(preview).toMatchObject({
    changed: 1,
    proposals: [{ path: 'name', before: 'Spotted bass', after: 'Kentucky bass', isQuestion: false }],
  })
  await importRecords('species', file, laptop)
  expect(await sent(laptop)).toMatchObject([{ set: { name: 'Kentucky bass' }, base: { name: 'Spotted bass' }, baseRev: 3 }])
})

test('what was changed here, too, is a question, and stays as it is here unless somebody takes the file', async () => {
  const [tablet, laptop] = [aDevice(), aDevice()]
  for (const device of [tablet, laptop]) {
    await whole(device)
    await tells(device, BASS)
  }
  await rename(tablet, 'Kentucky bass')
  const file = await exported(tablet)
  await tells(laptop, { ...BASS, _rev: 4, name: 'Smallmouth' })
  const { proposals } = await previewRecords('species', file, laptop)
  expect(proposals).toMatchObject([{ path: 'name', before: 'Smallmouth', after: 'Kentucky bass', isQuestion: true }])
  expect(await importRecords('species', file, laptop)).toMatchObject({ imported: 0, left: 1 })
  expect([await nameOn(laptop), await sent(laptop)]).toEqual(['Smallmouth', []])

  await importRecords('species', file, laptop, new Set(proposals.map((one) => keyOf(one.id, one))))
  expect(await sent(laptop)).toMatchObject([{ set: { name: 'Kentucky bass' }, base: { name: 'Smallmouth' } }])
})

test('what has gone on between the preview and the tap is not overwritten by that tap', async () => {
  const device = aDevice()
  await whole(device)
  await tells(device, BASS)
  const file = [{ ...BASS, name: 'Kentucky bass' }]
  const { proposals } = await previewRecords('species', file, device)
  await rename(device, 'Smallmouth')
  await importRecords('species', file, device, new Set(proposals.map((one) => keyOf(one.id, one))))
  expect(await nameOn(device)).toBe('Smallmouth')
})

test('a record that was deleted, here or by somebody else, does not come back', async () => {
  const device = aDevice()
  await whole(device)
  await tells(device, BASS)
  const made = { _id: newId(), name: 'White bass', waterType: 'Both' as const }
  await device.engine.record([{ kind: 'create', tbl: 'species', id: made._id, doc: made }])
  const file = await exported(device)
  await device.engine.record([{ kind: 'delete', tbl: 'species', id: made._id }])
  await device.store.write(['species'], (tx) => tx.rows('species').remove([BASS._id]))
  expect(await previewRecords('species', file, device)).toMatchObject({ added: 0, gone: 2 })
  await importRecords('species', file, device)
  expect([await device.db.table('species').count(), await sent(device)]).toEqual([0, []])
})

test('a file without revisions only adds what is missing', async () => {
  const device = aDevice()
  await whole(device)
  await tells(device, BASS)
  const fresh = { _id: newId(), name: 'White bass', waterType: 'Both' }
  const { _rev, _scopes, ...bare } = BASS
  const told = await importRecords('species', [{ ...bare, name: 'An old name' }, fresh], device)
  expect(told).toMatchObject({ imported: 1, left: 1 })
  expect([await nameOn(device), (await sent(device)).map(({ id }) => id)]).toEqual(['Spotted bass', [fresh._id]])
})

const step = fc.record({
  by: fc.constantFrom('here', 'server'),
  patch: fc.oneof(
    fc.record({ name: fc.constantFrom('Spotted bass', 'Kentucky bass', 'Smallmouth') }),
    fc.record({ waterType: fc.constantFrom('Freshwater', 'Saltwater', 'Both') }),
  ),
})
/** Somebody changes the record here without a signal, or the server tells of somebody else's change. */
async function live(device: Device, { by, patch }: { by: string; patch: Record<string, string> }): Promise<void> {
  if (by === 'here') return void (await device.engine.record([{ kind: 'edit', tbl: 'species', id: BASS._id, patch }]))
  const key = ['species', BASS._id]
  const shadow = await device.db.table('shadow').get(key)
  const truth = (shadow?.doc ?? (await device.db.table('species').get(BASS._id))) as LocalRow
  const next = { ...truth, _rev: truth._rev + 1, ...patch }
  if (shadow) await device.db.table('shadow').put({ ...shadow, doc: next })
  else await tells(device, next)
}

test('whatever happened before and after the export, an import without answers overwrites nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 4 }), fc.array(step, { minLength: 1, maxLength: 4 }), async (before, after) => {
      const device = aDevice()
      await whole(device)
      await tells(device, BASS)
      for (const one of before) await live(device, one)
      const file = await exported(device)
      for (const one of after) await live(device, one)
      const then = await device.db.table('species').get(BASS._id)
      await importRecords('species', file, device)
      expect(await device.db.table('species').get(BASS._id)).toEqual(then)
      await device.db.delete()
    }),
    { numRuns: 40 },
  )
})
