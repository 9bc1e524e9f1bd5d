// Plain JavaScript on purpose: this file has to run on the Node of the machine, however old, to find a newer one.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const needed = [22, 18]

start()

function start() {
  const node = findNode()
  if (!node) {
    console.error(
      `Ramplight needs Node ${needed.join('.')} or newer; this is ${process.version}. Install it from https://nodejs.org, then start again.`,
    )
    process.exit(1)
  }
  if (webIsOutdated()) buildWeb(node)
  runServer(node)
}

/** This Node if it can run TypeScript, else the one among the dependencies. */
function findNode() {
  if (isNewEnough(process.version)) return process.execPath
  const own = join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(own)) return undefined
  const asked = spawnSync(own, ['--version'], { encoding: 'utf8' })
  return asked.status === 0 && isNewEnough(asked.stdout) ? own : undefined
}

function isNewEnough(version) {
  const [major, minor] = version.trim().slice(1).split('.').map(Number)
  return major > needed[0] || (major === needed[0] && minor >= needed[1])
}

function webIsOutdated() {
  const built = join(root, 'apps', 'web', 'dist', 'index.html')
  if (!existsSync(built)) return true
  const builtAt = statSync(built).mtimeMs
  return ['apps/web', 'packages'].some((dir) => hasNewer(join(root, dir), builtAt))
}

function hasNewer(dir, time) {
  return readdirSync(dir, { withFileTypes: true }).some((entry) => {
    if (['node_modules', 'dist', 'coverage'].includes(entry.name) || /^\.|\.tsbuildinfo$/.test(entry.name)) return false
    const path = join(dir, entry.name)
    if (!entry.isDirectory()) return statSync(path).mtimeMs > time
    return hasNewer(path, time)
  })
}

function buildWeb(node) {
  console.log('Building the web app…')
  // The tools of the build find the same Node first, whatever the machine has.
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` }
  const { status, error, stdout, stderr } = spawnSync('npm', ['run', '-s', 'build'], {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  // What a build has to say matters only when it fails.
  console.error(`${stdout ?? ''}${stderr ?? ''}`)
  console.error(error ? `The web app could not be built: ${error.message}` : 'The web app could not be built; the reason is above.')
  process.exit(status || 1)
}

/** The server is this process to whoever started it: it gets the arguments and the signals, and gives the exit code. */
function runServer(node) {
  const envFile = join(root, '.env')
  const settings = existsSync(envFile) ? [`--env-file=${envFile}`] : []
  const main = join(root, 'apps', 'server', 'src', 'main.ts')
  // What was compiled once is not compiled at the next start: a fifth of the way to the first answer.
  const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env }
  const server = spawn(node, [...settings, main, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env })
  // Ctrl-C reaches the server through the terminal as well; it has to take a second signal calmly.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.once('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exit(1)
  })
  server.once('exit', (code, signal) => {
    if (!signal) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
