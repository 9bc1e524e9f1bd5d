import { newId } from '@ramplight/contract/kernel/new-id'
import { groupCalls as calls } from '@ramplight/contract/tournaments/groups'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'
import { aForm, aTour } from '../testing/a-tournament.ts'

describe('groups', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let helper: Person
  let lily: Person
  let open: string
  let draft: string
  let season: string

  const create = (as: Person | null, body: object) => ramp.call(calls.create, { as, body: { name: 'Seniors', ...body } })
  const change = (as: Person | null, id: string, body: object) => ramp.call(calls.update, { as, params: { id }, body })

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    lily = await ramp.person('Angler', 'Lily Reyes')
    const tour = await aTour(ramp, ana)
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    const tournament = async (status: 'Open' | 'Draft') =>
      (await ramp.call(tournamentCalls.create, { as: ana, body: aForm(tour, { status }) })).body._id
    open = await tournament('Open')
    draft = await tournament('Draft')
    const year = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', tour }
    season = (await ramp.call(seasonCalls.create, { as: ana, body: year })).body._id
  })
  afterAll(() => ramp.close())

  test('of a tournament are seen by who sees it: those of a draft by those who run it', async () => {
    const shown = (await create(ana, { tournament: open, description: 'Over 60' })).body
    const hidden = (await create(ana, { tournament: draft })).body
    for (const as of [null, lily, bo]) {
      expect((await ramp.call(calls.get, { as, params: { id: shown._id } })).body.name).toBe('Seniors')
      expect((await ramp.call(calls.get, { as, params: { id: hidden._id } })).status).toBe(404)
      const listed = (await ramp.call(calls.list, { as })).body.map((one) => one._id)
      expect([listed.includes(shown._id), listed.includes(hidden._id)]).toEqual([true, false])
      expect((await ramp.call(calls.search, { as, body: { tournament: draft } })).body).toEqual([])
    }
    for (const as of [ana, helper]) expect((await ramp.call(calls.search, { as, body: { tournament: draft } })).body).toHaveLength(1)
  })

  test('of a tournament are made by its directors, and those of a season also by the assistants of its tour', async () => {
    const statuses = async (body: object) => {
      const answers = []
      for (const as of [ana, helper, bo, lily, null]) answers.push((await create(as, body)).status)
      return answers
    }
    expect(await statuses({ tournament: open })).toEqual([200, 404, 404, 404, 401])
    expect(await statuses({ season })).toEqual([200, 200, 404, 404, 401])
    expect(await statuses({ season, tournament: open })).toEqual([200, 404, 404, 404, 401])
    expect((await create(ana, { tournament: newId() })).status).toBe(404)
    const none = await create(ana, {})
    expect([none.status, none.error.details]).toEqual([400, [{ path: 'body', message: 'name a tournament or a season' }]])
    const { _id } = (await create(ana, { tournament: open })).body
    for (const as of [bo, helper]) expect((await change(as, _id, { name: 'Mine' })).status).toBe(403)
  })

  test('are not moved into somebody else’s tournament, nor left without any', async () => {
    const tour = await aTour(ramp, bo)
    const bos = (await ramp.call(tournamentCalls.create, { as: bo, body: aForm(tour, { status: 'Open' }) })).body._id
    const { _id } = (await create(bo, { tournament: bos })).body
    expect((await change(bo, _id, { tournament: open })).error.message).toBe('tournament doesn’t exist or isn’t yours.')
    expect((await change(bo, _id, { season })).error.message).toBe('season doesn’t exist or isn’t yours.')
    expect((await change(bo, _id, { tournament: null })).status).toBe(400)
  })

  test('get a part of the pot in per cent or dollars, and never more than all of it', async () => {
    const part = async (potPercentageAllocatedToGroup: number, percentageOrDollar?: 'percentage' | 'dollar') =>
      create(ana, { tournament: open, potPercentageAllocatedToGroup, ...(percentageOrDollar ? { percentageOrDollar } : {}) })
    expect((await part(12.5)).wire).toMatchObject({ potPercentageAllocatedToGroup: 12.5, percentageOrDollar: 'percentage' })
    expect((await part(250.25, 'dollar')).wire).toMatchObject({ potPercentageAllocatedToGroup: 250.25, percentageOrDollar: 'dollar' })
    const over = await part(100.01)
    expect([over.status, over.error.details]).toEqual([
      400,
      [{ path: 'potPercentageAllocatedToGroup', message: 'must be at most 100 per cent' }],
    ])
    const { _id } = (await part(250, 'dollar')).body
    expect((await change(ana, _id, { percentageOrDollar: 'percentage' })).status).toBe(400)
    expect((await part(-1)).status).toBe(400)
  })

  test('are written many at once, each for itself, in as many statements as one', async () => {
    const rows = Array.from({ length: 21 }, (_, n) => ({ _id: newId(), tournament: open, name: `G${n}` }))
    const send = (some: typeof rows) => ramp.call(calls.bulkCreate, { as: ana, body: some })
    const one = await countStatements(() => send(rows.slice(0, 1)))
    const many = await countStatements(() => send(rows.slice(1)))
    expect([many.answer.body.ok, many.statements]).toEqual([true, one.statements])
    expect((await send(rows)).body.ok).toBe(true)
    const changed = await ramp.call(calls.bulkUpdate, {
      as: ana,
      body: [
        { _id: rows[0]!._id, name: 'Juniors' },
        { _id: rows[1]!._id, _rev: 7, name: 'Ladies' },
        { _id: newId(), name: 'Ghosts' },
      ],
    })
    expect(changed.body.results.map((result) => result.code)).toEqual([undefined, 'record.stale', 'record.not-found'])
    const foreign = await ramp.call(calls.bulkUpdate, { as: bo, body: [{ _id: rows[0]!._id, name: 'Mine' }] })
    expect(foreign.body.results[0]!.code).toBe('access.forbidden')
    expect((await ramp.call(calls.search, { body: { name: 'junior' } })).body.map((group) => group.name)).toEqual(['Juniors'])
  })
})
