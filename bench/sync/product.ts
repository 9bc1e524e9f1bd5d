import { newId } from '@ramplight/contract/kernel/new-id'
import { createEngine } from '@ramplight/sync/engine'
import type { Engine } from '@ramplight/sync/engine-api'
import type { Change } from '@ramplight/sync/types'
import { deviceClock } from '../../apps/web/src/platform/local/clock.ts'
import { closeForGood, dexieStore } from '../../apps/web/src/platform/local/dexie-store.ts'
import { type LocalDb, localDbName, recordsOf } from '../../apps/web/src/platform/local/local-db.ts'
import { localDb } from '../../apps/web/src/platform/local/make-local-db.ts'
import { serverTransport } from '../../apps/web/src/platform/local/transport.ts'
import { boatOf, type Contender } from './contender.ts'

/** Who the bench is signed in as, and where its boats go. Put on the page by the driver. */
export type Given = { token: string; user: string; tournament: string; anglers: string[] }
declare global {
  var given: Given
}

/** As the product keeps a device: its store, its engine, its transport, against its own server with every check on. */
export function product(): Contender {
  let db: LocalDb
  let engine: Engine
  const entry = (index: number): Change => {
    const { users: _users, anglers: _names, tour: _tour, season: _season, flight: _flight, ...boat } = boatOf(index)
    const users = [globalThis.given.anglers[index]!]
    return { kind: 'create', tbl: 'tournament-entries', id: newId(), doc: { ...boat, users, tournament: globalThis.given.tournament } }
  }
  /** Until nothing is on its way and nothing waits. */
  const round = async () => {
    engine.lead()
    for (;;) {
      await engine.syncNow()
      const { pending, sealed } = await engine.counts()
      const { isReady, phase } = engine.state()
      if (pending + sealed === 0 && isReady) return
      if (phase === 'auth-needed' || phase === 'upgrade-needed') throw new Error(phase)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return {
    open: async (name, fresh) => {
      if (fresh) {
        const { Dexie } = await import('dexie')
        await Dexie.delete(localDbName(name))
      }
      db = await localDb(name).open()
      const transport = serverTransport({ token: async () => globalThis.given.token, app: 'bench', deviceName: 'bench' })
      const ports = { store: dexieStore(db), transport, clock: deviceClock, ids: newId, random: Math.random }
      engine = createEngine(ports, { user: globalThis.given.user, device: newId(), deviceName: 'bench', app: 'bench' })
      await engine.stop()
    },
    close: async () => {
      await engine.stop()
      closeForGood(db)
    },
    save: async (index) => void (await engine.record([entry(index)])),
    saveMany: async (from, count) => void (await engine.record(Array.from({ length: count }, (_, i) => entry(from + i)))),
    push: async () => {
      await round()
      return (await engine.counts()).settled
    },
    pull: async () => {
      await round()
      return recordsOf(db, 'tournament-entries').count()
    },
    list: async () => (await recordsOf(db, 'tournament-entries').where('tournament').equals(globalThis.given.tournament).toArray()).length,
  }
}
