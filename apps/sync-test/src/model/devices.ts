import { createEngine } from '@ramplight/sync/engine'
import type { Engine } from '@ramplight/sync/engine-api'
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { closeForGood, dexieStore } from '../../../web/src/platform/local/store/dexie-store.ts'
import { localDb } from '../../../web/src/platform/local/store/make-local-db.ts'
import { takeParked } from '../../../web/src/platform/local/store/parking.ts'
import { putAway } from '../../../web/src/platform/local/store/put-away.ts'
import { askingIn } from './asking-in.ts'
import type { Day, Device, Life, Person, Tab, Who } from './at-the-ramp.ts'
import { faultyTransport, mortalStore } from './faults.ts'
import { deviceClock } from './world.ts'

// What every browser has of its own, beside the disk: how keys compare, and ranges of them.
globalThis.indexedDB ??= new IDBFactory() as unknown as globalThis.IDBFactory
globalThis.IDBKeyRange ??= IDBKeyRange as unknown as typeof globalThis.IDBKeyRange

/** Requests of a device that died in the middle of a transaction end in the void; a browser takes them along with its tab. */
process.on('unhandledRejection', (error: Error) => {
  if (error.name !== 'AbortError') throw error
})

function newLife(): Life {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const life: Life = {
    isOver: false,
    end: () => {
      life.isOver = true
      resolve()
    },
    over,
  }
  return life
}

export async function addDevice(day: Day, person: Person, { page, skew }: { page: number; skew: number }): Promise<Device> {
  const number = day.devices.length
  const device: Device = {
    number,
    name: `Station ${number + 1}`,
    id: day.newId(),
    disk: new IDBFactory(),
    kept: { bags: null },
    clock: deviceClock(day.server.world),
    person,
    guests: new Set([person.who]),
    isSignedIn: true,
    isExpired: false,
    life: newLife(),
    tabs: [],
    plan: null,
    cut: null,
    page,
    requests: 0,
    onItsWay: new Set(),
  }
  setClock(day, device, skew)
  day.devices.push(device)
  await switchOn(day, device)
  return device
}

export function setClock(day: Day, { number, clock }: Device, skew: number): void {
  clock.set(skew)
  day.clocks.push({ device: number, at: day.server.world.now(), skew })
}

/** Dexie takes the disk that is named when a database is made: everything that makes one is done through here. */
export async function onDiskOf<T>({ disk }: Device, work: () => Promise<T>): Promise<T> {
  Dexie.dependencies = {
    indexedDB: disk as unknown as globalThis.IDBFactory,
    IDBKeyRange: IDBKeyRange as unknown as typeof globalThis.IDBKeyRange,
  }
  return work()
}

async function openTab(day: Day, device: Device): Promise<Tab> {
  const { life, clock, person, name } = device
  const db = await onDiskOf(device, async () => {
    const fresh = localDb(person.id)
    fresh.on('versionchange', () => closeForGood(fresh))
    await fresh.open()
    await fresh.table('kv').put({ k: 'web.device', v: device.id })
    return fresh
  })
  const ports = {
    store: mortalStore(dexieStore(db), device, life),
    transport: faultyTransport(day, device, life),
    clock,
    ids: day.newId,
    random: () => 0,
  }
  const engine = createEngine(ports, { user: person.id, device: device.id, deviceName: name, app: '1' })
  await engine.stop()
  return { engine, db, asking: askingIn(device.kept, () => (device.isExpired ? undefined : device.person.id)) }
}

/** Opens what was there before; what was parked for the person comes back. */
export async function switchOn(day: Day, device: Device): Promise<void> {
  device.life = newLife()
  device.onItsWay.clear()
  device.plan = device.cut = null
  device.tabs = [await openTab(day, device)]
  await onDiskOf(device, () => takeParked(device.person.id, device.tabs[0]!.engine))
}

export async function openSecondTab(day: Day, device: Device): Promise<void> {
  if (device.tabs.length > 1) return
  const [first] = device.tabs
  const second = await openTab(day, device)
  device.tabs.push(second)
  tellTabs(first!, second)
  tellTabs(second, first!)
}

/** The tab that leads tells the other one what it knows of the server (`shared-engine.ts`). */
const tellTabs = (from: Tab, to: Tab) => from.engine.onState((state) => state.phase !== 'not-leader' && to.engine.hear(state))

/** Closed as a person closes it; or taken away (`kill`), with whatever was running. */
export async function switchOff(device: Device): Promise<void> {
  if (!device.life.isOver) for (const { engine } of device.tabs) await engine.stop()
  kill(device)
}

export function kill(device: Device): void {
  device.life.end()
  for (const { db } of device.tabs) closeForGood(db)
  device.tabs = []
}

/** Another person, or the same again, sits down at it. */
export async function signIn(day: Day, device: Device, who: Who): Promise<void> {
  if (device.tabs.length) await switchOff(device)
  device.person = day.people[who]
  device.guests.add(who)
  device.isSignedIn = true
  device.isExpired = false
  await switchOn(day, device)
}

/** What waits on it goes into a file. */
export function noteFile(day: Day, { number }: Device): void {
  day.filed.push({ device: number, at: day.server.world.now() })
}

/** Leaves a shared device: their data goes, what was not sent is parked. */
export async function wipe(day: Day, device: Device): Promise<void> {
  const { person } = device
  await switchOff(device)
  device.isSignedIn = false
  noteFile(day, device)
  await onDiskOf(device, async () => {
    const db = localDb(person.id)
    await putAway(person.id, db, 'log-out')
  })
}

/** What a person does on it; if the device dies on the way, the next one to come finds it switched off and switches it on. */
export async function onDevice<T>(day: Day, device: Device, work: () => Promise<T>): Promise<T | 'died'> {
  const { life } = device
  const done = await Promise.race([work(), life.over.then(() => 'died' as const)])
  if (!life.isOver) return done
  // What was done meanwhile, on the same device, may notice at the same moment.
  const waking = wakings.get(life) ?? wakeUp(day, device)
  wakings.set(life, waking)
  await waking
  return 'died'
}

const wakings = new WeakMap<Life, Promise<void>>()
async function wakeUp(day: Day, device: Device): Promise<void> {
  await settled()
  kill(device)
  await switchOn(day, device)
}

/** Lets transactions of a device that died come to their end: they are on the disk, or they are not. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done))
}

/** Which tab leads, and how many of its alarms it may follow. */
type Signal = { tab?: number; rings?: number }

/** Signal for one device: one tab leads until it rests. */
export async function round(day: Day, device: Device, { tab = 0, rings = 0 }: Signal = {}): Promise<void> {
  const { engine } = device.tabs[tab % device.tabs.length]!
  await onDevice(day, device, async () => {
    let rest = atRest(device, engine)
    engine.lead()
    await rest
    // Somebody made room, and says so.
    if (engine.state().phase === 'storage-low' && !device.cut) await engine.syncNow()
    for (let ring = 0; ring < rings; ring++) {
      const alarm = device.clock.alarm()
      if (!alarm) break
      rest = atRest(device, engine)
      day.server.world.pass(Math.max(0, alarm.at - day.server.world.now()))
      alarm.ring()
      await rest
    }
    await engine.stop()
    await Promise.all(device.onItsWay)
  })
}

/** The engine has set its next alarm, or only a person can help it. */
function atRest({ clock }: Device, engine: Engine): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      forgetAlarm()
      forgetState()
      done()
    }
    const forgetAlarm = clock.onAlarm(end)
    const forgetState = engine.onState(({ phase }) => (phase === 'auth-needed' || phase === 'upgrade-needed') && end())
  })
}
