import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { days } from '../../weigh-in/testing/a-tournament.ts'
import { lakeFork } from '../testing/lake-fork.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

describe('the time for protests', () => {
  let ramp: TestServer
  let ana: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
  })
  afterAll(() => ramp.close())

  const open = ({ id }: TournamentRow, protestsUntil: string | null, as = ana) =>
    ramp.call(tournamentCalls.update, { as, params: { id }, body: { protestsUntil } })
  const finalize = ({ id }: TournamentRow, more: object = {}) => ramp.call(calls.create, { as: ana, body: { tournament: id, ...more } })
  const board = async ({ id }: TournamentRow) => (await ramp.call(calls.board, { params: { id } })).body
  const weighed = async (more = {}) => {
    const fork = await lakeFork(ramp, ana, more)
    await fork.weighAll()
    return fork.tournament
  }
  const lastLine = async ({ id }: TournamentRow, action: string) =>
    (
      await ramp.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.tournament, id), eq(auditLog.action, action)))
        .orderBy(desc(auditLog.at))
    )[0]

  test('Ana opens it for 30 minutes: the board says until when at once, and the history too', async () => {
    const tournament = await weighed()
    const before = await board(tournament)
    const until = '2027-06-12T21:45:00.000Z'
    expect((await open(tournament, until)).body.protestsUntil).toBe(until)
    const after = await board(tournament)
    expect([before.protestsUntil, after.protestsUntil]).toEqual([null, until])
    expect(after.revision).toBeGreaterThan(before.revision)
    expect((await lastLine(tournament, 'changed'))?.summary).toBe('Protests until 4:45 PM')
    await open(tournament, null)
    expect((await board(tournament)).protestsUntil).toBeNull()
    expect((await lastLine(tournament, 'changed'))?.summary).toBe('Protest period canceled')
  })

  test('before it is over results become official only with a reason, which the history keeps; the board then says nothing of it', async () => {
    const tournament = await weighed()
    const until = inMinutes(30)
    await open(tournament, until)
    for (const early of [undefined, '', '  ']) {
      const { status, error } = await finalize(tournament, { early })
      expect([status, error.code, error.details]).toEqual([409, 'results.protests-open', { until }])
    }
    expect((await finalize(tournament, { early: 'A storm is coming' })).status).toBe(200)
    expect((await lastLine(tournament, 'finalized'))?.summary).toMatch(/; before the time for protests was over: A storm is coming$/)
    expect(await board(tournament)).toMatchObject({ state: 'official', protestsUntil: null })
  })

  test('when it has run out nothing is asked, and a reason that is sent all the same is not kept', async () => {
    const tournament = await weighed()
    await open(tournament, inMinutes(-1))
    expect((await finalize(tournament, { early: 'No need' })).status).toBe(200)
    expect((await lastLine(tournament, 'finalized'))?.summary).not.toContain('No need')
  })

  test('results of a day are no official results: they are saved while protests are open', async () => {
    const tournament = await weighed({ tournamentDates: days(2) })
    await open(tournament, inMinutes(30))
    expect((await finalize(tournament)).body).toMatchObject({ dateFinalized: null })
  })

  test('official results that are calculated again are not asked for a reason', async () => {
    const tournament = await weighed()
    const { body } = await finalize(tournament)
    await open(tournament, inMinutes(30))
    expect((await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: {} })).status).toBe(200)
  })

  test('a truck without a signal opens it: the moment arrives as it was, and a day that was closed meanwhile says why', async () => {
    const tournament = await weighed()
    const truck = aDevice(ramp, ana)
    await truck.pull()
    const until = inMinutes(20)
    const window = truck.op({
      tbl: 'tournaments',
      kind: 'up',
      id: tournament.id,
      set: { protestsUntil: until },
      base: { protestsUntil: null },
    })
    const closing = (set: object) =>
      truck.op({ tbl: 'tournament-results', kind: 'call', call: 'finalize', id: tournament.id, set: { _id: newId(), ...set } })
    expect((await truck.push([window])).results.map(({ status }) => status)).toEqual(['applied'])
    expect((await board(tournament)).protestsUntil).toBe(until)
    expect((await truck.push([closing({})])).results).toMatchObject([{ code: 'results.protests-open' }])
    expect((await truck.push([closing({ early: 'Everybody has gone home' })])).results).toMatchObject([{ status: 'applied' }])
    expect((await lastLine(tournament, 'finalized'))?.summary).toContain('Everybody has gone home')
  })

  test('it is for those who edit the tournament', async () => {
    const tournament = await weighed()
    const other = await ramp.person('Director', 'Dee Marsh')
    expect((await open(tournament, inMinutes(30), other)).status).toBe(403)
  })
})
