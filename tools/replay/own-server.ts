import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiClient } from '@ramplight/contract/kernel/api-client'
import { authCalls } from '@ramplight/contract/people/auth'
import { userCalls } from '@ramplight/contract/people/users'
import { startServer } from '../../apps/server/src/start-server.ts'

const PASSWORD = 'Replay-once-2025!'

/** A server on an empty database of its own, with one director signed in. */
export async function startOwnServer(): Promise<{ address: string; token: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ramplight-replay-'))
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    databaseUrl: undefined,
    logLevel: 'silent',
    trustProxy: false,
    log: () => {},
  })
  const api = apiClient(server.address)
  const admin = await api.must(authCalls.setup, {
    body: { code: server.setupCode ?? '', first_name: 'Ada', last_name: 'Admin', email: 'admin@example.com', password: PASSWORD },
  })
  const email = 'director@example.com'
  await api.must(userCalls.create, {
    token: admin.token,
    body: { first_name: 'Dee', last_name: 'Rector', email, password: PASSWORD, userType: 'Director' },
  })
  const director = await api.must(authCalls.login, { body: { email, password: PASSWORD } })
  return {
    address: server.address,
    token: director.token!,
    stop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
