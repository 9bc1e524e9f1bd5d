import type { Id } from '@ramplight/domain/kernel/ids'
import { Dexie } from 'dexie'
import { engineIn } from './engine-in.ts'
import { leadIfFree } from './leader.ts'
import { engineTable, isNewer } from './local-db.ts'
import { localDb } from './make-local-db.ts'
import { workerSession } from './worker-session.ts'

/** Sends once what waits on this device, for everybody who is signed in here; not where a tab does it. */
export async function sendInBackground(): Promise<void> {
  const names = await Dexie.getDatabaseNames()
  for (const name of names) {
    const user = /^offline_([0-9a-f]{24})$/.exec(name)?.[1]
    if (user) await leadIfFree(user, () => sendOf(user))
  }
}

async function sendOf(user: Id): Promise<void> {
  const db = localDb(user)
  if (await isNewer(db.name)) return
  try {
    await db.open()
    const session = await workerSession(db)
    if (!session || (await engineTable(db, 'outbox').count()) === 0) return
    const engine = await engineIn(db, { ...session, token: async () => session.token })
    engine.lead()
    await engine.syncNow()
    await engine.stop()
  } finally {
    db.close()
  }
}
