import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { weighInDayCalls as calls } from '@ramplight/contract/weigh-in/weigh-in-day'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament, days } from '../testing/a-tournament.ts'
import { weighInEvents } from '../weigh-ins/weigh-ins.table.ts'

type Bag = WireBodyOf<typeof calls.createOrUpdateDayChunk>['weighIns'][number]

describe('a day of the weigh-in', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let cy: Person
  let boats = 0
  const boat = async (trip: TournamentRow) => (await aBoat(ramp, trip, ++boats, [`Angler ${boats}`])).id
  const bagOf = (entry: string, more: Partial<Bag> = {}): Bag => ({ _id: newId(), entry, weight: 160, totalFish: 5, station: 'A', ...more })
  const day = (as: Person | null, body: WireBodyOf<typeof calls.createOrUpdate>) => ramp.call(calls.createOrUpdate, { as, body })
  const chunk = (as: Person | null, tournament: string, weighIns: Bag[], of = 0) =>
    ramp.call(calls.createOrUpdateDayChunk, { as, body: { tournament, day: of, weighIns } })
  const events = (tournament: string) => ramp.db.select().from(weighInEvents).where(eq(weighInEvents.tournament, tournament))
  const stored = async (tournament: string) => (await ramp.call(calls.search, { as: ana, body: { tournament } })).body

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    cy = await ramp.person('Angler', 'Cy Fisher')
  })
  afterAll(() => ramp.close())

  test('is opened once and keeps its record, whoever says something of it and how often', async () => {
    const trip = await aTournament(ramp, ana, { tournamentDates: days(2) })
    const taps = await Promise.all([1, 2, 3, 4].map(() => day(ana, { tournament: trip.id, day: 0 })))
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const [{ body }] = taps as [(typeof taps)[number]]
    expect(new Set(taps.map((tap) => tap.body._id)).size).toBe(1)
    expect(body).toMatchObject({
      closed: false,
      openedBy: ana.id,
      openedAt: body.createdAt,
      closedAt: null,
      bags: 0,
      stations: [],
      _rev: 1,
    })
    const noted = await day(ana, { _id: newId(), tournament: trip.id, day: 0, note: 'Scale 2 is slow' })
    expect(noted.body).toMatchObject({ _id: body._id, note: 'Scale 2 is slow', _rev: 2 })
    expect((await day(ana, { tournament: trip.id, day: 0, note: 'Scale 2 is slow' })).body._rev).toBe(2)
    const stale = await day(ana, { _rev: 1, tournament: trip.id, day: 0, note: 'Fixed' })
    expect(stale.error).toMatchObject({ code: 'record.stale', details: { theirs: { note: 'Scale 2 is slow' } } })
    expect((await day(ana, { tournament: trip.id, day: 1 })).body._id).not.toBe(body._id)
    expect(await stored(trip.id)).toHaveLength(2)
  })

  test('is one of the tournament, and stays with it', async () => {
    const trip = await aTournament(ramp, ana, { tournamentDates: days(2) })
    for (const answer of [await day(ana, { tournament: trip.id, day: 2 }), await chunk(ana, trip.id, [], 2)])
      expect([answer.status, answer.error.code]).toEqual([400, 'weigh-in.day-unknown'])
    expect((await ramp.call(calls.create, { as: ana, body: { tournament: trip.id, day: 2 } })).error.code).toBe('weigh-in.day-unknown')
    const body = { _id: newId(), tournament: trip.id, day: 1, closed: true }
    const made = await ramp.call(calls.create, { as: ana, body })
    expect(made.body).toMatchObject({ closed: true, closedBy: ana.id, closedAt: made.body.createdAt })
    expect((await ramp.call(calls.create, { as: ana, body })).body).toEqual(made.body)
    expect((await ramp.call(calls.create, { as: ana, body: { tournament: trip.id, day: 1 } })).error.code).toBe('record.only-one')
    const moved = await ramp.call(calls.update, { as: ana, params: { id: made.body._id }, body: { day: 0 } })
    expect(moved.error.code).toBe('reference.unknown')
  })

  test('belongs to who runs the tournament; others neither read nor write it', async () => {
    const trip = await aTournament(ramp, ana)
    const asa = await ramp.person('Director', 'Asa Long', { isAssistant: true, tours: [trip.tour] })
    const { body } = await day(asa, { tournament: trip.id, day: 0 })
    expect(body.openedBy).toBe(asa.id)
    const bag = bagOf(await boat(trip))
    for (const as of [bo, cy]) {
      expect((await day(as, { tournament: trip.id, day: 0, note: 'x' })).status).toBe(404)
      expect((await chunk(as, trip.id, [bag])).status).toBe(404)
      expect((await ramp.call(calls.get, { as, params: { id: body._id } })).status).toBe(404)
      expect((await ramp.call(calls.search, { as, body: { tournament: trip.id } })).body).toEqual([])
    }
    for (const answer of [await day(null, { tournament: trip.id, day: 0 }), await chunk(null, trip.id, [bag])])
      expect(answer.status).toBe(401)
    expect(await events(trip.id)).toEqual([])
  })

  test('takes a station’s chunk: each bag answers for itself, and a repeat of the chunk changes nothing', async () => {
    const trip = await aTournament(ramp, ana)
    const [one, two] = [bagOf(await boat(trip)), bagOf(await boat(trip), { station: 'B' })]
    const wrong = bagOf(await boat(trip), { weight: 0 })
    const again = bagOf(one.entry)
    const first = await chunk(ana, trip.id, [one, wrong, two, again])
    expect(first.body.ok).toBe(false)
    expect(first.body.results.map(({ _id, ok, code }) => [_id, ok, code])).toEqual([
      [one._id, true, undefined],
      [wrong._id, false, 'weigh-in.fish-without-weight'],
      [two._id, true, undefined],
      [again._id, false, 'weigh-in.already'],
    ])
    const [before] = await stored(trip.id)
    expect(before).toMatchObject({
      bags: 2,
      stations: [
        { station: 'A', bags: 1 },
        { station: 'B', bags: 1 },
      ],
    })
    expect((await chunk(ana, trip.id, [one, two])).body).toMatchObject({ ok: true, results: [{ ok: true }, { ok: true }] })
    expect(await events(trip.id)).toHaveLength(2)
    expect(await stored(trip.id)).toEqual([before])
    const weighed = await ramp.call(weighInCalls.get, { as: ana, params: { id: one._id } })
    expect(weighed.body).toMatchObject({ entry: one.entry, day: 0, station: 'A', by: ana.id })
  })

  test('is handed in by two stations at the same moment, in either order: every bag counts once', async () => {
    const trip = await aTournament(ramp, ana)
    const bags: Bag[] = []
    for (let index = 0; index < 6; index++) bags.push(bagOf(await boat(trip)))
    const backwards = [...bags].reverse()
    const answers = await Promise.all([bags, backwards, bags, backwards].map((some) => chunk(ana, trip.id, some)))
    expect(answers.map(({ body }) => body.ok)).toEqual([true, true, true, true])
    expect(await events(trip.id)).toHaveLength(6)
    expect(await stored(trip.id)).toMatchObject([{ bags: 6, _rev: 1 }])
  })

  test('counts what counts: a bag weighed by itself too, a void one no more', async () => {
    const trip = await aTournament(ramp, ana)
    await day(ana, { tournament: trip.id, day: 0 })
    const single = await ramp.call(weighInCalls.create, {
      as: ana,
      body: { tournament: trip.id, entry: await boat(trip), day: 0, weight: 80, totalFish: 2 },
    })
    await chunk(ana, trip.id, [bagOf(await boat(trip))])
    expect((await stored(trip.id))[0]).toMatchObject({
      bags: 2,
      stations: [
        { station: 'A', bags: 1 },
        { station: null, bags: 1 },
      ],
    })
    await ramp.call(weighInCalls.voidWeighIn, { as: ana, params: { id: single.body._id }, body: { reason: 'wrong boat' } })
    expect((await stored(trip.id))[0]).toMatchObject({ bags: 1 })
  })

  test('a bag of another tournament or day is refused by the name of the field, and corrected bags need their reason', async () => {
    const trip = await aTournament(ramp, ana, { tournamentDates: days(2) })
    const elsewhere = await aTournament(ramp, ana)
    const bag = bagOf(await boat(trip))
    const { body } = await chunk(ana, trip.id, [
      { ...bag, tournament: elsewhere.id },
      { ...bag, day: 1 },
      bagOf(await boat(elsewhere)),
      { ...bag, tournamentId: trip.id, day: 0 },
    ])
    expect(body.results.map(({ ok, code }) => code ?? ok)).toEqual(['reference.unknown', 'reference.unknown', 'reference.unknown', true])
    expect(await events(elsewhere.id)).toEqual([])
    expect((await chunk(ana, trip.id, [{ ...bag, weight: 170 }])).body.results[0]?.code).toBe('weigh-in.reason-needed')
    expect((await chunk(ana, trip.id, [{ ...bag, weight: 170, reason: 'misread' }])).body.ok).toBe(true)
    expect((await ramp.call(weighInCalls.get, { as: ana, params: { id: bag._id } })).wire).toMatchObject({ weight: 170, corrected: true })
  })

  test('a closed day takes no new bag from anywhere, knows what it has, and opens again', async () => {
    const trip = await aTournament(ramp, ana, { tournamentDates: days(2) })
    const [known, late] = [bagOf(await boat(trip)), bagOf(await boat(trip))]
    await chunk(ana, trip.id, [known])
    const closed = await day(ana, { tournament: trip.id, day: 0, closed: true })
    expect(closed.body).toMatchObject({ closed: true, closedBy: ana.id, bags: 1 })
    expect(closed.body.closedAt).toBeTruthy()

    const answer = await chunk(ana, trip.id, [known, late])
    expect(answer.body.results.map(({ ok, code }) => code ?? ok)).toEqual([true, 'weigh-in.day-closed'])
    expect(answer.body.results[1]?.message).toContain('Day 1 weigh-in is closed')
    const { _id: _own, ...bare } = late
    const single = await ramp.call(weighInCalls.create, { as: ana, body: { ...bare, tournament: trip.id, day: 0 } })
    expect([single.status, single.error.code]).toEqual([409, 'weigh-in.day-closed'])
    // Closing one day closes no other, and a weight may still be put right.
    expect((await chunk(ana, trip.id, [{ ...late, _id: newId() }], 1)).body.ok).toBe(true)
    expect((await chunk(ana, trip.id, [{ ...known, weight: 150, reason: 'misread' }])).body.ok).toBe(true)

    const opened = await ramp.call(calls.update, { as: ana, params: { id: closed.body._id }, body: { closed: false } })
    expect(opened.body).toMatchObject({ closed: false, closedAt: null, closedBy: null, openedBy: ana.id })
    expect((await chunk(ana, trip.id, [late])).body.ok).toBe(true)
  })

  test('is not needed for weighing: a day nobody opened is open', async () => {
    const trip = await aTournament(ramp, ana)
    const body = { tournament: trip.id, entry: await boat(trip), day: 0, weight: 80, totalFish: 2 }
    expect((await ramp.call(weighInCalls.create, { as: ana, body })).status).toBe(200)
    expect(await stored(trip.id)).toEqual([])
  })
})
