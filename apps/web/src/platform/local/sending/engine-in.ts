import { newId } from '@ramplight/contract/kernel/new-id'
import type { Id } from '@ramplight/domain/kernel/ids'
import { createEngine } from '@ramplight/sync/engine'
import type { Engine } from '@ramplight/sync/engine-api'
import packageJson from '../../../../package.json' with { type: 'json' }
import { deviceClock } from '../store/clock.ts'
import { COPY_SHAPE } from '../store/copy.stamps.ts'
import { deviceIdIn } from '../store/device-id.ts'
import { dexieStore } from '../store/dexie-store.ts'
import type { LocalDb } from '../store/local-db.ts'
import { serverTransport } from './transport.ts'

type Whose = { user: Id; deviceName: string; token: () => Promise<string | null> }

/** The engine of an open database: the same in a tab and in the service worker. It sends nothing until it leads. */
export async function engineIn(db: LocalDb, { user, deviceName, token }: Whose): Promise<Engine> {
  const ports = {
    store: dexieStore(db),
    transport: serverTransport({ token, app: packageJson.version, deviceName }),
    clock: deviceClock,
    ids: newId,
    random: Math.random,
  }
  const engine = createEngine(ports, { user, device: await deviceIdIn(db), deviceName, app: packageJson.version, shape: COPY_SHAPE })
  // It leads nobody yet: this only waits until it knows where it stood when it was last open, complete copy or not.
  await engine.stop()
  return engine
}
