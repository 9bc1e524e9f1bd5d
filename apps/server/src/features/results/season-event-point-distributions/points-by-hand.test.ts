import { newId } from '@ramplight/contract/kernel/new-id'
import { seasonEventPointDistributionCalls as calls } from '@ramplight/contract/results/season-event-point-distributions'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { statementsOf } from '../../../testing/count-statements.ts'
import type { EntryRow } from '../../registration/tournament-entries/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'
import { aSeason } from '../testing/a-season.ts'
import { lakeFork } from '../testing/lake-fork.ts'

describe('points written by hand', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let admin: Person
  let season: string
  let tour: string
  let tournament: TournamentRow
  let hall: EntryRow
  let reyes: EntryRow

  const of = (entry: EntryRow, points: number, more: object = {}) => ({
    tournament: entry.tournament,
    entry: entry.id,
    angler: entry.users[0]!,
    points,
    ...more,
  })
  const give = (entry: EntryRow, points: number, more: object = {}, as: Person | null = ana) =>
    ramp.call(calls.create, { as, body: of(entry, points, more) })
  const ofSeason = async (as: Person | null = null) => (await ramp.call(calls.search, { as, body: { season } })).body

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    admin = await ramp.person('System Admin', 'Sam Root')
  })
  beforeEach(async () => {
    ;({ tour, season } = await aSeason(ramp, ana))
    tournament = await aTournament(ramp, ana, { tour, season })
    hall = await aBoat(ramp, tournament, 1, ['Ty Hall'])
    reyes = await aBoat(ramp, tournament, 2, ['Jo Reyes', 'Linh Tran'])
  })
  afterAll(() => ramp.close())

  test('count for the season of their tournament, are seen by everybody, and stand in the record', async () => {
    const { body } = await give(hall, 100, { finishingPosition: 1 })
    expect(body).toMatchObject({ season, points: 100, finishingPosition: 1, _rev: 1 })
    expect(await ofSeason()).toMatchObject([{ _id: body._id, points: 100 }])
    const changed = await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { _rev: 1, points: 98.5 } })
    expect(changed.body).toMatchObject({ points: 98.5, _rev: 2 })
    const lines = await ramp.db.select().from(auditLog).where(eq(auditLog.record, body._id)).orderBy(auditLog.at)
    expect(lines.map(({ action, summary, tournament: of }) => `${action} ${summary} ${of === tournament.id}`)).toEqual([
      'created 100 points of a season true',
      'changed 98.5 points of a season true',
    ])
    const stale = await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { _rev: 1, points: 1 } })
    expect(stale.error).toMatchObject({ code: 'record.stale', details: { theirs: { points: 98.5 } } })
    // What is sent again changes nothing.
    expect((await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { _rev: 1, points: 98.5 } })).body._rev).toBe(2)
  })

  test('are written by who edits the tournament: an assistant, another director and a visitor do not', async () => {
    const helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    const { body } = await give(hall, 100)
    for (const [as, status] of [
      [helper, 403],
      [bo, 403],
      [null, 401],
    ] as const) {
      expect((await give(reyes, 5, {}, as)).status).toBe(as ? 404 : 401)
      expect((await ramp.call(calls.update, { as, params: { id: body._id }, body: { points: 1 } })).status).toBe(status)
      expect((await ramp.call(calls.remove, { as, params: { id: body._id } })).status).toBe(status)
    }
    expect((await ofSeason()).map(({ points }) => points)).toEqual([100])
  })

  test('count for no other season, no other boat and nobody who was not in it', async () => {
    const bos = await aSeason(ramp, bo)
    const stranger = await ramp.person('Angler', 'Cy Moss')
    const other = await aTournament(ramp, ana, { tour, season })
    for (const [field, more] of [
      ['season', { season: bos.season }],
      ['angler', { angler: stranger.id }],
      ['entry', { tournament: other.id }],
    ] as const) {
      const refusal = await give(hall, 100, more)
      expect([refusal.status, refusal.error?.code, refusal.error?.message]).toEqual([
        400,
        'reference.unknown',
        `${field} doesn’t exist or isn’t yours.`,
      ])
    }
    const { body } = await give(hall, 100)
    const moved = await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { season: bos.season } })
    expect(moved.error.code).toBe('reference.unknown')
    expect((await ramp.call(calls.update, { as: ana, params: { id: body._id }, body: { entry: reyes.id } })).error.code).toBe(
      'reference.unknown',
    )
  })

  test('of a draft are for those who run it', async () => {
    const draft = await aTournament(ramp, ana, { tour, season, status: 'Draft' })
    const boat = await aBoat(ramp, draft, 1, ['Al Odom'])
    await give(boat, 50)
    expect(await ofSeason()).toEqual([])
    expect(await ofSeason(bo)).toEqual([])
    expect((await ofSeason(ana)).map(({ points }) => points)).toEqual([50])
  })

  test('an angler has points of an entry once; after they were taken back they can be given again', async () => {
    const { body } = await give(hall, 100)
    const twice = await give(hall, 90)
    expect([twice.status, twice.error.code]).toEqual([409, 'points.already'])
    await ramp.call(calls.remove, { as: ana, params: { id: body._id } })
    expect((await give(hall, 90)).body.points).toBe(90)
    // The one that was taken back does not come back by a device that sends it again.
    expect((await give(hall, 100, { _id: body._id })).error.code).toBe('points.already')
    const { body: other } = await give(reyes, 80)
    await ramp.call(calls.remove, { as: ana, params: { id: other._id } })
    expect((await give(reyes, 80, { _id: other._id })).error.code).toBe('record.id-taken')
    expect((await ofSeason()).map(({ points }) => points)).toEqual([90])
  })

  test('many at once answer each for itself, in as many statements for ten as for one', async () => {
    const boats: EntryRow[] = []
    for (let n = 3; n < 13; n++) boats.push(await aBoat(ramp, tournament, n, [`Angler ${n}`]))
    const bulk = (all: EntryRow[]) => ramp.call(calls.bulkCreate, { as: ana, body: all.map((boat, n) => of(boat, n, { _id: newId() })) })
    const one = await statementsOf(() => bulk(boats.slice(0, 1)))
    const many = await statementsOf(() => bulk(boats.slice(1)))
    expect(many).toBe(one)
    const rows = await ofSeason()
    expect(rows).toHaveLength(10)
    const answer = await ramp.call(calls.bulkUpdate, {
      as: ana,
      body: [
        { _id: rows[0]!._id, points: 70 },
        { _id: newId(), points: 70 },
      ],
    })
    expect(answer.body).toMatchObject({ ok: false, results: [{ ok: true }, { ok: false, code: 'record.not-found' }] })
    const theirs = await ramp.call(calls.bulkDelete, { as: bo, body: rows.map(({ _id }) => _id) })
    expect(theirs.body.results.every(({ ok }) => !ok)).toBe(true)
    const gone = await ramp.call(calls.bulkDelete, { as: ana, body: { ids: rows.map(({ _id }) => _id) } })
    expect(gone.body.ok).toBe(true)
    expect(await ofSeason()).toEqual([])
  })

  test('all of a tournament, or of a team in a season, are taken back in one', async () => {
    const sue = await ramp.person('Angler', 'Sue Hall', { director: ana.id })
    const made = await ramp.call(seasonTeamCalls.create, { as: ana, body: { season, angler: sue.id } })
    const team = made.body._id
    await give(hall, 100, { seasonTeam: team })
    await give(reyes, 90)
    const byTeam = { seasonTeamId: team, seasonId: season }
    expect((await ramp.call(calls.removeAllForSeasonTeam, { as: bo, body: byTeam })).status).toBe(403)
    expect((await ramp.call(calls.removeAllForSeasonTeam, { as: ana, body: byTeam })).body).toEqual({
      ok: true,
      acknowledged: true,
      count: 1,
    })
    expect((await ofSeason()).map(({ points }) => points)).toEqual([90])
    const whole = { tournamentId: tournament.id }
    expect((await ramp.call(calls.removeAllForTournament, { as: bo, body: whole })).status).toBe(403)
    expect((await ramp.call(calls.removeAllForTournament, { as: ana, body: whole })).body.count).toBe(1)
    expect((await ramp.call(calls.removeAllForTournament, { as: ana, body: whole })).body.count).toBe(0)
    expect((await ramp.call(calls.removeAllForTournament, { as: ana, body: { tournamentId: newId() } })).status).toBe(404)
    expect(await ofSeason()).toEqual([])
  })

  test('of one angler go to another when the two turn out to be one, and nobody is given what they did not earn', async () => {
    const { body } = await give(hall, 100)
    const master = await ramp.person('Angler', 'Tyler Hall', { director: ana.id })
    const reassign = (as: Person, search: object, updates: object) => ramp.call(calls.reassignPoints, { as, body: { search, updates } })
    const [old] = hall.users
    for (const [code, search, updates] of [
      ['terms.none', {}, { angler: master.id }],
      ['fields.none', { angler: old }, {}],
      ['request.invalid', { season }, { angler: master.id }],
      ['reference.unknown', { angler: old }, { angler: newId() }],
    ] as const)
      expect((await reassign(ana, search, updates)).error.code).toBe(code)
    expect((await reassign(ana, { angler: old, user: old }, { angler: master.id })).status).toBe(400)
    expect((await reassign(bo, { angler: old }, { angler: master.id })).body.count).toBe(0)
    expect((await reassign(ana, { angler: old, season }, { angler: master.id })).body.count).toBe(1)
    expect((await ofSeason()).map(({ angler, points }) => [angler, points])).toEqual([[master.id, 100]])
    const lines = await ramp.db.select().from(auditLog).where(eq(auditLog.record, body._id)).orderBy(auditLog.at)
    expect(lines.at(-1)).toMatchObject({ action: 'changed', by: ana.id, before: { angler: old }, after: { angler: master.id } })
  })

  test('those of final results are changed by reopening them; who they belong to may still be mended', async () => {
    const lake = await lakeFork(ramp, ana, { tour, season })
    await lake.weighAll()
    const result = await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: lake.tournament.id } })
    const [first] = await ofSeason()
    const before = await ofSeason()
    for (const as of [ana, admin]) {
      const refusals = [
        await ramp.call(calls.update, { as, params: { id: first!._id }, body: { points: 1 } }),
        await ramp.call(calls.remove, { as, params: { id: first!._id } }),
        await give(lake.boats[0]!, 5, { angler: null }, as),
        await ramp.call(calls.removeAllForTournament, { as, body: { tournamentId: lake.tournament.id } }),
      ]
      expect(refusals.map(({ status, error }) => `${status} ${error?.code}`)).toEqual(Array(4).fill('409 tournament.finalized'))
      const bulk = await ramp.call(calls.bulkDelete, { as, body: [first!._id] })
      expect(bulk.body.results).toMatchObject([{ ok: false, code: 'tournament.finalized' }])
    }
    expect(await ofSeason()).toEqual(before)
    const master = await ramp.person('Angler', 'Tyler Hall', { director: ana.id })
    const body = { search: { angler: first!.angler! }, updates: { angler: master.id } }
    expect((await ramp.call(calls.reassignPoints, { as: ana, body })).body.count).toBe(1)
    expect((await ofSeason()).find(({ _id }) => _id === first!._id)).toMatchObject({ angler: master.id, points: first!.points })

    await ramp.call(tournamentResultCalls.remove, { as: ana, params: { id: result.body._id } })
    expect((await give(lake.boats[0]!, 55)).body.points).toBe(55)
    // Finalized again, the result's own points count, and those by hand are gone.
    await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: lake.tournament.id } })
    expect((await ofSeason()).map(({ points }) => points).filter((points) => points === 55)).toEqual([])
    expect(await ofSeason()).toHaveLength(11)
  })

  test('a result that is finalized while somebody writes points by hand keeps its own', async () => {
    const lake = await lakeFork(ramp, ana, { tour, season })
    await lake.weighAll()
    const [done] = await Promise.all([
      ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: lake.tournament.id } }),
      ...lake.boats.slice(0, 5).map((boat) => give(boat, 7)),
    ])
    expect(done.status).toBe(200)
    const points = (await ofSeason()).map((row) => row.points)
    expect(points).toHaveLength(11)
    expect(points).not.toContain(7)
  })
})
