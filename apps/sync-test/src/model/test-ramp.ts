import { afterAll, beforeAll } from 'vitest'
import type {} from '../../../server/src/platform/database/test-database.setup.ts'
import { createTestDatabase, type TestDatabase } from '../../../server/src/platform/database/test-database.ts'
import { type RampServer, rampServer } from './ramp-server.ts'
import { makeWorld } from './world.ts'

/** A server for the tests of a file; it is there when they begin. */
export function testRamp(): () => RampServer {
  let database: TestDatabase
  let server: RampServer
  beforeAll(async () => {
    database = await createTestDatabase()
    server = await rampServer(database, makeWorld())
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })
  return () => server
}
