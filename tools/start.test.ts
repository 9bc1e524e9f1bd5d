import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** A project in miniature: the start script, a server that tells what it was given, a build that leaves a page. */
let root: string

const server = `
  process.on('SIGTERM', () => { console.log('stopping on SIGTERM'); process.exit(3) })
  process.on('SIGINT', () => { console.log('stopping on SIGINT'); process.exit(0) })
  const told: string[] = process.argv.slice(2)
  console.log(JSON.stringify({ told, folder: process.cwd(), setting: process.env.RAMP }))
  if (told.includes('--wait')) setInterval(() => {}, 1000)
  else process.exit(Number(told[1] ?? 0))
`

const put = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'ramplight-start-')))
  mkdirSync(join(root, 'tools'))
  cpSync(join(import.meta.dirname, 'start.mjs'), join(root, 'tools', 'start.mjs'))
  put('package.json', JSON.stringify({ type: 'module', scripts: { build: 'node build.mjs' } }))
  put(
    'build.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs'; mkdirSync('apps/web/dist', { recursive: true }); writeFileSync('apps/web/dist/index.html', '')`,
  )
  put('apps/server/src/main.ts', server)
  put('apps/web/src/main.tsx', '')
  put('packages/domain/src/engine.ts', '')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const start = (args: string[] = [], options: string[] = []) =>
  spawnSync(process.execPath, [...options, join(root, 'tools', 'start.mjs'), ...args], { encoding: 'utf8', cwd: tmpdir() })

const setAge = (path: string, secondsFromNow: number) =>
  utimesSync(join(root, path), Date.now() / 1000 + secondsFromNow, Date.now() / 1000 + secondsFromNow)

describe('the start', () => {
  test('builds the web app when it is missing, then hands arguments and the exit code through', () => {
    const { stdout, status } = start(['--demo', '42'])
    expect(stdout.split('\n')[0]).toBe('Building the web app…')
    expect(JSON.parse(stdout.split('\n')[1]!)).toEqual({ told: ['--demo', '42'], folder: root })
    expect(status).toBe(42)
  })

  test.each([['apps/web/src/main.tsx'], ['packages/domain/src/engine.ts']])('builds again only after %s has changed', (source) => {
    start()
    setAge(source, -60)
    expect(start().stdout).not.toContain('Building')
    setAge(source, 60)
    expect(start().stdout).toContain('Building')
  })

  test('a failed build stops the start', () => {
    put('build.mjs', 'process.exit(9)')
    const { stdout, stderr, status } = start()
    expect(stdout).not.toContain('told')
    expect(stderr).toContain('The web app could not be built; the reason is above.')
    expect(status).toBe(9)
  })

  test('settings in .env reach the server', () => {
    put('.env', 'RAMP=north\n')
    expect(start().stdout).toContain('"setting":"north"')
  })

  test.each([
    ['SIGTERM', 3],
    ['SIGINT', 0],
  ] as const)('%s reaches the server, and its exit code comes back', async (signal, expected) => {
    start()
    const child = spawn(process.execPath, [join(root, 'tools', 'start.mjs'), '--wait'])
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('told') && !said.includes('stopping')) child.kill(signal)
    })
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(expected)
    expect(said).toContain(`stopping on ${signal}`)
  })
})

describe('on a Node that is too old', () => {
  const old = ['--import', `data:text/javascript,Object.defineProperty(process, 'version', { value: 'v20.19.0' })`]

  test('the Node among the dependencies runs the server', () => {
    mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true })
    symlinkSync(process.execPath, join(root, 'node_modules', '.bin', 'node'))
    expect(start([], old).stdout).toContain('"told":[]')
  })

  test('without one it says what is needed and ends', () => {
    const { stdout, stderr, status } = start([], old)
    expect(stderr).toBe('Ramplight needs Node 22.18 or newer; this is v20.19.0. Install it from https://nodejs.org, then start again.\n')
    expect(stdout).toBe('')
    expect(status).toBe(1)
  })
})
