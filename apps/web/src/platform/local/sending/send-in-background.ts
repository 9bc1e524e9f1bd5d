import type { RefreshAnswer } from '@ramplight/contract/people/auth'
import type { Id } from '@ramplight/domain/kernel/ids'
import { Dexie } from 'dexie'
import { askForToken, inTurn } from '../../renew-token.ts'
import { engineTable, isNewer } from '../store/local-db.ts'
import { localDb } from '../store/make-local-db.ts'
import { engineIn } from './engine-in.ts'
import { leadIfFree } from './leader.ts'
import { workerSession } from './worker-session.ts'

/**
 * Sends once what waits on this device of who is signed in here, as the cookie says; not where a tab does it. Throws when something
 * still waits, so that the browser tries again; one person's trouble keeps nobody else's work.
 */
export async function sendInBackground(): Promise<void> {
  const names = await Dexie.getDatabaseNames()
  const people = names.flatMap((name) => /^offline_([0-9a-f]{24})$/.exec(name)?.[1] ?? [])
  let asked: Promise<RefreshAnswer | null> | undefined
  const byCookie = () => (asked ??= inTurn(askForToken))
  const sent = await Promise.allSettled(people.map((user) => leadIfFree(user, () => sendOf(user, byCookie))))
  const failed = sent.find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
}

async function sendOf(user: Id, byCookie: () => Promise<RefreshAnswer | null>): Promise<void> {
  const db = localDb(user)
  if (await isNewer(db.name)) return
  try {
    await db.open()
    const session = await workerSession(db)
    if (!session || (await engineTable(db, 'outbox').count()) === 0) return
    const signedIn = await byCookie()
    if (!signedIn) throw new Error('The server can’t be reached.')
    // Nobody, or somebody else: it waits for the next sign-in of its owner.
    if (signedIn.user?._id !== user) return
    const engine = await engineIn(db, { ...session, token: async () => signedIn.token ?? null })
    engine.lead()
    await engine.syncNow()
    await engine.stop()
    if ((await engineTable(db, 'outbox').count()) > 0) throw new Error('Some changes still wait to be sent.')
  } finally {
    db.close()
  }
}
