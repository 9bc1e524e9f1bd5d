import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { SETTLED, type SyncOp } from '@ramplight/contract/sync/sync'
import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIN_SCHEMA } from '#platform/sync/older-versions'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../testing/a-device.ts'

/**
 * What a tablet sends of a day at the ramp, as its version of the local database says it: `schema-92.json`. A file is never changed; a new
 * number gets one of its own, of the same day.
 */
const FOLDER = join(import.meta.dirname, '../testing/recorded-queues')
const versions = Array.from({ length: SYNC_SCHEMA - MIN_SCHEMA + 1 }, (_, index) => MIN_SCHEMA + index)

test('LAW: of every version that is understood, and of this one, there is a queue', () => {
  const files = readdirSync(FOLDER)
  expect(files.filter((name) => versions.includes(Number(/\d+/.exec(name)?.[0]))).sort()).toEqual(
    versions.map((one) => `schema-${one}.json`),
  )
})

describe.each(versions)('a queue of version %i', (version) => {
  let ramp: TestServer
  let ana: Person
  const ops = JSON.parse(readFileSync(join(FOLDER, `schema-${version}.json`), 'utf8')) as SyncOp[]
  const idOf = (tbl: string) => ops.find((op) => op.tbl === tbl)!.id
  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
  })
  afterAll(() => ramp.close())

  test('is taken, all of it, once: boats, bags and dollars are there', async () => {
    expect(new Set(ops.map(({ schema }) => schema))).toEqual(new Set([version]))
    const tablet = aDevice(ramp, ana)
    for (let sent = 0; sent < 2; sent++) {
      const { results } = await tablet.push(ops)
      const refused = results.filter(({ status }) => !(SETTLED as readonly string[]).includes(status))
      expect(
        refused.map(({ _id, status, message, details }) => ({ tbl: ops.find(({ id }) => id === _id)?.tbl, status, message, details })),
      ).toEqual([])
    }
    const { body: boat } = await ramp.call(tournamentEntryCalls.get, { as: ana, params: { id: idOf('tournament-entries') } })
    expect(boat).toMatchObject({ boatNumber: 12, status: 'Paid', paidWith: { method: 'cash' } })
    const { rows } = await ramp.db.execute(sql`select weight::int, total_fish as fish from weigh_in_events`)
    expect(rows).toEqual([{ weight: 231_000, fish: 5 }])
    const { body: money } = await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: idOf('tournaments') } })
    expect(money?.places.find(({ place }) => place === 'cash')?.left).toBe(5_000)
  })
})
