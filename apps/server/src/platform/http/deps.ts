import type { Actor } from '@ramplight/domain/policies/subjects'
import type { Pool } from 'pg'
import type { Histories } from '../audit/history.ts'
import type { Db } from '../database/types.ts'
import type { LiveHub } from '../realtime/live-hub.ts'
import type { Synced } from '../sync/synced-family.ts'

/** Everything the application is put together from. Built once in `main.ts`, built per file in tests. */
export type Deps = Histories & {
  db: Db
  pool: Pool
  live: LiveHub
  /** What devices keep copies of; filled where routes are made. */
  sync: Synced
  /** Injected so that tests own the clock. */
  now: () => Date
  /** Turns a bearer token into who asks; null when there is none or it no longer counts. */
  authenticate: (token: string | null) => Promise<Actor | null>
  /** Key of this installation for signing tokens. */
  signingKey: Uint8Array
  demo: boolean
}

/** Who writes, when, from where: goes into every audit line. `impersonator` is the admin who works as this person. */
export type Doer = { id: string | null; at: string; device: string | null; impersonator?: string | null }
