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
export type Ramp = {
  address: string
  api: ApiClient
  admin: Somebody
  aDirector: (name: string) => Promise<Somebody>
  stop: (signal?: NodeJS.Signals) => Promise<void>
  start: () => Promise<void>
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

async function openRamp(): Promise<{ ramp: Ramp; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ramplight-e2e-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const api = apiClient(address)
  let server: ChildProcess | null = null

  async function start() {
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    server = child
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text: Buffer) => String(text).includes('is ready') && resolve())
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
  }
  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    const child = server
    if (!child || child.exitCode !== null) return
    server = null
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  }

  await start()
  const root = { first_name: 'Sam', last_name: 'Root', email: 'sam@example.com' }
  const setup = await api.must(authCalls.setup, { body: { ...root, password: PASSWORD } })
  const admin: Somebody = { id: setup.user!._id, email: root.email, token: setup.token!, name: 'Sam Root' }

  async function aDirector(name: string): Promise<Somebody> {
    const [first_name = name, last_name = ''] = name.split(' ')
    const email = `${first_name}.${last_name}.${Math.random().toString(36).slice(2, 7)}@example.com`.toLowerCase()
    const user = await api.must(userCalls.create, {
      token: admin.token,
      body: { first_name, last_name, email, password: PASSWORD, userType: 'Director' },
    })
    const { token } = await api.must(authCalls.login, { body: { email, password: PASSWORD } })
    return { id: user._id, email, token: token!, name }
  }

  return {
    ramp: { address, api, admin, aDirector, start, stop },
    close: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** One ramp per worker; stories on it keep apart by having directors of their own. */
export const test = base.extend<{ baseURL: string }, { ramp: Ramp }>({
  ramp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const { ramp, close } = await openRamp()
      await use(ramp)
      await close()
    },
    { scope: 'worker' },
  ],
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
