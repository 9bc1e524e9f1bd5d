import type { Id } from '@ramplight/domain/kernel/ids'
import { engineTable, type LocalDb } from '../store/local-db.ts'

/** Whose work the service worker may send; the token it gets by the cookie of this device. It has no local storage. */
export type WorkerSession = { user: Id; deviceName: string }

const KEY = 'web.session'

export const keepForWorker = async (db: LocalDb, session: WorkerSession): Promise<void> =>
  void (await engineTable(db, 'kv').put({ k: KEY, v: session }))

export const forgetForWorker = (db: LocalDb): Promise<void> => engineTable(db, 'kv').delete(KEY)

export const workerSession = async (db: LocalDb): Promise<WorkerSession | null> =>
  ((await engineTable(db, 'kv').get(KEY))?.v as WorkerSession | undefined) ?? null
