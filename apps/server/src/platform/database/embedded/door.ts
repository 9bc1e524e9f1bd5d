import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { passwordFile, superuser } from './cluster.ts'
import type { Place } from './place.ts'
import { type Postmaster, readPidFile, runningPostmaster } from './postmaster.ts'

/** How this process talks to the server: given to `pg.Pool` or `pg.Client` as it is. */
export type ServerAddress = { host: string; port: number; user: string; database: string; password: string | undefined; ssl: false }

/** A way in that a server of ours is started with: the settings that open it and the address behind it. */
export type Door = { settings: Record<string, string>; address: ServerAddress }

const prefix = 'ramplight-'

/**
 * A door for a new server. On Linux and macOS a unix socket in a folder only we can enter, so nothing listens on the
 * network, no port can clash and no password is needed. The folder is in the temporary folder, not in the data: a
 * socket's path may have 107 characters at most. On Windows, not tried, loopback with a random password.
 */
export async function openDoor({ clusterDir, runAs }: Place): Promise<Door> {
  if (process.platform === 'win32') return loopbackDoor(clusterDir, await freePort())
  const last = readPidFile(clusterDir)
  // In this order: of two starts at once, the slower must not take the faster one's socket for a leftover.
  if (last && !runningPostmaster(clusterDir)) removeSocketFolder(last.socketDir)
  // TMPDIR is often private to one user; /tmp is short and everybody can get there.
  const dir = mkdtempSync(join(existsSync('/tmp') ? '/tmp' : tmpdir(), prefix))
  chmodSync(dir, 0o700)
  if (runAs) chownSync(dir, runAs.uid, runAs.gid)
  return socketDoor(dir)
}

/** The door of a server that runs already; undefined while it is still being built. */
export function doorOf(postmaster: Postmaster, { clusterDir }: Place): Door | undefined {
  if (process.platform === 'win32') return loopbackDoor(clusterDir, postmaster.port)
  return postmaster.socketDir ? socketDoor(postmaster.socketDir) : undefined
}

/** Removes what `openDoor` made, never anything else. */
export function closeDoor(door: Door | undefined) {
  removeSocketFolder(door?.settings.unix_socket_directories)
}

function removeSocketFolder(dir: string | undefined) {
  if (dir && basename(dir).startsWith(prefix)) rmSync(dir, { recursive: true, force: true })
}

const socketDoor = (dir: string): Door => ({
  settings: { listen_addresses: '', unix_socket_directories: dir, unix_socket_permissions: '0700', port: '5432' },
  address: { host: dir, port: 5432, user: superuser, database: 'postgres', password: undefined, ssl: false },
})

function loopbackDoor(clusterDir: string, port: number): Door {
  const password = readFileSync(passwordFile(clusterDir), 'utf8')
  return {
    settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) },
    address: { host: '127.0.0.1', port, user: superuser, database: 'postgres', password, ssl: false },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
