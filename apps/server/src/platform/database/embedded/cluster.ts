import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { noBinaries, notPermitted, startFailed } from './errors.ts'
import type { Place } from './place.ts'
import { runProgram } from './run-program.ts'

export const superuser = 'ramplight'

/** Makes the cluster unless it is there. Answers whether it is new; throws when it is of another major version. */
export async function prepareCluster(place: Place, durable: boolean): Promise<'new' | 'existing'> {
  const major = await majorVersion(place)
  const versionFile = join(place.clusterDir, 'PG_VERSION')
  if (!existsSync(versionFile)) {
    await initialise(place, durable)
    return 'new'
  }
  const found = readFileSync(versionFile, 'utf8').trim()
  if (found !== major)
    throw startFailed(`${place.clusterDir} was made by PostgreSQL ${found}`, `this version brings PostgreSQL ${major} and cannot read it`)
  return 'existing'
}

/** Password for the loopback door; unix sockets are guarded by their folder and need none. */
export const passwordFile = (clusterDir: string) => join(clusterDir, 'ramplight-password')

async function majorVersion({ nativeDir, runAs }: Place): Promise<string> {
  const platform = `${process.platform}-${process.arch}`
  // With musl instead of glibc the files are there and yet cannot be run: the spawn fails, or the loader complains.
  const { code, output } = await runProgram(join(nativeDir, 'bin', 'postgres'), ['--version'], runAs).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPERM')
        throw notPermitted(`This process may not start PostgreSQL as the user ${runAs?.name}. Start as an ordinary user.`)
      throw noBinaries(platform, error)
    },
  )
  const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1]
  if (code !== 0 || !major) throw noBinaries(platform, output)
  return major
}

/**
 * `initdb` works in a folder of its own, which is renamed when it is whole: a start killed half-way leaves nothing
 * that looks like a cluster, and of two starts at once one wins.
 */
async function initialise({ clusterDir, nativeDir, runAs }: Place, durable: boolean) {
  const parent = dirname(clusterDir)
  removeAbandoned(parent)
  const unfinished = mkdtempSync(`${clusterDir}.new-`)
  const secret = `${unfinished}.password`
  try {
    writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 })
    for (const path of runAs ? [unfinished, secret] : []) chownSync(path, runAs!.uid, runAs!.gid)
    const args = ['-D', unfinished, '-U', superuser, '-E', 'UTF8', '--no-locale', '--data-checksums']
    const auth = process.platform === 'win32' ? ['-A', 'scram-sha-256', '--pwfile', secret] : ['-A', 'trust']
    const { code, output } = await runProgram(
      join(nativeDir, 'bin', 'initdb'),
      [...args, ...auth, ...(durable ? [] : ['--no-sync'])],
      runAs,
    )
    if (code !== 0) throw startFailed(`No database could be made in ${clusterDir}`, output)
    if (process.platform === 'win32') renameSync(secret, passwordFile(unfinished))
    renameSync(unfinished, clusterDir)
    if (durable) syncFolder(parent)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(join(clusterDir, 'PG_VERSION'))) throw error
  } finally {
    rmSync(secret, { force: true })
  }
}

/** Without this a power cut could take the new name away again. Windows cannot open folders. */
function syncFolder(dir: string) {
  if (process.platform === 'win32') return
  const handle = openSync(dir, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** Unfinished folders of starts that were killed; an hour is far beyond any `initdb` that still runs. */
function removeAbandoned(parent: string) {
  for (const name of readdirSync(parent)) {
    const path = join(parent, name)
    if (basename(path).startsWith('postgres.new-') && Date.now() - statSync(path).mtimeMs > 3_600_000)
      rmSync(path, { recursive: true, force: true })
  }
}
