import { newId } from '@ramplight/contract/kernel/new-id'
import { nothingSynced } from '#platform/http/deps'
import { authenticator, INSTALLATION, installationSecret, signingKey } from './features/people/auth/sessions.ts'
import { noHistories } from './platform/audit/history.ts'
import type { Database } from './platform/database/database.ts'
import { eventKeyOf, newEventKey } from './platform/event-key.ts'
import { NO_FILES } from './platform/file-store/files-here.ts'
import type { AppDeps } from './platform/http/deps.ts'
import { NO_CARRIERS } from './platform/outgoing/carriers.ts'
import { heardByNobody } from './platform/outgoing/heard.ts'
import { newVapidKey, vapidOf } from './platform/outgoing/vapid.ts'
import type { LiveHub } from './platform/realtime/live-hub.ts'

/** Puts together what every feature gets, by one clock. */
export async function makeDeps(database: Pick<Database, 'db' | 'pool'>, live: LiveHub, now: () => Date, demo = false): Promise<AppDeps> {
  const key = await signingKey(database.db, now())
  return {
    ...noHistories(),
    outside: database.db,
    pool: database.pool,
    live,
    sync: nothingSynced(),
    tournamentsChanged: [],
    now,
    authenticate: authenticator(database.db, key, now),
    signingKey: key,
    vapid: vapidOf(await installationSecret(database.db, 'vapid-key', newVapidKey, now())),
    eventKey: eventKeyOf(await installationSecret(database.db, 'event-file-key', newEventKey, now())),
    installation: await installationSecret(database.db, INSTALLATION, newId, now()),
    attention: new Map(),
    demo,
    carriers: NO_CARRIERS,
    cards: null,
    publicUrl: null,
    mapTiles: null,
    heard: heardByNobody(),
    files: NO_FILES,
  }
}
