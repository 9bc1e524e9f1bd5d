/**
 * A device as a process of its own: the product's store on a simulated IndexedDB, its engine, its transport, two tabs. It can be
 * killed at any moment; what it was told is kept lies in its journal.
 */
import 'fake-indexeddb/auto'
import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '@ramplight/contract/kernel/new-id'
import { SYNC_TABLES } from '@ramplight/contract/sync/tables'
import { createEngine } from '@ramplight/sync/engine'
import type { OutboxRow } from '@ramplight/sync/types'
import { shareEngine } from '../../../web/src/platform/local/sending/shared-engine.ts'
import { serverTransport } from '../../../web/src/platform/local/sending/transport.ts'
import { deviceClock } from '../../../web/src/platform/local/store/clock.ts'
import { closeForGood, dexieStore } from '../../../web/src/platform/local/store/dexie-store.ts'
import { localDb } from '../../../web/src/platform/local/store/make-local-db.ts'
import { chanceOf } from './chance.ts'
import { type Field, nextDeed } from './deeds.ts'
import { openJournal } from './journal.ts'
import type { DeviceOrder, FromDevice, Report, ToDevice } from './messages.ts'
import { SABOTAGES } from './sabotage.ts'

const order = JSON.parse(process.argv[2]!) as DeviceOrder
const { user, device, name, tour, tournament } = order
const chance = chanceOf(order.seed)
const say = (message: FromDevice) => new Promise<void>((done) => process.send!(message, undefined, undefined, () => done()))

// What a browser has around the product.
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
Object.assign(globalThis, { window: page, document: page })
const overTheNetwork = globalThis.fetch
globalThis.fetch = (path, init) => overTheNetwork(new URL(String(path), order.address), init)
let { skewMs, token } = order
const trueTime = Date.now
Date.now = () => trueTime() + skewMs

const journal = openJournal(order.journal)

async function openTab() {
  const db = localDb(user)
  await db.open()
  const transport = serverTransport({ token: async () => token, app: 'test', deviceName: name })
  const ports = {
    store: journal.kept(dexieStore(db)),
    transport: order.sabotage ? SABOTAGES[order.sabotage](transport) : transport,
    clock: deviceClock,
    ids: () => newId(),
    random: Math.random,
  }
  const own = createEngine(ports, { user, device, deviceName: name, app: 'test' })
  await own.stop()
  return { db, own, shared: shareEngine(own, { user, token: async () => token }) }
}

const first = localDb(user)
await first.open()
await journal.readInto(first)
closeForGood(first)
const tabs = [await openTab(), await openTab()]
const leading = () => tabs.find(({ own }) => own.state().phase !== 'not-leader') ?? tabs[0]!

/** Looked at now and then, as a person looks at a list. */
const LOOK_EVERY = 20
async function look(): Promise<Field> {
  const { db } = tabs[0]!
  const keys = async (tbl: string) => (await db.table(tbl).toCollection().primaryKeys()) as string[]
  return {
    user,
    tour,
    tournament,
    name,
    entries: await keys('tournament-entries'),
    weighIns: await keys('weigh-in-events'),
    find: (tbl, id) => db.table(tbl).get(id),
  }
}

async function work(from: number, deeds: number): Promise<void> {
  let field = await look()
  for (let n = from; n < from + deeds; n++) {
    if ((n - from) % LOOK_EVERY === LOOK_EVERY - 1) field = await look()
    // In a tab that was closed a moment ago nothing can be done any more.
    const deed = await nextDeed(chance, n, field).catch(() => null)
    if (!deed) {
      await say({ is: 'not-kept', n, why: 'nothing to do it to' })
      field = await look()
      continue
    }
    await say({ is: 'tried', deed })
    const { engine } = tabs[n % tabs.length]!.shared
    await engine.record(deed.changes).then(
      (recorded) => say({ is: 'kept', n, recorded }),
      (error: Error & { code?: string }) => say({ is: 'not-kept', n, why: error.code ?? String(error) }),
    )
    await delay(chance() * 8)
  }
  await say({ is: 'worked' })
}

async function closeTab(): Promise<void> {
  tabs.push(await openTab())
  const [closing] = tabs.splice(tabs.indexOf(leading()), 1)
  await closing!.shared.leave()
  closeForGood(closing!.db)
}

async function report(): Promise<Report> {
  const { db, own } = tabs[0]!
  const rows: Report['rows'] = {}
  for (const tbl of SYNC_TABLES) rows[tbl] = await db.table(tbl).toArray()
  const all = (table: string) => db.table(table).toArray()
  return {
    rows,
    outbox: await all('outbox'),
    quarantine: await all('quarantine'),
    counts: await own.counts(),
  }
}

const DO: { [What in ToDevice['do']]: (message: Extract<ToDevice, { do: What }>) => Promise<unknown> } = {
  work: ({ from, deeds }) => work(from, deeds),
  online: async (message) => {
    token = message.token
    page.dispatchEvent(new Event('online'))
  },
  clock: async (message) => {
    skewMs = message.skewMs
  },
  'close-tab': async () => {
    await closeTab()
    await say({ is: 'tab-closed' })
  },
  sync: async () => {
    await leading().own.syncNow()
    await say({ is: 'synced' })
  },
  count: async () => {
    const { db, own } = tabs[0]!
    const deferred = await db
      .table<OutboxRow>('outbox')
      .filter(({ deferrals }) => deferrals !== undefined)
      .count()
    await say({ is: 'counted', counts: await own.counts(), deferred })
  },
  report: async () => say({ is: 'reported', report: await report() }),
}
process.on('message', (message: ToDevice) => void DO[message.do](message as never))
// The test run is gone: do not outlive it.
process.on('disconnect', () => process.exit(1))
await say({ is: 'ready' })
