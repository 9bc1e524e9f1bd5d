import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { openAsApp } from './embedded/app-role.ts'
import { findBinaries } from './embedded/binaries.ts'
import { prepareCluster } from './embedded/cluster.ts'
import { closeDoor, type Door, type ServerAddress } from './embedded/door.ts'
import { choosePlace } from './embedded/place.ts'
import { takeRunningLock } from './embedded/running-lock.ts'
import { reachServer, stopServer } from './embedded/server.ts'
import type { SystemUser } from './embedded/system-user.ts'

export type { ServerAddress } from './embedded/door.ts'
export { DatabaseStartError } from './embedded/errors.ts'

export type EmbeddedPostgresOptions = {
  /** Folder of the product's data; the cluster is in `postgres` below it, or elsewhere when that cannot be (`place.ts`). */
  dataDir: string
  log: (line: string) => void
  /** Made when missing. */
  database?: string
  /** For tests: faster, and lost in a power cut. */
  throwaway?: boolean
  /** Where the binaries are, instead of the installed package. */
  nativeDir?: string
  /** Where root keeps what an unprivileged user has to reach. */
  systemDir?: string
  /** As whom root runs a new cluster. */
  runAs?: SystemUser
}

export type EmbeddedPostgres = {
  /** For `pg.Pool` and `pg.Client`; as a role that is no superuser. */
  connection: ServerAddress
  /** Stops the server in order and waits for it. May be called more than once. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that comes with the product, or attaches to the one a killed process left running. Refuses
 * when a living process uses the same data. Throws a `DatabaseStartError` with one line for the person at the terminal.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, database = 'ramplight', throwaway = false, systemDir = '/var/lib/ramplight' } = options
  const began = Date.now()
  const place = choosePlace({ dataDir: resolve(dataDir), nativeDir: options.nativeDir ?? findBinaries(), systemDir, runAs: options.runAs })
  const state = await prepareCluster(place, !throwaway)
  const settings = throwaway ? { ...common, ...fast } : { ...common, ...durable }

  let stopping: Promise<void> | undefined
  let recovering: Promise<void> | undefined
  let door: Door
  let lock: pg.Client

  const enter = async (again?: Door) => {
    door = await reachServer(place, settings, again)
    lock = await takeRunningLock(door.address, dataDir, recover)
  }

  /** The server is gone or restarted itself, and the lock with it. Weigh-ins go on, so it is brought back. */
  const bringBack = async () => {
    while (!stopping) {
      log('The connection to PostgreSQL was lost; starting it again.')
      try {
        await enter(door)
        return log('PostgreSQL is back.')
      } catch (error) {
        log(String(error))
        await delay(1_000)
      }
    }
  }

  const recover = () => {
    recovering = bringBack()
  }

  const stop = async () => {
    await recovering
    await stopServer(place)
    await lock.end().catch(() => {})
    closeDoor(door)
  }

  await enter()
  let connection: ServerAddress
  try {
    connection = await openAsApp(door!.address, database, throwaway)
  } catch (error) {
    stopping = stop()
    await stopping
    throw error
  }
  const user = place.runAs ? `, as the user ${place.runAs.name}` : ''
  log(`PostgreSQL is ready after ${Date.now() - began} ms, with ${state} data in ${place.clusterDir}${user}.`)
  return {
    connection,
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}

const common = { timezone: 'UTC', log_timezone: 'UTC', jit: 'off', max_connections: '100' }

/** An acknowledged weigh-in survives a power cut. macOS keeps data in the drive's cache unless told to write through. */
const durable = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  ...(process.platform === 'linux' && { wal_sync_method: 'fdatasync' }),
  ...(process.platform === 'darwin' && { wal_sync_method: 'fsync_writethrough' }),
}

const fast = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }
