import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { ServerAddress } from './door.ts'
import { alreadyRunning } from './errors.ts'
import { isAlive } from './postmaster.ts'

/** Any two fixed numbers; they name the lock "one Ramplight on this data". */
const lockName = [0x52414d50, 1]
const applicationName = 'ramplight process '

/**
 * One running product per cluster, by a lock that a session of the database holds. The session ends with the process
 * however it dies, `kill -9` included, and no number of a dead process is left behind to be mistaken for a live one.
 * A living holder is refused at once; a holder that just died gets a moment to be noticed.
 */
export async function takeRunningLock(address: ServerAddress, dataDir: string, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ ...address, application_name: `${applicationName}${process.pid}`, keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    for (const deadline = Date.now() + 5_000; ; await delay(50)) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', lockName)
      if (rows[0]?.taken) break
      const holder = await findHolder(client)
      if (holder !== undefined && (isAlive(holder) || Date.now() > deadline)) throw alreadyRunning(dataDir, holder)
      if (Date.now() > deadline) throw alreadyRunning(dataDir, undefined)
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  client.once('end', onLost)
  return client
}

async function findHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = $1::int8::oid and l.objid = $2::int8::oid and l.objsubid = 2`,
    lockName,
  )
  const pid = Number(rows[0]?.name.slice(applicationName.length))
  return pid > 0 ? pid : undefined
}
