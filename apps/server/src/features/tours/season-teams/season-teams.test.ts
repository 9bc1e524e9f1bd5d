import { newId } from '@ramplight/contract/kernel/new-id'
import { userCalls } from '@ramplight/contract/people/users'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { seasonTeamCalls as calls } from '@ramplight/contract/tours/season-teams'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'

describe('teams of a season', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let helper: Person
  let lily: Person
  let mo: Person
  let tom: Person
  let tour: string
  let season: string
  let team: string

  const create = (as: Person | null, body: object) => ramp.call(calls.create, { as, body: { season, ...body } })
  const change = (as: Person | null, id: string, body: object) => ramp.call(calls.update, { as, params: { id }, body })
  const addSub = (as: Person | null, seasonTeamId: string, user: string) =>
    ramp.call(calls.addSub, { as, body: { seasonTeamId, userIdToAdd: user } })
  const codes = (answer: { body: { results: { code?: string | undefined }[] } }) => answer.body.results.map((one) => one.code)

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    tour = (await ramp.call(tourCalls.create, { as: ana, body: { name: 'Lake Fork Trail' } })).body._id
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour], phone: '9035550142' })
    mo = await ramp.person('Angler', 'Mo Ray', { tours: [tour] })
    tom = await ramp.person('Angler', 'Tom Tran')
  })
  beforeEach(async () => {
    const year = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31' }
    season = (await ramp.call(seasonCalls.create, { as: ana, body: { ...year, tour } })).body._id
    team = (await ramp.call(teamCalls.create, { as: ana, body: { name: 'Reyes', alias: 'Night Crew', users: [lily.id], tour } })).body._id
  })
  afterAll(() => ramp.close())

  test('are put into it by who edits the season, and seen by everybody with names and nothing more', async () => {
    const { body } = await create(helper, { team })
    const { wire, body: seen } = await ramp.call(calls.get, { params: { id: body._id } })
    expect(seen).toMatchObject({ team, substitutions: [], teamName: 'Night Crew', anglers: [{ first_name: 'Lily' }] })
    expect(JSON.stringify(wire)).not.toContain('9035550142')
    expect((await ramp.call(calls.search, { body: { season } })).body).toHaveLength(1)
    expect((await ramp.call(calls.list)).body.map((one) => one._id)).toContain(body._id)
  })

  test('are put into it by nobody else', async () => {
    for (const as of [bo, lily]) expect((await create(as, { angler: lily.id })).status).toBe(404)
    expect((await create(null, { team })).status).toBe(401)
    const { body } = await create(ana, { team })
    for (const as of [bo, lily]) {
      expect((await change(as, body._id, { substitutions: [] })).status).toBe(403)
      expect((await ramp.call(calls.remove, { as, params: { id: body._id } })).status).toBe(403)
      expect((await addSub(as, body._id, mo.id)).status).toBe(403)
    }
    expect((await addSub(null, body._id, mo.id)).status).toBe(401)
  })

  test('are a team or an angler, that the director knows, once', async () => {
    for (const body of [{}, { team, angler: lily.id }]) {
      const { status, error } = await create(ana, body)
      expect([status, error.details]).toEqual([400, [{ path: 'angler', message: 'name a team or an angler, and not both' }]])
    }
    const bosTeam = (await ramp.call(teamCalls.create, { as: bo, body: { name: 'Kim' } })).body._id
    for (const body of [{ team: bosTeam }, { team: newId() }, { angler: tom.id }, { angler: lily.id, substitutions: [tom.id] }])
      expect((await create(ana, body)).error.code).toBe('reference.unknown')
    const { body } = await create(ana, { angler: lily.id })
    const twice = await create(ana, { angler: lily.id })
    expect([twice.status, twice.error.message]).toEqual([409, 'This team or angler is already in this season.'])
    expect((await change(ana, body._id, { team })).body).toMatchObject({ team, angler: null })
    expect((await change(ana, body._id, { team: null })).error.code).toBe('request.invalid')
    expect((await change(ana, body._id, { team, angler: mo.id })).error.code).toBe('request.invalid')
    expect((await change(ana, body._id, { angler: mo.id })).body.anglers).toMatchObject([{ first_name: 'Mo' }])
  })

  test('a substitute is named once, however often and from however many devices', async () => {
    const { body } = await create(ana, { team })
    const ann = await ramp.person('Angler', 'Ann Lee', { tours: [tour] })
    const answers = await Promise.all([mo, ann, mo].map((one) => addSub(helper, body._id, one.id)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    const { body: now } = await ramp.call(calls.get, { params: { id: body._id } })
    expect(new Set(now.substitutions)).toEqual(new Set([mo.id, ann.id]))
    expect([now.substitutions.length, now._rev]).toEqual([2, 3])
    const own = await addSub(ana, body._id, lily.id)
    expect(own.error.details).toEqual([{ path: 'userIdToAdd', message: 'is in this team already' }])
    expect((await addSub(ana, body._id, tom.id)).error.message).toBe('userIdToAdd doesn’t exist or isn’t yours.')
    expect((await addSub(ana, newId(), mo.id)).status).toBe(404)
  })

  test('who was named and left the tour stays named, and the form can still be saved', async () => {
    const gone = await ramp.person('Angler', 'Gus Gone', { tours: [tour] })
    const { body } = await create(ana, { team, substitutions: [gone.id] })
    const admin = await ramp.person('System Admin', 'Sam Root')
    await ramp.call(userCalls.update, { as: admin, params: { id: gone.id }, body: { tours: [] } })
    expect((await change(ana, body._id, { substitutions: [gone.id, mo.id] })).body.substitutions).toEqual([gone.id, mo.id])
  })

  test('many are written at once, each for itself', async () => {
    const ids = [newId(), newId()] as const
    const made = await ramp.call(calls.bulkCreate, {
      as: ana,
      body: [
        { _id: ids[0], season, team },
        { _id: ids[1], season, angler: mo.id },
        { season, angler: tom.id },
        { season: newId(), team },
      ],
    })
    expect(codes(made)).toEqual([undefined, undefined, 'reference.unknown', 'record.not-found'])
    const again = await ramp.call(calls.bulkCreate, { as: ana, body: [{ _id: ids[0], season, team }] })
    expect(again.body.ok).toBe(true)
    const changed = await ramp.call(calls.bulkUpdate, {
      as: ana,
      body: [
        { _id: ids[0], substitutions: [mo.id] },
        { _id: ids[1], _rev: 9, substitutions: [lily.id] },
        { _id: newId(), substitutions: [] },
      ],
    })
    expect(codes(changed)).toEqual([undefined, 'record.stale', 'record.not-found'])
    expect(codes(await ramp.call(calls.bulkUpdate, { as: bo, body: [{ _id: ids[0], substitutions: [] }] }))).toEqual(['access.forbidden'])
  })

  test('a season that is brought along a second time changes what is there and adds what is new', async () => {
    const { body } = await create(ana, { team })
    const send = () =>
      ramp.call(calls.bulkCreateUpdate, {
        as: ana,
        body: [
          { season, team, substitutions: [mo.id] },
          { season, angler: lily.id },
        ],
      })
    const first = await send()
    expect([first.body.ok, first.body.results[0]!._id]).toEqual([true, body._id])
    expect((await send()).body).toEqual(first.body)
    const all = (await ramp.call(calls.search, { body: { season } })).body
    expect(all.map((one) => [one.substitutions, one._rev])).toEqual([
      [[mo.id], 2],
      [[], 1],
    ])
    const foreign = await ramp.call(calls.bulkCreateUpdate, {
      as: bo,
      body: [
        { season, team },
        { season, angler: mo.id },
      ],
    })
    expect(codes(foreign)).toEqual(['access.forbidden', 'record.not-found'])
  })

  test('twenty are written and read in as many statements as one', async () => {
    const anglers = []
    for (let n = 0; n < 21; n++) anglers.push(await ramp.person('Angler', `Ann ${n}`, { tours: [tour] }))
    const rows = anglers.map(({ id }) => ({ _id: newId(), season, angler: id, substitutions: [mo.id] }))
    const send = (some: typeof rows) => ramp.call(calls.bulkCreateUpdate, { as: ana, body: some })
    const one = await countStatements(() => send(rows.slice(0, 1)))
    const read = await countStatements(() => ramp.call(calls.search, { body: { season } }))
    const many = await countStatements(() => send(rows.slice(1)))
    const readMany = await countStatements(() => ramp.call(calls.search, { body: { season } }))
    expect([many.answer.body.ok, many.statements, readMany.statements]).toEqual([true, one.statements, read.statements])
    expect(readMany.answer.body).toHaveLength(21)
  })

  test('of a deleted season are gone from every list; a deleted team keeps its name in the season', async () => {
    const { body } = await create(ana, { team })
    await ramp.call(teamCalls.remove, { as: ana, params: { id: team } })
    expect((await ramp.call(calls.get, { params: { id: body._id } })).body.teamName).toBe('Night Crew')
    const refusal = await ramp.call(seasonCalls.remove, { as: ana, params: { id: season } })
    expect(refusal.error.message).toBe('2027 can’t be deleted while teams use it.')
    expect((await ramp.call(calls.remove, { as: ana, params: { id: body._id } })).body).toEqual({ ok: true })
    expect((await ramp.call(calls.search, { body: { season } })).body).toEqual([])
  })
})
