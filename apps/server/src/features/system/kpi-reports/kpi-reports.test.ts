import { newId } from '@ramplight/contract/kernel/new-id'
import { kpiReportCalls as calls } from '@ramplight/contract/system/kpi-reports'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aField } from '#features/registration/tournament-entries/testing/a-field'
import { bossOn } from '#platform/jobs/boss-on'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

describe('what who runs the system reads', () => {
  let ramp: TestServer
  let admin: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
  })
  afterAll(() => ramp.close())

  test('people count in the month they came, and nothing counts in a month that is over', async () => {
    const before = (await ramp.call(calls.show, { as: admin })).body
    const ana = await ramp.person('Director', 'Ana Hall')
    await ramp.person('Angler', 'Lily Reyes')
    await ramp.person('Angler', 'Tom Vega')
    await aField(ramp, ana, { entryFee: 100 })
    const answer = await ramp.call(calls.show, { as: admin })
    if (!answer.body) throw new Error(JSON.stringify(answer.error))
    const { months, now } = answer.body
    expect(months).toHaveLength(12)
    expect(months[0]!.newDirectors - before.months[0]!.newDirectors).toBe(1)
    expect(months[0]!.newAnglers - before.months[0]!.newAnglers).toBeGreaterThanOrEqual(2)
    expect(months.slice(1).every(({ newAnglers, newDirectors }) => newAnglers + newDirectors === 0)).toBe(true)
    expect(now).toMatchObject({ messagesDead: 0, noticesOpen: 0 })
    expect((await ramp.call(calls.show, { as: ana })).status).toBe(403)
  })

  test('a job by the clock is there with how it ended last', async () => {
    expect((await ramp.call(calls.jobs, { as: admin })).body).toEqual([])
    const boss = await bossOn((ramp.db as unknown as { $client: Pool }).$client, { db: ramp.db, now: () => new Date() }, () => {})
    const name = `job-${newId()}`
    await boss.createQueue(name, { retryLimit: 0 })
    await boss.schedule(name, '7 * * * *')
    await boss.send(name, {})
    const [job] = await boss.fetch(name)
    await boss.fail(name, job!.id)
    const told = (await ramp.call(calls.jobs, { as: admin })).body
    expect(told).toMatchObject([{ name, cron: '7 * * * *', lastState: 'failed', failures: 1 }])
    await boss.stop({ graceful: false })
  })
})
