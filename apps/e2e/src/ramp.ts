import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { type ApiClient, apiClient } from '@ramplight/contract/kernel/api-client'
import { authCalls } from '@ramplight/contract/people/auth'
import { userCalls } from '@ramplight/contract/people/users'

export const PASSWORD = 'Blast-off-at-5am!'
export type Somebody = { id: string; email: string; token: string; name: string }

/** The product as it is started by hand, on a database of its own, that a test may stop and start again. */
export type EmptyRamp = {
  address: string
  api: ApiClient
  stop: (signal?: NodeJS.Signals) => Promise<void>
  start: () => Promise<void>
}
/** A ramp whose first administrator is there, and who makes the people a story needs. */
export type Ramp = EmptyRamp & {
  admin: Somebody
  aDirector: (name: string) => Promise<Somebody>
  anAngler: (name: string) => Promise<Somebody>
}

type Opened = { ramp: EmptyRamp; close: () => Promise<void> }

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** `webRoot`: another build of the web app than the one of this checkout. */
export async function openRamp({ webRoot }: { webRoot?: string } = {}): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ramplight-e2e-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const api = apiClient(address)
  let server: ChildProcess | null = null
  let wasKilled = false
  const end = () => server?.kill('SIGTERM')
  process.once('exit', end)

  async function start() {
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...(webRoot ? { WEB_ROOT: webRoot } : {}) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    server = child
    await new Promise<void>((resolve, reject) => {
      let said = ''
      child.stdout?.on('data', (text: Buffer) => {
        said += text
        if (said.includes('Ramplight is ready')) resolve()
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
    wasKilled = false
  }
  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    const child = server
    if (!child || child.exitCode !== null) return
    server = null
    wasKilled = signal === 'SIGKILL'
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  }

  await start()
  return {
    ramp: { address, api, start, stop },
    close: async () => {
      // Only a server that starts again takes the database of a killed one with it.
      if (wasKilled) await start()
      await stop()
      process.off('exit', end)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The first visit, done through the API. */
export async function withAdmin(ramp: EmptyRamp): Promise<Ramp> {
  const { api } = ramp
  const root = { first_name: 'Sam', last_name: 'Root', email: 'sam@example.com' }
  const setup = await api.must(authCalls.setup, { body: { ...root, password: PASSWORD } })
  const admin: Somebody = { id: setup.user!._id, email: root.email, token: setup.token!, name: 'Sam Root' }

  async function somebody(userType: 'Director' | 'Angler', name: string): Promise<Somebody> {
    const [first_name = name, last_name = ''] = name.split(' ')
    const email = `${first_name}.${last_name}.${Math.random().toString(36).slice(2, 7)}@example.com`.toLowerCase()
    const { token: asAdmin } = await api.must(authCalls.login, { body: { email: admin.email, password: PASSWORD } })
    const user = await api.must(userCalls.create, { token: asAdmin!, body: { first_name, last_name, email, password: PASSWORD, userType } })
    const { token } = await api.must(authCalls.login, { body: { email, password: PASSWORD } })
    return { id: user._id, email, token: token!, name }
  }
  return { ...ramp, admin, aDirector: (name) => somebody('Director', name), anAngler: (name) => somebody('Angler', name) }
}

/** One ramp per worker; stories on it keep apart by having directors of their own. `emptyRamp` is a fresh one for one story. */
export const test = base.extend<{ baseURL: string; emptyRamp: EmptyRamp }, { ramp: Ramp }>({
  ramp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const { ramp, close } = await openRamp()
      await use(await withAdmin(ramp))
      await close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  emptyRamp: async ({}, use) => {
    const { ramp, close } = await openRamp()
    await use(ramp)
    await close()
  },
  baseURL: async ({ ramp }, use) => use(ramp.address),
})

export { expect }

/** Signs somebody in through the login page, as they would. */
export async function logIn(page: Page, who: { email: string }, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/(director|angler|sys-admin)/)
}

/** Signed in before the first page: for stories about something else. */
export async function arriveSignedIn(page: Page, ramp: EmptyRamp, who: { email: string }): Promise<void> {
  const { user, token } = (await ramp.api.send(authCalls.login, { body: { email: who.email, password: PASSWORD } })).wire as {
    user: object
    token: string
  }
  await page.context().addInitScript(
    ([origin, token, user]) => {
      if (location.origin !== origin || localStorage.getItem('rl-last-user')) return
      localStorage.setItem('rl-token', token!)
      localStorage.setItem('rl-user', user!)
      localStorage.setItem('rl-last-user', JSON.parse(user!)._id)
    },
    [ramp.address, token, JSON.stringify(user)],
  )
}
