import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { notPermitted } from './errors.ts'
import { canReach, type SystemUser, unprivilegedUser, userWithId } from './system-user.ts'

/** Where everything is, and as whom it runs. */
export type Place = {
  /** PostgreSQL's data directory. */
  clusterDir: string
  nativeDir: string
  /** Undefined: as whoever we are. */
  runAs: SystemUser | undefined
}

export type PlaceWish = { dataDir: string; nativeDir: string; systemDir: string; runAs?: SystemUser | undefined }

/**
 * As an ordinary user: `<dataDir>/postgres`. As root PostgreSQL runs as an unprivileged user, who cannot get into a
 * folder below, for instance, root's home: then the cluster goes to `<systemDir>/<hash of dataDir>/postgres`. A
 * cluster that exists is always found again, and runs as the user who owns it.
 */
export function choosePlace(wish: PlaceWish): Place {
  const { dataDir, here, away } = candidates(wish)
  if (process.getuid?.() !== 0) {
    if (process.getuid && existsSync(here) && statSync(here).uid !== process.getuid())
      throw notPermitted(`${here} belongs to another user. Start as that user, or set DATA_DIR to another folder.`)
    return { clusterDir: here, nativeDir: wish.nativeDir, runAs: undefined }
  }
  const existing = [here, away].filter((dir) => existsSync(join(dir, 'PG_VERSION')))
  const owner = existing[0] && statSync(existing[0])
  const runAs = owner && owner.uid !== 0 ? userWithId(owner.uid, owner.gid) : (wish.runAs ?? unprivilegedUser())
  return { clusterDir: chooseCluster(dataDir, here, away, existing, runAs), nativeDir: reachableBinaries(wish, runAs), runAs }
}

function candidates({ dataDir, systemDir }: PlaceWish) {
  mkdirSync(dataDir, { recursive: true })
  const real = realpathSync(dataDir)
  const hash = createHash('sha256').update(real).digest('hex').slice(0, 12)
  return { dataDir: real, here: join(real, 'postgres'), away: join(systemDir, hash, 'postgres') }
}

function chooseCluster(dataDir: string, here: string, away: string, existing: string[], runAs: SystemUser): string {
  const reachable = canReach(runAs, dataDir)
  if (existing.includes(here) && reachable) return here
  if (existing.includes(away)) return away
  // An empty cluster elsewhere would look like all data were gone.
  if (existing.includes(here))
    throw notPermitted(`The user ${runAs.name}, who owns ${here}, can no longer enter the folders above it. Allow that with chmod o+x.`)
  if (reachable && canOwn(dataDir, runAs)) return here
  makeOpen(join(away, '..', '..'))
  makeOpen(join(away, '..'))
  return away
}

/** Shared folders of virtual machines and network drives often refuse or ignore a change of owner. */
function canOwn(dir: string, user: SystemUser): boolean {
  const probe = mkdtempSync(join(dir, '.owner-'))
  try {
    chownSync(probe, user.uid, user.gid)
    return statSync(probe).uid === user.uid
  } catch {
    return false
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

/** The binaries as they are, or a copy of them when the user cannot get at the project's folder. */
function reachableBinaries({ nativeDir, systemDir }: PlaceWish, runAs: SystemUser): string {
  const needed = ['bin/postgres', 'bin/initdb', 'bin/pg_ctl', 'lib', 'share'].map((path) => join(nativeDir, path))
  if (needed.every((path) => canReach(runAs, realpathSync(path)))) return nativeDir
  const { version } = JSON.parse(readFileSync(join(nativeDir, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(systemDir, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  makeOpen(systemDir)
  // Copied aside and renamed, so a copy that was interrupted is never taken for a whole one.
  const unfinished = mkdtempSync(`${copy}.`)
  cpSync(nativeDir, unfinished, { recursive: true, verbatimSymlinks: true })
  makeReadable(unfinished)
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

function makeOpen(dir: string) {
  mkdirSync(dir, { recursive: true })
  chmodSync(dir, 0o755)
}

/** A strict umask at `npm ci` leaves files that only root can read, and a copy keeps their modes. */
function makeReadable(dir: string) {
  chmodSync(dir, 0o755)
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
}
