import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** For every launch: works as root and in containers with a small /dev/shm, and does not talk to the outside by itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Log = (line: string) => void

/**
 * A Chromium to test with: $CHROMIUM_PATH, one that is installed, the distribution's (installed here and now when we
 * are root on a Debian), or the one that comes as an npm package.
 */
export async function findChromium(log: Log = console.error): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !runs(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which cannot be run.`)
  const found = chosen || installedChromium() || debianChromium(log) || packagedChromium(log)
  if (!found) throw new Error('There is no Chromium on this machine. Install one, or set CHROMIUM_PATH to its program.')
  return found
}

const SHELL = 'chromium-headless-shell'
const DEBIAN = ['chromium', SHELL]

/**
 * The same Chromium without its windows, for pages nobody looks at: a story takes three quarters of the time. It has no notifications. $CHROMIUM_PATH
 * speaks for all; where there is no such program, and none of Debian's can be installed, the stories run in the whole one.
 */
export async function findHeadlessShell(log: Log = console.error): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findChromium(log)
  const installed = () => ['/usr/bin', '/usr/local/bin'].map((folder) => join(folder, SHELL)).find(runs)
  const found = installed()
  if (found) return found
  debianChromium(log)
  return installed() ?? findChromium(log)
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

export function installedChromium(): string | undefined {
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const applications = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...applications].find(runs)
}

/** Debian's package. Ubuntu's of the same name only points at its snap store, which is why the result is tried. */
export function debianChromium(log: Log): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  log('Installing Chromium with apt-get…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const get = (...args: string[]) => {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) log(`apt-get ${args[0]} did not work: ${stderr?.trim().split('\n').at(-1) ?? ''}`)
    return status === 0
  }
  const install = (packages: string[]) => get('install', '-y', '--no-install-recommends', ...packages)
  // Both at once are of one version. Older releases have no shell.
  if (!get('update') || !(install(DEBIAN) || install(DEBIAN.slice(0, 1)))) return undefined
  return installedChromium()
}

/**
 * The Chromium of the package `@sparticuz/chromium`, x64 Linux only. It is made for a cloud's functions: told to be in
 * one it also unpacks the libraries and fonts a bare machine lacks. They are found through the environment, so a small
 * script sets it and starts the browser: its path works wherever a path is expected.
 */
export function packagedChromium(log: Log, cacheDir = join(root, 'node_modules', '.cache')): string | undefined {
  const manifest = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json')
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return undefined
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const home = join(cacheDir, `chromium-${version}`)
  if (!existsSync(home)) unpack(home, log)
  const program = join(home, 'chromium.sh')
  return runs(program) ? program : undefined
}

/** Unpacked aside and renamed, so an interrupted one is never used. In a process of its own, whose environment the package changes. */
function unpack(home: string, log: Log) {
  log('Unpacking Chromium…')
  mkdirSync(join(home, '..'), { recursive: true })
  const unfinished = mkdtempSync(`${home}.`)
  const program = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()"
  const env = { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) log(`Chromium could not be unpacked: ${stderr.trim().split('\n').at(-1)}`)
  writeFileSync(join(unfinished, 'chromium.sh'), launcher)
  chmodSync(join(unfinished, 'chromium.sh'), 0o755)
  if (status === 0 && !existsSync(home)) renameSync(unfinished, home)
  else rmSync(unfinished, { recursive: true, force: true })
}

const launcher = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-$here/fonts}"
exec "$here/chromium" "$@"
`

/** Being there is not enough: Ubuntu's stub, a missing library or another processor's build show only when run. */
function runs(program: string): boolean {
  return existsSync(program) && spawnSync(program, ['--version', '--no-sandbox'], { timeout: 20_000, stdio: 'ignore' }).status === 0
}

if (import.meta.main) console.log(await findChromium())
