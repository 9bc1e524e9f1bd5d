import { apiClient } from '@ramplight/contract/kernel/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUp } from './a-tournament.ts'
import { aDay } from './run-processes.ts'
import { type TheServer, theServer } from './the-server.ts'

let server: TheServer
beforeAll(async () => {
  server = await theServer()
  await setUp(apiClient(`http://127.0.0.1:${server.port}`), server.setupCode)
})
afterAll(() => server.close())

const SMALL = { devices: 2, faults: 4, serverKills: 0, databaseKills: 0, operations: 320 }

test('two stations on a line that breaks, with a server and a database that are killed, keep every promise', async () => {
  const day = { devices: 2, operations: 600, faults: 13, serverKills: 2, databaseKills: 1, seed: 20270612 }
  const { faults, violations, operations } = await aDay(server, day)
  expect(violations).toEqual([])
  expect(operations).toBeGreaterThan(500)
  expect([faults['server-killed'], faults['database-killed']]).toEqual([2, 1])
})

test('a queue that is cleared before the server has said ok loses what was on its way, and that is seen', async () => {
  const { violations } = await aDay(server, { ...SMALL, seed: 4, sabotage: 'clears-before-ok' })
  expect(violations.map(({ what }) => what)).toContain('lost')
})

test('changes that are sent again as new ones count twice, and that is seen', async () => {
  const { violations } = await aDay(server, { ...SMALL, seed: 5, sabotage: 'no-op-id-on-retry' })
  expect(violations.map(({ what }) => what)).toContain('doubled')
})
