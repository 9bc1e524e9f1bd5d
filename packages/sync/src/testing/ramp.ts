import type { Id } from '@ramplight/domain/kernel/ids'
import type { FieldKinds } from '@ramplight/domain/sync/merge3'
import { createEngine } from '../engine.ts'
import type { Engine } from '../engine-api.ts'
import type { Change, SyncCounts } from '../types.ts'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { type FakeServer, fakeServer, SCOPE } from './fake-server.ts'
import { type MemoryStore, memoryStore } from './memory-store.ts'

export const ROSA: Id = 'a05a'.padEnd(24, '0')

/** `boat(7)`: an id that says what it is. */
export const idOf = (kind: string, number: number): Id => `${kind}${String(number).padStart(24 - kind.length, '0')}`
export const boat = (number: number): Id => idOf('b0a7', number)

export type Device = { engine: Engine; store: MemoryStore; restart: () => Device }
export const ENTRIES = 'tournament-entries'
export const EVENTS = 'weigh-in-events'
export const SCOPE_OF = SCOPE
export const USERS = 'users'

export type Ramp = { clock: FakeClock; server: FakeServer; device: (store?: MemoryStore) => Device }

/** A server and devices around it, with one clock. */
export function ramp({ kinds }: { kinds?: FieldKinds } = {}): Ramp {
  const clock = fakeClock()
  const server = fakeServer({ user: ROSA, clock, ...(kinds && { kinds }) })
  let made = 0
  const device = (store = memoryStore()): Device => {
    const number = ++made
    let ids = 0
    const ports = { store, transport: server.transport, clock, ids: () => idOf(`d${number}`, ++ids), random: () => 0 }
    const engine = createEngine(ports, { user: ROSA, device: idOf('de', number), deviceName: `Station ${number}`, app: '1' })
    return { engine, store, restart: () => device(store.copy()) }
  }
  return { clock, server, device }
}

/** Another tab of this device. Each hears what the one that leads knows. */
export function secondTab(place: Ramp, first: Device): Device {
  const second = place.device(first.store)
  const told = (from: Device, to: Device) =>
    from.engine.onState((state) => {
      if (state.phase !== 'not-leader') to.engine.hear(state)
    })
  told(first, second)
  told(second, first)
  return second
}

/** Every change is in exactly one place. */
export const isAccountedFor = ({ issued, settled, pending, sealed, waiting, quarantined, coalesced, discarded }: SyncCounts): boolean =>
  issued === settled + pending + sealed + waiting + quarantined + coalesced + discarded

/** Signal for one device, for as long as it takes. */
export async function sync({ clock }: Ramp, { engine }: Device, ms = 10): Promise<void> {
  engine.lead()
  await clock.pass(ms)
  await engine.stop()
}

export const entry = (number: number, doc: Record<string, unknown> = { boatNumber: number }): Change => ({
  kind: 'create',
  tbl: ENTRIES,
  id: boat(number),
  doc,
})
export const edit = (number: number, patch: Record<string, unknown>): Change => ({ kind: 'edit', tbl: ENTRIES, id: boat(number), patch })
export const remove = (number: number): Change => ({ kind: 'delete', tbl: ENTRIES, id: boat(number) })
export const rowOf = async ({ engine }: Device, number: number) => (await engine.rowsOf(ENTRIES)).find(({ _id }) => _id === boat(number))
