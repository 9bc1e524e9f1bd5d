import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { createEngine } from '@ramplight/sync/engine'
import type { Change, LocalRow } from '@ramplight/sync/types'
import { afterEach, expect, test, vi } from 'vitest'
import type { Book } from '#platform/local/book/book.ts'
import { deviceClock } from '#platform/local/store/clock.ts'
import { dexieStore } from '#platform/local/store/dexie-store.ts'
import type { LocalDb } from '#platform/local/store/local-db.ts'
import { localDb } from '#platform/local/store/make-local-db.ts'
import { exportTables } from './export-tables.ts'
import { type Imported, importRecords } from './import-records.ts'
import { planImport } from './offline-files.ts'
import { packRescue, unpackRescue } from './rescue-file.ts'

const dana = newId()
const opened: LocalDb[] = []
/** A tablet or laptop of Dana's without a network, with nothing on it yet. */
function aDevice() {
  const db = localDb(newId())
  opened.push(db)
  const store = dexieStore(db)
  const nobody = async () => ({ ok: false as const, failure: { kind: 'unreachable' as const, timedOut: false } })
  const transport = { hello: nobody, changes: nobody, push: nobody }
  const engine = createEngine(
    { store, transport, clock: deviceClock, ids: newId, random: Math.random },
    { user: dana, device: newId(), deviceName: 'ramp-tablet', app: 'test' },
  )
  return { db, store, engine }
}
afterEach(async () => {
  for (const db of opened.splice(0)) await db.delete()
})

const fromServer = { _rev: 3, _scopes: [`dir:${dana}`], createdAt: '2026-03-01T08:00:00.000Z', updatedAt: '2026-03-02T08:00:00.000Z' }
const bass = { _id: newId(), name: 'Spotted bass', waterType: 'Freshwater', director: dana, ...fromServer }
const trail = { _id: newId(), name: 'Lake Fork Team Trail', director: dana, ...fromServer }
const share = { _id: newId(), place: 1, percentage: 40, numberOfPlaces: 3, ...fromServer }
const bag = { _id: newId(), kind: 'weigh', ...fromServer, _rev: 1 }

type Device = ReturnType<typeof aDevice>
const put = (device: Device, tbl: SyncTable, rows: LocalRow[]) => device.store.write([tbl], (tx) => tx.rows(tbl).putMany(rows))
const filled = async () => {
  const device = aDevice()
  await put(device, 'species', [bass])
  await put(device, 'tours', [trail])
  await put(device, 'payout-percentages', [share])
  await put(device, 'weigh-in-events', [bag])
  return device
}
const filesOf = async (device: Device) => {
  const exported = await exportTables(device.store)
  return exported.kind === 'done' ? exported.files : {}
}
/** The same records give the same hash, in whatever order and with whatever revision. */
const hashOf = (files: Awaited<ReturnType<typeof filesOf>>) => {
  const rows = Object.entries(files).flatMap(([file, records]) =>
    records.map(({ _rev, ...record }) => `${file} ${JSON.stringify(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`),
  )
  return createHash('sha256').update(rows.toSorted().join('\n')).digest('hex')
}
async function importAll(device: Device, files: Awaited<ReturnType<typeof filesOf>>): Promise<Imported[]> {
  const told: Imported[] = []
  for (const [file, records] of Object.entries(files))
    told.push(await importRecords(file.replace('.json', '') as SyncTable, records, device))
  return told
}
const waiting = ({ db }: Device) => db.table('outbox').count()

test('an export has a file for each table with records, never the weigh-ins, and nothing that only this device needs', async () => {
  const files = await filesOf(await filled())
  expect(Object.keys(files).toSorted()).toEqual(['payout-percentages.json', 'species.json', 'tours.json'])
  const { _scopes, ...asOnTheWire } = bass
  expect(files['species.json']).toEqual([asOnTheWire])
})

test('an empty device has nothing to export, and says so', async () => {
  expect(await exportTables(aDevice().store)).toEqual({ kind: 'nothing', text: 'No records found in any tables to export.' })
  expect(await exportTables(aDevice().store, [])).toEqual({ kind: 'nothing', text: 'No tables available for export.' })
})

