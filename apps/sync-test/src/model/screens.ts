import type { AnyEndpoint, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { Engine } from '@ramplight/sync/engine-api'
import '../../../web/src/shell/local-families/all.ts'
import type { Scale } from '../../../web/src/features/stations/scale/save-bag.ts'
import { CallError } from '../../../web/src/platform/call-error.ts'
import { callServer, type Given } from '../../../web/src/platform/call-server.ts'
import { localOf } from '../../../web/src/platform/local/answers/local-rows.ts'
import type { Book } from '../../../web/src/platform/local/book/book.ts'
import { bookOf } from '../../../web/src/platform/local/book/book-of.ts'
import type { Admin, Day, Device, Person, Tab } from './at-the-ramp.ts'
import type { Happening } from './commands/command.ts'
import { tell } from './day.ts'
import { onDevice } from './devices.ts'
import { never } from './faults.ts'
import { withHands } from './hands.ts'
import { noted } from './said.ts'

/** What is under a screen: the door of its calls, what its station saves with, and where its changes are. */
export type Screen = Scale & {
  /** Of the device; an office has none. */
  number: number
  where: string
  person: Person | Admin
  now: () => number
}

/** A tab of a device, as its screens work with it. */
export function screenOf(day: Day, device: Device, tab: Tab, isOnline: boolean): Screen {
  const engine = notingEngine(day, device, tab.engine)
  // Away from the network nobody waits for an answer.
  const state: Book['state'] = () => (isOnline ? engine.state() : { ...engine.state(), phase: 'offline' })
  const now = () => device.clock.now() + (engine.state().clockOff ?? 0)
  const local = { ...localOf({ db: tab.db, engine, user: () => device.person.user, state }), now: () => new Date(now()) }
  const book = bookOf({ db: tab.db, engine, local, state }, { clearedSince: null, follow: () => {}, close: async () => {} })
  return {
    number: device.number,
    where: device.name,
    person: device.person,
    now,
    book: () => book,
    call: (endpoint, given) => book.call(endpoint, given),
    asking: tab.asking,
  }
}

/** A browser that keeps no book. */
export const callWithoutBook = <E extends AnyEndpoint>(endpoint: E, given: Given<E>): Promise<ResponseOf<E>> => callServer(endpoint, given)

/** What a form is told stands in it, and nothing is kept. Everything else is a fault of the proof or of the product. */
export async function orTold<T>(day: Day, what: string, work: Promise<T>): Promise<T | null> {
  try {
    const done = await work
    tell(day, what)
    return done
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    tell(day, `${what}: ${error.code}`)
    return null
  }
}

/** The engine of a tab; what is kept through it is what a person has said. */
function notingEngine(day: Day, device: Device, engine: Engine): Engine {
  const keep = async (changes: Parameters<Engine['record']>[0], work: () => ReturnType<Engine['record']>) => {
    const recorded = await noted(day, device, changes, work)
    return recorded === 'died' ? never<Awaited<ReturnType<Engine['record']>>>() : recorded
  }
  const giveUp = async (opId: string) => {
    const refused = await device.tabs[0]!.db.table('quarantine').get(opId)
    if (refused) day.said.givenUp.push({ device: device.number, rec: refused.id, opId, n: day.said.count })
  }
  return {
    ...engine,
    record: (changes) => keep(changes, () => engine.record(changes)),
    replace: async (opId, changes) => {
      await giveUp(opId)
      return keep(changes, () => engine.replace(opId, changes))
    },
    discard: async (opId, why) => {
      await giveUp(opId)
      return engine.discard(opId, why)
    },
  }
}

/** How long the network rests before the next alarm of a device rings: by the clock of this machine. */
const QUIET_MS = 8

/**
 * What a person does at a screen of a device. With a network its tab leads meanwhile, as in a browser. While an answer is on its way
 * it leads already, and the answer waits for what is done here: then nobody waits for the engine, and only calls past it are sent.
 */
export async function atScreen<T>({ day, device, step }: Happening, work: (screen: Screen) => Promise<T>): Promise<T | 'died'> {
  const tab = device.tabs[step.tab % device.tabs.length]!
  const { life, person, isExpired } = device
  const { isOnline, fault } = step
  const leads = isOnline && device.onItsWay.size === 0
  const screen = screenOf(day, device, tab, leads)
  return withHands(day, { person, isExpired, isOnline, fault: isOnline ? fault : null, die: life.end }, async () => {
    if (!leads) return onDevice(day, device, () => work(screen))
    device.plan = { fault: fault && { ...fault }, meanwhile: null, meanwhileOf: 'push' }
    const done = await onDevice(day, device, () => whileLeading(day, device, tab.engine, () => work(screen)))
    device.plan = null
    return done
  })
}

async function whileLeading<T>(day: Day, device: Device, engine: Engine, work: () => Promise<T>): Promise<T> {
  engine.lead()
  let isDone = false
  const result = work().finally(() => {
    isDone = true
  })
  result.catch(() => {})
  while (!isDone && !device.life.isOver) {
    await quiet(device, () => isDone)
    const alarm = isDone ? null : device.clock.alarm()
    if (!alarm) continue
    day.server.world.pass(Math.max(0, alarm.at - day.server.world.now()))
    alarm.ring()
  }
  await engine.stop()
  await Promise.all(device.onItsWay)
  return result
}

/** Until nothing has been asked of the network for a moment. */
async function quiet(device: Device, isDone: () => boolean): Promise<void> {
  for (let seen = -1; !isDone() && (seen !== device.requests || device.onItsWay.size > 0); ) {
    seen = device.requests
    await new Promise((done) => setTimeout(done, QUIET_MS))
  }
}
