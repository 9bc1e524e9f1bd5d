import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { closeDoor, type Door, doorOf, openDoor, type ServerAddress } from './door.ts'
import { startFailed } from './errors.ts'
import type { Place } from './place.ts'
import { disownStalePidFile, removeEmptyPidFile, runningPostmaster } from './postmaster.ts'
import { runProgram, spawnOptions } from './run-program.ts'

/** Recovery after a power cut replays the log first; a long one is no reason to give up. */
const patienceMs = 120_000
/** Workers of a server that was killed notice it by themselves; on a busy machine not at once. */
const leftoversMs = 20_000

/**
 * Comes to a server that answers: the one that runs on the cluster (its Node may have been killed), or a new one.
 * Given a door, a new server is opened there again, so that connections of this process keep their address.
 */
export async function reachServer(place: Place, settings: Record<string, string>, door?: Door): Promise<Door> {
  let started: Started | undefined
  const leftoversUntil = Date.now() + leftoversMs
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(20)) {
    const running = runningPostmaster(place.clusterDir)
    if (running) {
      const found = doorOf(running, place)
      if (!found || !(await answers(found.address))) continue
      // Another start was faster: ours ended by itself, its door leads nowhere.
      if (started && started.door.address.host !== found.address.host) closeDoor(started.door)
      return found
    } else if (!started) {
      started = startServer(place, settings, door ?? (await openDoor(place)))
    } else if (started.ended !== undefined && willPass(place) && Date.now() < leftoversUntil) {
      await delay(200)
      started = startServer(place, settings, started.door)
    } else if (started.ended !== undefined) {
      // Only now is it certain that no other start was faster and took the cluster.
      if (!door) closeDoor(started.door)
      throw startFailed('PostgreSQL did not start', `${started.ended}. ${lastLines(logFile(place))}`)
    }
  }
  throw startFailed('PostgreSQL does not answer', lastLines(logFile(place)))
}

/** Stops whatever server runs on the cluster, in order, and waits for it. */
export async function stopServer({ clusterDir, nativeDir, runAs }: Place) {
  if (!runningPostmaster(clusterDir)) return
  const { output } = await runProgram(join(nativeDir, 'bin', 'pg_ctl'), ['stop', '-D', clusterDir, '-m', 'fast', '-w', '-t', '60'], runAs)
  // pg_ctl answers when the pid file is gone; the process ends a moment later.
  for (let i = 0; i < 100 && runningPostmaster(clusterDir); i++) await delay(20)
  if (runningPostmaster(clusterDir)) throw startFailed('PostgreSQL did not stop', output)
}

/**
 * What PostgreSQL says of its own accord before long: until the last worker of a killed server is gone it refuses to touch the
 * data, while its file is empty another server may be starting, and a server that was faster than ours may be gone by now: a
 * product had started it, and was killed a moment later.
 */
const willPass = (place: Place) =>
  /pre-existing shared memory block|lock file "postmaster\.pid" is empty|Is another postmaster/.test(lastLines(logFile(place)))

type Started = { door: Door; ended: string | undefined }

/** `detached`: Ctrl-C in the terminal must reach us alone; we then stop the server when nobody needs it any more. */
function startServer(place: Place, settings: Record<string, string>, door: Door): Started {
  disownStalePidFile(place.clusterDir)
  removeEmptyPidFile(place.clusterDir)
  const started: Started = { door, ended: undefined }
  const options = Object.entries({ ...settings, ...door.settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(place)
  const child = spawn(join(place.nativeDir, 'bin', 'postgres'), ['-D', place.clusterDir, ...options], {
    ...spawnOptions(place.runAs, place.clusterDir),
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.once('error', (error) => {
    started.ended = error.message
  })
  child.once('exit', (code, signal) => {
    started.ended ??= `It ended with ${signal ?? code}`
  })
  child.unref()
  closeSync(log)
  return started
}

async function answers(address: ServerAddress): Promise<boolean> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    // 57P03: starting up or shutting down. 57P01: shut down while we were talking.
    const passing = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P03', '57P01']
    if (passing.includes(String((error as { code?: unknown }).code)) || /timeout|terminated/i.test(String(error))) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

const logFile = ({ clusterDir }: Place) => join(dirname(clusterDir), 'postgres.log')

/** Appends to the log; a big one is put aside first, so at most two are kept. */
function openLog(place: Place): number {
  const file = logFile(place)
  if (existsSync(file) && statSync(file).size > 5_000_000) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

function lastLines(file: string): string {
  if (!existsSync(file)) return ''
  return readFileSync(file, 'utf8').trim().split('\n').slice(-4).join(' | ')
}