test('what was exported, cleared and imported is the same, to the last field', async () => {
  const files = await filesOf(await filled())
  const cleared = aDevice()
  const told = await importAll(cleared, files)
  expect(told.map(({ imported, failures }) => [imported, failures])).toEqual([
    [1, []],
    [1, []],
    [1, []],
  ])
  expect(hashOf(await filesOf(cleared))).toBe(hashOf(files))
})

test('an import over the same records sends nothing; over older ones it sends what differs', async () => {
  const device = await filled()
  const files = await filesOf(device)
  await importAll(device, files)
  expect(await waiting(device)).toBe(0)

  await importRecords('species', [{ ...files['species.json']![0], name: 'Kentucky bass' }], device)
  expect(await device.db.table('outbox').toArray()).toMatchObject([
    { id: bass._id, set: { name: 'Kentucky bass' }, base: { name: 'Spotted bass' } },
  ])
})

test('a record without an id, of another kind or given twice fails by itself; the others come in', async () => {
  const device = aDevice()
  const good = { _id: newId(), name: 'White bass', waterType: 'Freshwater' }
  const { imported, failures } = await importRecords(
    'species',
    [good, { name: 'Nobody' }, 'a boat', null, { _id: newId(), name: 7 }, good],
    device,
  )
  expect(imported).toBe(1)
  expect(failures.map(({ why }) => why)).toEqual([
    'It has no _id.',
    'It has no _id.',
    'It has no _id.',
    expect.stringMatching(/^name: /),
    'It’s in the file twice.',
  ])
  expect(await device.db.table('species').count()).toBe(1)
})

test('a copy that is older than what is here does not replace it', async () => {
  const device = await filled()
  const { _scopes, ...old } = { ...share, _rev: 2, percentage: 10 }
  await importRecords('payout-percentages', [old], device)
  expect(await device.db.table('payout-percentages').get(share._id)).toMatchObject({ _rev: 3, percentage: 40 })
})

test('a device that runs full keeps what it had counted, and the rest of the file stays out', async () => {
  const device = aDevice()
  const many = Array.from({ length: 150 }, (_, n) => ({ _id: newId(), name: `Bass ${n}`, waterType: 'Both' }))
  let calls = 0
  const engine = { record: (changes: Change[]) => (++calls === 2 ? Promise.reject(new Error('no room')) : device.engine.record(changes)) }
  const told = await importRecords('species', many, { store: device.store, engine })
  expect(told).toMatchObject({ imported: 100, putError: new Error('no room') })
  expect(await device.db.table('species').count()).toBe(100)
})

test('a rescue file brings to a laptop what a tablet could not send, once, however often it is taken in', async () => {
  const [tablet, laptop] = [await filled(), await filled()]
  await tablet.engine.record([{ kind: 'edit', tbl: 'species', id: bass._id, patch: { name: 'Kentucky bass' } }])
  const { file } = await unpackRescue(await packRescue(await tablet.engine.rescue()))
  expect(await laptop.engine.takeIn(file)).toEqual({ taken: 1, known: 0 })
  expect(await laptop.db.table('species').get(bass._id)).toMatchObject({ name: 'Kentucky bass' })
  expect(await laptop.engine.takeIn(file)).toEqual({ taken: 0, known: 1 })
  expect(await waiting(laptop)).toBe(1)
  expect(await tablet.engine.takeIn(file)).toEqual({ taken: 0, known: 1 })
})

test('a file of nothing but records without an id says so at once, with each reason', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { db } = await filled()
  const file = {
    name: 'species.json',
    type: 'application/json',
    text: async () => JSON.stringify([{ name: 'Spotted bass' }, { name: 'White bass' }]),
  }
  const { files, previews, told } = await planImport({ db } as Book, [file])
  expect({ files, previews }).toEqual({ files: [], previews: [] })
  expect(told).toMatchObject([{ ok: false, text: '2 records failed to import. Check console for more details.' }])
  expect(told[0]?.failures?.map(({ why }) => why)).toEqual(['It has no _id.', 'It has no _id.'])
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})
