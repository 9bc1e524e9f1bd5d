import { text } from 'node:stream/consumers'
import type pg from 'pg'
import type { FileStore } from '#platform/file-store/file-store'
import type { AppDeps } from '#platform/http/deps'
import { sha256 } from '#platform/sha256'

/** Says in the store whose files these are. Its key looks like no key of a file, so that no sweep takes it. */
export const OWNER_KEY = 'installation/owner.json'

/** The installation is a row of the database and goes along with a copy of it; the database is what a copy has of its own. */
type Owner = { installation: string; database: string; since: string }

/** What the store says (null: nothing yet), who asks, and whether that is the same. `code`: what an operator confirms this pair by. */
export type Ownership = { said: Owner | null; asks: Owner; isTheirs: boolean; code: string }

export async function ownershipOf({ installation, pool, files: { store }, now }: AppDeps): Promise<Ownership> {
  const asks: Owner = { installation, database: await databaseOf(pool), since: now().toISOString() }
  const said = await ownerIn(store)
  const isTheirs = said?.installation === asks.installation && said.database === asks.database
  const pair = [said?.installation, said?.database, said?.since, asks.installation, asks.database].join(' ')
  return { said, asks, isTheirs, code: sha256(pair).slice(0, 8) }
}

/** From now on these files are theirs. A code that was confirmed before is worth nothing any more. */
export const takeStore = (store: FileStore, { asks }: Ownership): Promise<void> =>
  store.put(OWNER_KEY, Buffer.from(JSON.stringify(asks)), 'application/json')

async function ownerIn(store: FileStore): Promise<Owner | null> {
  const stream = await store.open(OWNER_KEY)
  return stream && (JSON.parse(await text(stream)) as Owner)
}

/** The server of the database and its number there: a copy of a database on another server, or beside this one, is another one. */
async function databaseOf(pool: pg.Pool): Promise<string> {
  const { rows: may } = await pool.query<{ may: boolean }>(`select has_function_privilege('pg_control_system()', 'execute') as may`)
  const server = may[0]!.may ? '(select system_identifier::text from pg_control_system())' : `'?'`
  const { rows } = await pool.query<{ name: string }>(
    `select ${server} || '/' || oid as name from pg_database where datname = current_database()`,
  )
  return rows[0]!.name
}
