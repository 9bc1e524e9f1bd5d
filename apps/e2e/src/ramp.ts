import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { type ApiClient, apiClient } from '@ramplight/contract/kernel/api-client'
import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { authCalls } from '@ramplight/contract/people/auth'
import { userCalls } from '@ramplight/contract/people/users'

export const PASSWORD = 'Blast-off-at-5am!'
/** `user` is as the server sends it: what a browser keeps of a session. */
export type Somebody = { id: string; email: string; token: string; name: string; user: unknown }

/** The product as it is started by hand, on a database of its own, that a test may stop and start again. */
export type EmptyRamp = {
  address: string
  api: ApiClient
  /** What its terminal showed for the first visit. */
  setupCode: string
  stop: (signal?: NodeJS.Signals) => Promise<void>
  start: () => Promise<void>
}
/** A ramp whose first administrator is there, and who makes the people a story needs. */
export type Ramp = EmptyRamp & {
  admin: Somebody
  aDirector: (name: string) => Promise<Somebody>
  anAngler: (name: string) => Promise<Somebody>
  /** The same person with a fresh session. */
  again: (who: Pick<Somebody, 'email'>) => Promise<Somebody>
}

/** Whatever the settings of whoever runs the stories: nothing of theirs is touched. */
const OWN_GROUND = { HOST: '127.0.0.1', DATABASE_URL: '', PUBLIC_URL: '', LOG_LEVEL: 'error' }

type Opened = { ramp: EmptyRamp; close: () => Promise<void> }

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

type Opening = { webRoot?: string; demo?: boolean; settings?: Record<string, string> }

/**
 * `webRoot`: another build of the web app than the one that was kept for these stories. `demo`: with its world, and an outbox. `settings`:
 * of the environment, beside our own.
 */
export async function openRamp({ webRoot, demo, settings }: Opening = {}): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ramplight-e2e-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const api = apiClient(address)
  let server: ChildProcess | null = null
  let wasKilled = false
  let setupCode = ''
  const end = () => server?.kill('SIGTERM')
  process.once('exit', end)

  async function start() {
    const child = spawn(process.execPath, ['apps/server/src/main.ts', ...(demo ? ['--demo'] : [])], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, ...OWN_GROUND, PORT: String(port), DATA_DIR: dataDir, ...(webRoot ? { WEB_ROOT: webRoot } : {}), ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    server = child
    await new Promise<void>((resolve, reject) => {
      let said = ''
      child.stdout?.on('data', (text: Buffer) => {
        said += text
        setupCode = /setup code: (\S+)/.exec(said)?.[1] ?? setupCode
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
    ramp: { address, api, setupCode, start, stop },
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
  await api.must(authCalls.setup, { body: { ...root, code: ramp.setupCode, password: PASSWORD } })
  return withPeople(ramp, root.email)
}

/** With somebody who runs the system already, as in a demo that was started with our password. */
export async function withPeople(ramp: EmptyRamp, adminEmail: string): Promise<Ramp> {
  const { api } = ramp
  const admin = await signIn(adminEmail)

  async function signIn(email: string): Promise<Somebody> {
    const { wire } = await api.send(authCalls.login, { body: { email, password: PASSWORD } })
    const { token, user } = wire as { token: string; user: { _id: string; first_name: string; last_name: string } }
    return { id: user._id, email, token, name: `${user.first_name} ${user.last_name}`, user }
  }

  async function somebody(userType: 'Director' | 'Angler', name: string): Promise<Somebody> {
    const [first_name = name, last_name = ''] = name.split(' ')
    const email = `${first_name}.${last_name}.${Math.random().toString(36).slice(2, 7)}@example.com`.toLowerCase()
    // The administrator's token lives 15 minutes; a worker may live longer.
    const { token } = await signIn(admin.email)
    await api.must(userCalls.create, { token, body: { first_name, last_name, email, password: PASSWORD, userType } })
    return signIn(email)
  }
  return {
    ...ramp,
    admin,
    aDirector: (name) => somebody('Director', name),
    anAngler: (name) => somebody('Angler', name),
    again: ({ email }) => signIn(email),
  }
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

/** Signs somebody in through the login page, as they would, on a device of their own. */
export async function logIn(page: Page, who: { email: string }, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('radio', { name: 'My device' }).check()
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/(director|angler|sys-admin|weigh-in)/)
}

/** Presses Save of a form page and waits until nothing is unsaved. */
export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
}

/** Signed in before the first page, with a session of its own: for stories about something else. */
export async function arriveSignedIn(page: Page, { email, user, id }: Somebody): Promise<void> {
  await page.context().request.post('/api/users/login', { data: { email, password: PASSWORD } })
  await page.context().addInitScript(
    ([user, id]) => {
      if (localStorage.getItem('rl-last-user')) return
      localStorage.setItem('rl-user', user!)
      localStorage.setItem('rl-last-user', id!)
    },
    [JSON.stringify(user), id],
  )
}

/** Ends the session of this browser on the server, as an administrator or another device might; its pages do not know. */
export const endSession = (page: Page) => page.context().request.post('/api/users/logout', { headers: { [OUR_HEADER]: '1' } })

/** Logs out as one does: the page asks first. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
}
