import { newId } from '@ramplight/contract/kernel/new-id'
import { SYNC_TABLES } from '@ramplight/contract/sync/tables'
import { createEngine } from '@ramplight/sync/engine'
import type { Engine } from '@ramplight/sync/engine-api'
import type { Transport } from '@ramplight/sync/ports'
import type { Change } from '@ramplight/sync/types'
import { serverTransport } from '../../apps/web/src/platform/local/sending/transport.ts'
import { deviceClock } from '../../apps/web/src/platform/local/store/clock.ts'
import { closeForGood, dexieStore } from '../../apps/web/src/platform/local/store/dexie-store.ts'
import { type LocalDb, localDbName, recordsOf } from '../../apps/web/src/platform/local/store/local-db.ts'
import { localDb } from '../../apps/web/src/platform/local/store/make-local-db.ts'
import { aFeedOf } from './a-feed-of.ts'
import { bagOf, boatOf, type Contender } from './contender.ts'
import { type Meter, metered } from './metered.ts'

/** Somebody who waits for the signal taps as often. */
const TAP_MS = 500
const AWAY = new Set(['offline', 'backoff'])

type Product = Contender & {
  /** One bag on the scale. */
  weigh: (index: number) => Promise<void>
  /** So many boats of a server that answers at once: what the device itself takes to keep them. */
  bootstrap: (count: number) => Promise<number>
  meter: () => Meter
}

/** As the product keeps a device: its store, its engine, its transport, against its own server with every check on. */
export function product(): Product {
  let db: LocalDb
  let engine: Engine
  let meter: () => Meter
  async function start(speaks: Transport, user: string): Promise<void> {
    const { transport, read } = metered(speaks)
    meter = read
    const ports = { store: dexieStore(db), transport, clock: deviceClock, ids: newId, random: Math.random }
    engine = createEngine(ports, { user, device: newId(), deviceName: 'bench', app: 'bench' })
    await engine.stop()
  }
  const entry = (index: number): Change => {
    const { users: _users, anglers: _names, tour: _tour, season: _season, flight: _flight, ...boat } = boatOf(index)
    const users = [globalThis.given.anglers[index]!]
    return { kind: 'create', tbl: 'tournament-entries', id: newId(), doc: { ...boat, users, tournament: globalThis.given.tournament } }
  }
  /** Rounds until it is so; looked at whenever the engine goes on to something else. */
  const until = async (isDone: () => Promise<boolean>) => {
    let changed = Promise.withResolvers<void>()
    const forget = engine.onState(() => changed.resolve())
    engine.lead()
    for (let round = engine.syncNow(); ; ) {
      const { phase } = engine.state()
      if (phase === 'auth-needed' || phase === 'upgrade-needed') throw new Error(phase)
      if (phase !== 'pushing' && phase !== 'hello' && (await isDone())) return forget()
      const hasEnded = await Promise.race([round.then(() => true), changed.promise.then(() => false)])
      changed = Promise.withResolvers()
      if (!hasEnded) continue
      if (AWAY.has(engine.state().phase)) await new Promise((resolve) => setTimeout(resolve, TAP_MS))
      round = engine.syncNow()
    }
  }
  const isSent = async () => {
    const { pending, sealed } = await engine.counts()
    return pending + sealed === 0
  }
  const records = async () => {
    const counts = await Promise.all(SYNC_TABLES.map((tbl) => recordsOf(db, tbl).count()))
    return counts.reduce((sum, count) => sum + count, 0)
  }
  return {
    open: async (name, fresh) => {
      if (fresh) {
        const { Dexie } = await import('dexie')
        await Dexie.delete(localDbName(name))
      }
      db = await localDb(name).open()
      await start(serverTransport({ token: async () => globalThis.given.token, app: 'bench', deviceName: 'bench' }), globalThis.given.user)
    },
    close: async () => {
      await engine.stop()
      closeForGood(db)
    },
    save: async (index) => void (await engine.record([entry(index)])),
    saveMany: async (from, count) => void (await engine.record(Array.from({ length: count }, (_, i) => entry(from + i)))),
    weigh: async (index) => {
      const [id, { tournament, anglers }] = [newId(), globalThis.given]
      const event = { ...bagOf(index), weighIn: id, tournament, entry: anglers[index]! }
      await engine.record([{ kind: 'event', tbl: 'weigh-in-events', id, event }])
    },
    push: async () => {
      await until(isSent)
      return (await engine.counts()).settled
    },
    pull: async () => {
      await until(async () => engine.state().isReady)
      return records()
    },
    bootstrap: async (count) => {
      await start(aFeedOf(count, globalThis.given), globalThis.given.user)
      await until(async () => engine.state().isReady)
      return records()
    },
    meter: () => meter(),
    list: async () => (await recordsOf(db, 'tournament-entries').where('tournament').equals(globalThis.given.tournament).toArray()).length,
  }
}
