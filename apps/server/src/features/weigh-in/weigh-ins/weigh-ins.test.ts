import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { entryStore } from '../../registration/tournament-entries/index.ts'
import { findTournament, type TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament, days } from '../testing/a-tournament.ts'
import { weighedAmong, weighedCounts } from './index.ts'
import { weighInEvents } from './weigh-ins.table.ts'

/** 14-07 on the wire: ounces. */
const oz = (pounds: number, ounces = 0) => pounds * 16 + ounces

describe('weigh-ins', () => {
  let ramp: TestServer
  let ana: Person
  let event: TournamentRow

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    event = await aTournament(ramp, ana, {
      settings: { weight: { display: 'lb-oz', deadFishPenalty: 4000, fishLimit: 5 } },
    })
  })
  afterAll(() => ramp.close())

  type Body = WireBodyOf<typeof weighInCalls.create>
  const save = (body: Partial<Body> & { entry: string }, tournament = event, as: Person | null = ana) =>
    ramp.call(weighInCalls.create, { as, body: { tournament: tournament.id, day: 0, ...body } })
  const fix = (id: string, body: object, as = ana) => ramp.call(weighInCalls.update, { as, params: { id }, body })
  const logged = (entry: string) =>
    ramp.db.select().from(weighInEvents).where(eq(weighInEvents.entry, entry)).orderBy(asc(weighInEvents.at))
  const auditOf = async (record: string) =>
    (await ramp.db.select().from(auditLog).where(eq(auditLog.record, record)).orderBy(asc(auditLog.at), asc(auditLog.id))).map(
      ({ action, summary }) => `${action}: ${summary}`,
    )
  const revisionOf = async (tournament = event) => (await findTournament(ramp.db, tournament.id))!.resultsRevision
  const refusal = ({ status, error }: { status: number; error: { code: string } }) => [status, error.code]

  test('Reyes and Tran weigh 14-07 with a dead fish: saved, scored, told and written down', async () => {
    const boat = await aBoat(ramp, event, 12, ['Jo Reyes', 'Linh Tran'])
    const before = await revisionOf()
    const read = { unit: 'lb-oz', time: '2027-06-12T20:13:00.000Z', device: 'tablet', tareState: 'tared' } as const
    const proof = { scale: 'Scale 1', zeroAt: '2027-06-12T20:12:40.000Z', lines: ['ST,GS,  0lb  0oz', 'ST,GS, 14lb 11oz'] }
    const raw = {
      ...read,
      text: ' 14-11 ',
      ...proof,
      bigFish: { ...read, text: 'ST,GS,  5lb  2oz', tareState: 'not-tared', zeroAt: null } as const,
    }
    const saved = await save({ entry: boat.id, weight: oz(14, 11), totalFish: 5, bigFish: oz(5, 2), deadFishCount: 1, station: 'A', raw })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({
      _rev: 1,
      tournament: event.id,
      tournamentId: event.id,
      weight: 235_000,
      adjustedWeight: 231_000,
      penaltyWeightIncurred: 4000,
      bigFish: 82_000,
      penaltyLog: [{ type: 'Dead Fish', weight: 4000, message: '0.25 lbs for 1 dead fish' }],
      raw,
      station: 'A',
      voided: false,
      corrected: false,
      disqualified: false,
      by: ana.id,
    })
    expect(saved.wire).toMatchObject({ weight: 235, adjustedWeight: 231 })
    expect(await revisionOf()).toBe(before + 1)
    expect(await auditOf(saved.body._id)).toEqual(['weighed: Boat 12 Reyes · Tran 14-11, counts 14-07'])
    expect((await weighedAmong(ramp.db, [boat.id])).has(boat.id)).toBe(true)
  })

  test('no fish counts as weighed', async () => {
    const poe = await aBoat(ramp, event, 44, ['Al Poe'])
    expect((await weighedAmong(ramp.db, [poe.id])).has(poe.id)).toBe(false)
    const saved = await save({ entry: poe.id, weight: 0, totalFish: 0 })
    expect(saved.body).toMatchObject({ weight: 0, totalFish: 0, adjustedWeight: 0 })
    expect((await weighedAmong(ramp.db, [poe.id])).has(poe.id)).toBe(true)
    expect(await auditOf(saved.body._id)).toEqual(['weighed: Boat 44 Poe no fish'])
    expect(refusal(await save({ entry: poe.id, weight: oz(3), totalFish: 1 }))).toEqual([409, 'weigh-in.already'])
  })

  test('two stations save the same boat at the same moment: one counts, the other hears which', async () => {
    for (let round = 0; round < 10; round++) {
      const boat = await aBoat(ramp, event, 100 + round, [`Vega ${round}`])
      const answers = await Promise.all([
        save({ entry: boat.id, weight: oz(9, 8), totalFish: 4, station: 'A' }),
        save({ entry: boat.id, weight: oz(9, 10), totalFish: 4, station: 'B' }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]]
      expect(lost!.error).toMatchObject({
        code: 'weigh-in.already',
        details: { theirs: { _id: won!.body._id, weight: won!.body.weight / 1000 } },
      })
      expect(await logged(boat.id)).toHaveLength(1)
    }
  })

  test('the same save arrives twice, one after the other or both at once: it counts once', async () => {
    const boat = await aBoat(ramp, event, 31, ['Mo Vega'])
    const body = { _id: newId(), entry: boat.id, weight: oz(11, 2), totalFish: 5 }
    const both = await Promise.all([save(body), save(body)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await save(body)).wire).toEqual(both[0].wire)
    expect(await logged(boat.id)).toHaveLength(1)
    expect(await auditOf(body._id)).toHaveLength(1)
    // The same id with another weight is not a repeat.
    expect(refusal(await save({ ...body, weight: oz(12) }))).toEqual([409, 'record.id-taken'])
  })

  test('one id for two boats at once: one of them is refused', async () => {
    const [one, two] = [await aBoat(ramp, event, 201, ['Ed One']), await aBoat(ramp, event, 202, ['Ed Two'])]
    const _id = newId()
    const answers = await Promise.all([one, two].map((boat) => save({ _id, entry: boat.id, weight: oz(5), totalFish: 2 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([...(await logged(one.id)), ...(await logged(two.id))]).toHaveLength(1)
  })

  test('a boat that has weighed is refused, unless the station says it is one more bag', async () => {
    const boat = await aBoat(ramp, event, 7, ['Ty Hall', 'Kim Moss'])
    await save({ entry: boat.id, weight: oz(11, 2), totalFish: 4, species: 'Largemouth Bass' })
    const again = await save({ entry: boat.id, weight: oz(2), totalFish: 1, species: 'Spotted Bass' })
    expect(again.error.message).toBe('Boat 7 Hall · Moss already weighed in that day. Correct the saved weight instead.')
    expect((await save({ entry: boat.id, weight: oz(2), totalFish: 1, species: 'Spotted Bass', additional: true })).status).toBe(200)
    expect(await logged(boat.id)).toHaveLength(2)
  })

  test('with sessions a boat weighs once in each; in a big bass event as often as it likes', async () => {
    const sessions = await aTournament(ramp, ana, { settings: { weighInMode: 'intraday-multiple-sessions' } })
    const boat = await aBoat(ramp, sessions, 1, ['Jo Reyes'])
    const weigh = (periodIndex: number) => save({ entry: boat.id, weight: oz(4), totalFish: 1, periodIndex }, sessions)
    expect([(await weigh(0)).status, (await weigh(1)).status, (await weigh(1)).status]).toEqual([200, 200, 409])
    const bigBass = await aTournament(ramp, ana, { settings: { weighInMode: 'big-bass' } })
    const fisher = await aBoat(ramp, bigBass, 1, ['Jo Reyes'])
    for (const pounds of [4, 6, 5]) expect((await save({ entry: fisher.id, weight: oz(pounds), totalFish: 1 }, bigBass)).status).toBe(200)
  })

  test.each([
    ['fish that weigh nothing', { weight: 0, totalFish: 3 }, 'weigh-in.fish-without-weight', '3 fish can’t weigh zero.'],
    [
      'a big fish heavier than the bag',
      { weight: oz(4), bigFish: oz(5), totalFish: 2 },
      'weigh-in.big-fish-over-bag',
      'The big fish can’t',
    ],
    [
      'more live and dead fish than fish',
      { weight: oz(4), totalFish: 3, deadFishCount: 1, liveFishCount: 3 },
      'weigh-in.live-over-total',
      '3 live and 1 dead fish is more than 3',
    ],
    [
      'Dead fish can’t be more than total fish',
      { weight: oz(4), totalFish: 2, deadFishCount: 3 },
      'weigh-in.dead-over-total',
      'Dead fish can’t be more than total fish',
    ],
    [
      'more than any scale reads',
      { weight: oz(300, 0.001), totalFish: 5 },
      'weigh-in.over-any-scale',
      'the most a bag can weigh is 300 lb.',
    ],
    ['a second day of a one-day event', { weight: oz(4), totalFish: 2, day: 1 }, 'weigh-in.day-unknown', 'Day 2 doesn’t exist'],
    ['a negative number of fish', { weight: oz(4), totalFish: -1 }, 'request.invalid', 'totalFish'],
    ['half a fish', { weight: oz(4), totalFish: 1.5 }, 'request.invalid', 'totalFish'],
    ['a negative weight', { weight: -0.32, totalFish: 0 }, 'request.invalid', 'weight'],
    ['a weight finer than a thousandth of an ounce', { weight: 4.0005, totalFish: 1 }, 'request.invalid', 'weight'],
    ['a weight that is text', { weight: '5-16' as unknown as number, totalFish: 1 }, 'request.invalid', 'weight'],
    [
      'an adjusted weight of its own making',
      { weight: oz(4), totalFish: 1, ['adjustedWeight' as 'bigFish']: oz(20) },
      'request.invalid',
      'adjustedWeight',
    ],
  ])('%s is refused with its reason', async (_what, body, code, words) => {
    const boat = await aBoat(ramp, event, null as unknown as number, ['Cy Odom'])
    const answer = await save({ entry: boat.id, ...body })
    expect(refusal(answer)).toEqual([400, code])
    expect(answer.error.message).toContain(words)
    expect(await logged(boat.id)).toEqual([])
  })

  test('exactly 300 pounds is still a scale', async () => {
    const boat = await aBoat(ramp, event, 300, ['Big Odom'])
    expect((await save({ entry: boat.id, weight: oz(300), totalFish: 1 })).status).toBe(200)
  })

  test('before Start nobody weighs; after the results are final nothing changes', async () => {
    for (const status of ['Scheduled', 'Open', 'Draft'] as const) {
      const early = await aTournament(ramp, ana, { status })
      const boat = await aBoat(ramp, early, 1, ['Al Poe'])
      expect(refusal(await save({ entry: boat.id, weight: oz(3), totalFish: 1 }, early))).toEqual([409, 'weigh-in.not-open'])
    }
    const done = await aTournament(ramp, ana)
    const boat = await aBoat(ramp, done, 1, ['Al Poe'])
    const { body } = await save({ entry: boat.id, weight: oz(3), totalFish: 1 }, done)
    await ramp.deps.pool.query(`update tournaments set status = 'Completed' where id = $1`, [done.id])
    const late = await aBoat(ramp, done, 2, ['Ed Late'])
    expect(refusal(await save({ entry: late.id, weight: oz(9), totalFish: 1 }, done))).toEqual([409, 'tournament.finalized'])
    expect(refusal(await fix(body._id, { weight: oz(9), reason: 'misread' }))).toEqual([409, 'tournament.finalized'])
    const voiding = await ramp.call(weighInCalls.voidWeighIn, { as: ana, params: { id: body._id }, body: { reason: 'wrong boat' } })
    expect(refusal(voiding)).toEqual([409, 'tournament.finalized'])
    // A repeat of what was saved in time is still answered.
    expect((await save({ _id: body._id, entry: boat.id, weight: oz(3), totalFish: 1 }, done)).status).toBe(200)
  })

  test('a weigh-in that waits while the results become final is not kept', async () => {
    const closing = await aTournament(ramp, ana)
    const boat = await aBoat(ramp, closing, 1, ['Al Poe'])
    const director = await ramp.deps.pool.connect()
    await director.query('begin')
    await director.query(`update tournaments set status = 'Completed' where id = $1`, [closing.id])
    const waiting = save({ entry: boat.id, weight: oz(9), totalFish: 1 }, closing)
    await expect
      .poll(
        async () =>
          (await ramp.deps.pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
            .rowCount,
      )
      .toBe(1)
    await director.query('commit')
    director.release()
    expect(refusal(await waiting)).toEqual([409, 'tournament.finalized'])
    expect(await logged(boat.id)).toEqual([])
  })

  test('a boat that missed the cut cannot weigh on the second day; a tie on the line lets both through', async () => {
    const open = await aTournament(ramp, ana, {
      tournamentDates: days(2),
      hasCuts: true,
      settings: { cuts: [{ afterDay: 0, keep: 1 }], payout: { breakTiesWithBigFish: false } },
    })
    const boats = [
      await aBoat(ramp, open, 1, ['Jo Reyes']),
      await aBoat(ramp, open, 2, ['Ty Hall']),
      await aBoat(ramp, open, 3, ['Mo Vega']),
    ]
    const weights = [oz(10), oz(10), oz(9)]
    for (const [i, boat] of boats.entries())
      expect((await save({ entry: boat.id, weight: weights[i]!, totalFish: 3 }, open)).status).toBe(200)
    const secondDay = await Promise.all(boats.map((boat) => save({ entry: boat.id, day: 1, weight: oz(5), totalFish: 2 }, open)))
    expect(secondDay.map(({ status }) => status)).toEqual([200, 200, 409])
    expect(secondDay[2]!.error).toMatchObject({
      code: 'weigh-in.cut',
      message: 'Boat 3 Vega didn’t make the cut and can’t weigh in this day.',
    })
  })

  test('Ana corrects a misread bag: the old weight, the new one and why are in its history', async () => {
    const boat = await aBoat(ramp, event, 15, ['Jo Reyes', 'Linh Tran'])
    const { body } = await save({
      entry: boat.id,
      weight: oz(14, 7),
      totalFish: 5,
      raw: { text: '14-07', unit: 'lb-oz', time: '2027-06-12T20:13:00.000Z', device: 'A', tareState: 'tared' },
    })
    const before = await revisionOf()
    expect(refusal(await fix(body._id, { weight: oz(13, 15) }))).toEqual([400, 'weigh-in.reason-needed'])
    const fixed = await fix(body._id, { _rev: 1, weight: oz(13, 15), reason: 'misread', station: 'B' })
    expect(fixed.body).toMatchObject({
      _id: body._id,
      _rev: 2,
      weight: 223_000,
      totalFish: 5,
      corrected: true,
      reason: 'misread',
      raw: null,
    })
    expect(await revisionOf()).toBe(before + 1)
    expect(await auditOf(body._id)).toEqual([
      'weighed: Boat 15 Reyes · Tran 14-07',
      'corrected: Boat 15 Reyes · Tran 14-07 → 13-15: misread',
    ])
    const history = await ramp.call(weighInCalls.history, { as: ana, params: { id: body._id } })
    expect(history.body.map(({ kind, weight, reason, byName, station }) => [kind, weight, reason, byName, station])).toEqual([
      ['weigh', 231_000, null, 'Ana Hall', null],
      ['correct', 223_000, 'misread', 'Ana Hall', 'B'],
    ])
    expect(history.body[0]!.raw).toMatchObject({ text: '14-07', tareState: 'tared' })
    expect(refusal(await fix(body._id, { bigFish: oz(20), reason: 'x' }))).toEqual([400, 'weigh-in.big-fish-over-bag'])
  })

  test('a correction that arrives twice changes once, and one that changes nothing is harmless', async () => {
    const boat = await aBoat(ramp, event, 16, ['Al Poe'])
    const { body } = await save({ entry: boat.id, weight: oz(8), totalFish: 3 })
    const correction = { _rev: 1, weight: oz(7), reason: 'misread' }
    const twice = await Promise.all([fix(body._id, correction), fix(body._id, correction)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await fix(body._id, { _rev: 2, weight: oz(7) })).body._rev).toBe(2)
    await fix(body._id, { _rev: 2, weight: oz(6), reason: 'read again' })
    // The first correction once more, from a device that never heard its answer.
    expect((await fix(body._id, correction)).body).toMatchObject({ _rev: 3, weight: 96_000 })
    expect(await logged(boat.id)).toHaveLength(3)
  })

  test('two people correct the same bag: the second sees both versions, and nothing is overwritten', async () => {
    const boat = await aBoat(ramp, event, 17, ['Al Poe'])
    const { body } = await save({ entry: boat.id, weight: oz(8), totalFish: 3 })
    const answers = await Promise.all([
      fix(body._id, { _rev: 1, weight: oz(7), reason: 'misread' }),
      fix(body._id, { _rev: 1, weight: oz(6), reason: 'tare' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]]
    const mine = won!.body.weight === 112_000 ? oz(6) : oz(7)
    expect(lost!.error).toMatchObject({
      code: 'record.stale',
      details: { theirs: { _rev: 2, weight: won!.body.weight / 1000 }, yours: { weight: mine } },
    })
    expect(await logged(boat.id)).toHaveLength(2)
  })

  test('a tablet whose clock is a day ahead cannot undo a later correction, nor weigh in the future', async () => {
    const boat = await aBoat(ramp, event, 18, ['Al Poe'])
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const { body } = await save({ entry: boat.id, weight: oz(8), totalFish: 3, at: tomorrow })
    expect(Date.parse(body.at)).toBeLessThanOrEqual(Date.now())
    await fix(body._id, { weight: oz(7), reason: 'misread', at: tomorrow })
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    expect((await fix(body._id, { weight: oz(6), reason: 'read again', at: yesterday })).body).toMatchObject({ weight: 96_000, _rev: 3 })
  })

  test('a voided bag stays in the log, counts no more, cannot be corrected, and the boat may weigh again', async () => {
    const boat = await aBoat(ramp, event, 19, ['Ty Hall'])
    const { body } = await save({ entry: boat.id, weight: oz(8), totalFish: 3 })
    const voiding = (reason: string, _rev?: number) =>
      ramp.call(weighInCalls.voidWeighIn, { as: ana, params: { id: body._id }, body: { reason, ...(_rev ? { _rev } : {}) } })
    expect(refusal(await voiding(''))).toEqual([400, 'request.invalid'])
    expect(refusal(await voiding('wrong boat', 7))).toEqual([409, 'record.stale'])
    const voided = await voiding('wrong boat', 1)
    expect(voided.body).toMatchObject({ voided: true, _rev: 2, weight: 128_000, reason: 'wrong boat' })
    expect((await voiding('once more')).body).toMatchObject({ _rev: 2, reason: 'wrong boat' })
    expect(refusal(await fix(body._id, { weight: oz(9), reason: 'x' }))).toEqual([409, 'weigh-in.voided'])
    expect((await ramp.call(weighInCalls.get, { as: ana, params: { id: body._id } })).body.voided).toBe(true)
    expect((await weighedAmong(ramp.db, [boat.id])).has(boat.id)).toBe(false)
    expect(await auditOf(body._id)).toEqual(['weighed: Boat 19 Hall 8-00', 'voided: Boat 19 Hall 8-00 voided: wrong boat'])
    const again = await save({ entry: boat.id, weight: oz(9), totalFish: 3 })
    expect(again.status).toBe(200)
    expect((await ramp.call(weighInCalls.remove, { as: ana, params: { id: again.body._id } })).body).toEqual({ ok: true })
    expect((await ramp.call(weighInCalls.get, { as: ana, params: { id: again.body._id } })).body).toMatchObject({
      voided: true,
      reason: 'voided',
    })
  })

  test('create-or-update saves a new bag, repeats harmlessly, and corrects a known one with a reason', async () => {
    const boat = await aBoat(ramp, event, 20, ['Ty Hall'])
    const body = { _id: newId(), tournamentId: event.id, entry: boat.id, day: 0, weight: oz(8), totalFish: 3 }
    const send = (more = {}) => ramp.call(weighInCalls.createOrUpdate, { as: ana, body: { ...body, ...more } })
    expect((await send()).body._rev).toBe(1)
    expect((await send()).body._rev).toBe(1)
    expect(refusal(await send({ weight: oz(9) }))).toEqual([400, 'weigh-in.reason-needed'])
    expect((await send({ weight: oz(9), reason: 'misread', _rev: 1 })).body).toMatchObject({ _rev: 2, weight: 144_000 })
    // The first save once more: it is stored already, and does not bring the old weight back.
    expect((await send()).body).toMatchObject({ _rev: 2, weight: 144_000 })
    expect(refusal(await send({ weight: oz(7), reason: 'misread', _rev: 1 }))).toEqual([409, 'record.stale'])
    const other = await aBoat(ramp, event, 21, ['Kim Moss'])
    expect(refusal(await send({ entry: other.id }))).toEqual([409, 'record.id-taken'])
  })

  test("a boat of another tournament cannot be weighed here, and other people's weigh-ins do not exist", async () => {
    const bo = await ramp.person('Director', 'Bo Kim')
    const angler = await ramp.person('Angler', 'Cy Odom')
    const theirs = await aTournament(ramp, bo)
    const stray = await aBoat(ramp, theirs, 1, ['Ed Stray'])
    expect(refusal(await save({ entry: stray.id, weight: oz(4), totalFish: 1 }))).toEqual([400, 'reference.unknown'])
    expect((await save({ entry: stray.id, weight: oz(4), totalFish: 1 }, theirs)).status).toBe(404)
    expect((await save({ entry: stray.id, weight: oz(4), totalFish: 1 }, theirs, angler)).status).toBe(404)
    expect((await save({ entry: stray.id, weight: oz(4), totalFish: 1 }, theirs, null)).status).toBe(401)
    const { body } = await save({ entry: stray.id, weight: oz(4), totalFish: 1 }, theirs, bo)
    for (const call of [weighInCalls.get, weighInCalls.history, weighInCalls.remove])
      expect((await ramp.call(call, { as: ana, params: { id: body._id } })).status).toBe(404)
    expect(refusal(await fix(body._id, { weight: oz(1), reason: 'mine' }))).toEqual([404, 'record.not-found'])
    expect((await ramp.call(weighInCalls.search, { as: ana, body: { tournament: theirs.id } })).body).toEqual([])
    expect((await ramp.call(weighInCalls.search, { as: angler, body: { tournament: theirs.id } })).body).toEqual([])
    expect((await ramp.call(weighInCalls.search, { as: bo, body: { tournamentId: theirs.id } })).body.map(({ _id }) => _id)).toEqual([
      body._id,
    ])
    expect(await ramp.db.select().from(weighInEvents).where(eq(weighInEvents.weighIn, body._id))).toHaveLength(1)
  })

  test('the log of a tournament: by boat, by day, voided or not, in the order of arrival, page by page', async () => {
    const cup = await aTournament(ramp, ana, { tournamentDates: days(2) })
    const [one, two] = [await aBoat(ramp, cup, 1, ['Jo Reyes']), await aBoat(ramp, cup, 2, ['Ty Hall'])]
    const ids: string[] = []
    for (const [boat, day] of [
      [one, 0],
      [two, 0],
      [one, 1],
    ] as const)
      ids.push((await save({ entry: boat.id, day, weight: oz(4), totalFish: 1 }, cup)).body._id)
    await ramp.call(weighInCalls.remove, { as: ana, params: { id: ids[1]! } })
    const search = async (terms: object) =>
      (await ramp.call(weighInCalls.search, { as: ana, body: { tournament: cup.id, ...terms } })).body.map(({ _id }) => _id)
    expect(await search({})).toEqual(ids)
    expect(await search({ entry: one.id })).toEqual([ids[0], ids[2]])
    expect(await search({ day: 1 })).toEqual([ids[2]])
    expect(await search({ voided: true })).toEqual([ids[1]])
    expect(await search({ voided: false })).toEqual([ids[0], ids[2]])
    expect(await search({ pageSize: 1, pageNumber: 1 })).toEqual([ids[1]])
    expect(await search({ sortOrder: 'desc' })).toEqual([...ids].reverse())
    expect(await weighedCounts(ramp.db, [cup.id, newId()])).toEqual(new Map([[cup.id, 1]]))
    const list = await ramp.call(weighInCalls.list, { as: ana })
    expect(list.body[0]!._id).toBe(ids[2])
  })

  test('twenty boats at two stations while their entries are edited: everything is saved, nothing waits for ever', async () => {
    const cup = await aTournament(ramp, ana)
    const boats = await Promise.all(Array.from({ length: 20 }, (_, i) => aBoat(ramp, cup, i + 1, [`Angler ${i}`])))
    const doer = { id: ana.id, at: new Date().toISOString(), device: null }
    const before = await revisionOf(cup)
    const answers = await Promise.all(
      boats.flatMap((boat) => [
        save({ entry: boat.id, weight: oz(4), totalFish: 1 }, cup).then(({ status }) => status),
        entryStore.update(ramp.db, boat.id, { groups: ['Co-Anglers'] }, undefined, doer, { summary: 'group' }).then(() => 200),
      ]),
    )
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await weighedCounts(ramp.db, [cup.id])).toEqual(new Map([[cup.id, 20]]))
    // A bag moves the board, and so does the group of a boat.
    expect(await revisionOf(cup)).toBe(before + 40)
  })
})
