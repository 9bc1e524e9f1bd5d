import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A PostgreSQL server process, as its `postmaster.pid` describes it. */
export type Postmaster = {
  pid: number
  port: number
  /** Missing while the server is only just starting. */
  socketDir: string | undefined
}

/** The server that runs on this cluster now, whoever started it. */
export function runningPostmaster(clusterDir: string): Postmaster | undefined {
  const described = readPidFile(clusterDir)
  return described && isServerOf(described.pid, clusterDir) ? described : undefined
}

/** The server that ran last, if it did not tidy up; it may be gone. */
export function readPidFile(clusterDir: string): Postmaster | undefined {
  try {
    const [pid, , , port, socketDir] = readFileSync(pidFile(clusterDir), 'utf8').split('\n')
    return Number(pid) > 0 ? { pid: Number(pid), port: Number(port), socketDir: socketDir || undefined } : undefined
  } catch {
    return undefined
  }
}

/**
 * After a crash, above all in containers, the process number in `postmaster.pid` often belongs to an unrelated
 * process by now, and PostgreSQL would refuse to start. Deleting the file would also lose its check for leftover
 * server processes. So our own number is written into it: PostgreSQL never mistakes its parent for a rival.
 */
export function disownStalePidFile(clusterDir: string) {
  const described = readPidFile(clusterDir)
  if (!described || !isAlive(described.pid) || isServerOf(described.pid, clusterDir)) return
  const file = pidFile(clusterDir)
  const rest = readFileSync(file, 'utf8').split('\n').slice(1)
  // Written aside: killed in the middle it would leave an empty file, and PostgreSQL starts beside none.
  const { mode, uid, gid } = statSync(file)
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, [String(process.pid), ...rest].join('\n'))
  chmodSync(aside, mode)
  if (process.getuid?.() === 0) chownSync(aside, uid, gid)
  renameSync(aside, file)
}

/** A server that only just starts has made its file and writes into it in the next moment. */
const beingWrittenMs = 3_000

/**
 * A power cut can leave `postmaster.pid` empty, and PostgreSQL then refuses to start until a person deletes it. A file that stays
 * empty belongs to no server; a server that is left over keeps its shared memory, which PostgreSQL looks for by itself.
 */
export function removeEmptyPidFile(clusterDir: string) {
  try {
    const { size, mtimeMs } = statSync(pidFile(clusterDir))
    if (size === 0 && Math.abs(Date.now() - mtimeMs) > beingWrittenMs) rmSync(pidFile(clusterDir))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const pidFile = (clusterDir: string) => join(clusterDir, 'postmaster.pid')

function isServerOf(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false
  const command = commandOf(pid)
  // When the system will not tell, the careful answer is yes: nothing is then started beside it.
  return command === undefined || (basename(command.split(/[\0 ]/)[0] ?? '').startsWith('postgres') && command.includes(clusterDir))
}

/** Empty for a process that ended and was not collected by its parent. */
function commandOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (process.platform === 'win32') return undefined
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return isAlive(pid) ? undefined : ''
  }
}
