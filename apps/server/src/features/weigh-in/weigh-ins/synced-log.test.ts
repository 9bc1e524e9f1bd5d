import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { auditCalls } from '@ramplight/contract/system/audit'
import { weighInDayCalls } from '@ramplight/contract/weigh-in/weigh-in-day'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { statementsOf } from '../../../testing/count-statements.ts'
import { users } from '../../people/users/users.table.ts'
import type { EntryRow } from '../../registration/tournament-entries/index.ts'
import { tournamentEntries } from '../../registration/tournament-entries/tournament-entries.table.ts'
import { aDevice, type Device } from '../../sync/testing/a-device.ts'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'
import { aBoat, aTournament } from '../testing/a-tournament.ts'

const OUNCES = 16

describe('bags that were weighed without a network', () => {
  let ramp: TestServer
  let ana: Person
  let tour: string
  let fork: TournamentRow
  let reyes: EntryRow
  let hall: EntryRow

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    fork = await aTournament(ramp, ana, { tour, settings: { weighInMode: 'single' } })
    reyes = await aBoat(ramp, fork, 1, ['Jo Reyes'])
    hall = await aBoat(ramp, fork, 2, ['Cal Hall'])
  })
  afterAll(() => ramp.close())

  const bagOf = (entry: EntryRow, pounds: number, more: Record<string, unknown> = {}) => {
    const id = newId()
    const set = { weighIn: id, kind: 'weigh', tournament: entry.tournament, entry: entry.id, day: 0, at: '2026-06-12T20:00:00.000Z' }
    return { tbl: 'weigh-in-events' as const, kind: 'event' as const, id, set: { ...set, weight: pounds * OUNCES, totalFish: 5, ...more } }
  }
  const about = (bag: ReturnType<typeof bagOf>, kind: 'correct' | 'void', more: Record<string, unknown>) => ({
    ...bag,
    id: newId(),
    set: { ...bag.set, kind, ...more },
  })
  const flags = async (tournament = fork) =>
    (await ramp.call(tournamentResultCalls.preview, { as: ana, params: { id: tournament.id } })).body!.checks.flags
  const finalize = (tournament = fork) => ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: tournament.id } })
  const weighInOf = async (id: string) => (await ramp.call(weighInCalls.get, { as: ana, params: { id } })).body!

  test('two stations weigh the same boat: both bags are kept, somebody is asked, and nothing is final before they answer', async () => {
    const [north, south] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const [first, second] = [bagOf(reyes, 10, { station: 'North' }), bagOf(reyes, 11, { station: 'South', at: '2026-06-12T20:05:00.000Z' })]
    expect(await north.send(first)).toMatchObject({ status: 'applied', rev: 1 })
    expect(await south.send(second)).toMatchObject({ status: 'applied', rev: 1 })
    await north.send(bagOf(hall, 9))
    expect(await flags()).toEqual([{ kind: 'weighed-twice', entry: reyes.id, day: 0, weighIns: [first.id, second.id] }])
    const early = await finalize()
    expect(early).toMatchObject({ status: 409, error: { code: 'results.flags-open' } })
    expect(early.error!.message).toBe(
      'Open weigh-in questions (1): boat 1 weighed twice on day 1. Answer them before results can be official.',
    )
    expect((await north.send(about(second, 'void', { reason: 'the bag of another boat' }))).status).toBe('applied')
    expect(await flags()).toEqual([])
    expect((await finalize()).body!.dateFinalized).not.toBeNull()
  })

  test('a boat that is late by a clock which was set is asked about before anything is final, and is on time until then', async () => {
    const lake = await aTournament(ramp, ana, {
      tour,
      settings: { weighInMode: 'single', weight: { lateDisqualificationMinutesTrigger: 15 } },
    })
    const vega = await aBoat(ramp, lake, 1, ['Lou Vega'])
    const station = aDevice(ramp, ana)
    const bag = bagOf(vega, 10, { minutesLate: 20, lateBy: 'clock', at: new Date(Date.now() + 20 * 60_000).toISOString() })
    await station.send(bag)
    expect(await weighInOf(bag.id)).toMatchObject({ minutesLate: 20, lateBy: 'unproven-clock', disqualified: false })
    // What is sent once more is the same bag, by whatever clock.
    expect(await station.send(bag)).toMatchObject({ status: 'noop' })
    expect(await flags(lake)).toEqual([{ kind: 'late-unproven', entry: vega.id, day: 0, weighIns: [bag.id] }])
    expect(await finalize(lake)).toMatchObject({ status: 409, error: { code: 'results.flags-open' } })
    const said = { minutesLate: 20, lateBy: 'person' as const, reason: 'Two judges saw it', _rev: 1 }
    await ramp.call(weighInCalls.update, { as: ana, params: { id: bag.id }, body: said })
    expect(await weighInOf(bag.id)).toMatchObject({ disqualified: true })
    expect(await flags(lake)).toEqual([])
  })

  test('a bag that comes after the results are final is refused, and stays with its station', async () => {
    const late = await aDevice(ramp, ana).send(bagOf(hall, 12))
    expect(late).toMatchObject({ status: 'rejected', code: 'tournament.finalized' })
  })

  test('who finalized hears of that bag, though it lies on another device', async () => {
    const { body } = await ramp.call(auditCalls.byTournament, { as: ana, params: { id: fork.id } })
    const lines = body.filter(({ action }) => action === 'came-late')
    expect(lines.map(({ summary }) => summary)).toEqual([expect.stringMatching(/: came after the results were official\./)])
  })

  describe('in another tournament', () => {
    let boat: EntryRow
    let open: TournamentRow
    let truck: Device
    beforeAll(async () => {
      open = await aTournament(ramp, ana, { tour, settings: { weighInMode: 'single' } })
      boat = await aBoat(ramp, open, 7, ['Linh Tran'])
      truck = aDevice(ramp, ana)
    })

    test('sent twice a bag counts once; it is in the list, the history and the record of the day like any other', async () => {
      const bag = bagOf(boat, 14, { station: 'Truck', deviceAt: '2026-06-12T19:58:00.000Z', clockOff: 120_000 })
      const op = truck.op(bag)
      await truck.push([op])
      expect((await truck.push([op])).results[0]).toMatchObject({ status: 'applied' })
      expect(await truck.send(bag)).toMatchObject({ status: 'noop', record: { _id: bag.id, weight: 14 * OUNCES, clockOff: 120_000 } })
      expect(await weighInOf(bag.id)).toMatchObject({ weight: 14 * 16_000, station: 'Truck', at: '2026-06-12T20:00:00.000Z', by: ana.id })
      const lines = await ramp.db.select().from(auditLog).where(eq(auditLog.record, bag.id))
      expect(lines.map(({ action, summary }) => `${action}: ${summary}`)).toEqual(['weighed: Boat 7 Tran 14-00'])
      await truck.pull()
      expect(truck.has('weigh-in-events', bag.id)).toMatchObject({ kind: 'weigh', entry: boat.id, weight: 14 * OUNCES })
    })

    test('a correction waits for the weigh-in that it corrects', async () => {
      const other = await aBoat(ramp, open, 8, ['Mo Vega'])
      const bag = bagOf(other, 10)
      const fix = about(bag, 'correct', { weight: 9 * OUNCES, reason: 'misread' })
      expect(await truck.send(fix)).toMatchObject({ status: 'deferred', missing: [bag.id] })
      await truck.send(bag)
      expect((await truck.send(fix)).status).toBe('applied')
      expect(await weighInOf(bag.id)).toMatchObject({ weight: 9 * 16_000, corrected: true })
      expect(await truck.send(bagOf({ ...other, id: newId() }, 10))).toMatchObject({ status: 'deferred' })
    })

    test('two people correct the same bag without knowing of it: both are kept, the later counts, one more settles it', async () => {
      const other = await aBoat(ramp, open, 9, ['Ed Poe'])
      const bag = bagOf(other, 10)
      await truck.send(bag)
      const fix = (weight: number, at: string) => about(bag, 'correct', { weight: weight * OUNCES, at, reason: 'tare', after: [bag.id] })
      const [later, earlier] = [fix(8, '2026-06-12T21:10:00.000Z'), fix(9, '2026-06-12T21:00:00.000Z')]
      expect((await truck.send(later)).status).toBe('applied')
      expect((await aDevice(ramp, ana).send(earlier)).status).toBe('applied')
      expect(await weighInOf(bag.id)).toMatchObject({ weight: 8 * 16_000, _rev: 3 })
      expect(await flags(open)).toContainEqual({ kind: 'two-corrections', entry: other.id, day: 0, weighIns: [bag.id] })
      const body = { weight: 8 * OUNCES, reason: 'weighed again', _rev: 3 }
      await ramp.call(weighInCalls.update, { as: ana, params: { id: bag.id }, body })
      expect((await flags(open)).filter(({ entry }) => entry === other.id)).toEqual([])
    })

    test('both bags of a boat count once somebody says so', async () => {
      const other = await aBoat(ramp, open, 10, ['Cy Moss'])
      const [first, second] = [bagOf(other, 5), bagOf(other, 6, { at: '2026-06-12T20:30:00.000Z' })]
      await truck.push([truck.op(first), truck.op(second)])
      expect((await flags(open)).map(({ entry }) => entry)).toContain(other.id)
      await ramp.call(weighInCalls.update, { as: ana, params: { id: second.id }, body: { additional: true, reason: 'two bags' } })
      expect((await flags(open)).map(({ entry }) => entry)).not.toContain(other.id)
    })

    test('a bag that comes in after its day was closed, or after its boat was cut, is kept, and somebody is asked', async () => {
      const settings = { weighInMode: 'single' as const, cuts: [{ afterDay: 0, keep: 1 }] }
      const two = await aTournament(ramp, ana, { tour, hasCuts: true, tournamentDates: ['2027-06-12', '2027-06-13'], settings })
      const [ahead, cut] = [await aBoat(ramp, two, 1, ['Ty Hall']), await aBoat(ramp, two, 2, ['Al Odom'])]
      await truck.push([truck.op(bagOf(ahead, 10)), truck.op(bagOf(cut, 5))])
      await ramp.call(weighInDayCalls.createOrUpdate, { as: ana, body: { tournament: two.id, day: 1, closed: true } })
      const [late, out] = [bagOf(ahead, 9, { day: 1 }), bagOf(cut, 9, { day: 1 })]
      const { results } = await truck.push([truck.op(late), truck.op(out)])
      expect(results.map(({ status }) => status)).toEqual(['applied', 'applied'])
      const asked = (await flags(two)).map(({ kind, weighIns }) => [kind, ...weighIns])
      expect(asked).toEqual(
        expect.arrayContaining([
          ['came-late', late.id],
          ['came-late', out.id],
          ['after-cut', out.id],
        ]),
      )
      for (const closed of [false, true])
        await ramp.call(weighInDayCalls.createOrUpdate, { as: ana, body: { tournament: two.id, day: 1, closed } })
      expect((await flags(two)).map(({ kind }) => kind)).toEqual(['after-cut'])
    })

    test('what cannot be is refused by itself, and the bags beside it count', async () => {
      const bags = [
        bagOf(boat, 900),
        bagOf(boat, 3, { totalFish: 2, deadFishCount: 5 }),
        bagOf(boat, 12, { day: 4 }),
        bagOf(boat, 12, { additional: true }),
      ]
      const { results } = await truck.push(bags.map((bag) => truck.op(bag)))
      expect(results.map(({ status, code }) => code ?? status)).toEqual([
        'weigh-in.over-any-scale',
        'weigh-in.dead-over-total',
        'weigh-in.day-unknown',
        'applied',
      ])
      const noReason = about(bags[3]!, 'correct', { weight: 1 })
      expect(await truck.send(noReason)).toMatchObject({ status: 'rejected', code: 'request.invalid' })
    })

    test('a boat that was deleted, or a tournament that was, leaves its bags with the station that weighed them', async () => {
      const other = await aBoat(ramp, open, 11, ['Bo Lane'])
      await ramp.db.update(tournamentEntries).set({ deleted: true }).where(eq(tournamentEntries.id, other.id))
      expect(await truck.send(bagOf(other, 10))).toMatchObject({ status: 'gone', code: 'sync.parent-gone' })
      const rained = await aTournament(ramp, ana, { tour })
      const wet = await aBoat(ramp, rained, 1, ['Di Ross'])
      const early = truck.op(bagOf(wet, 9))
      expect((await truck.push([early])).results[0]).toMatchObject({ status: 'applied' })
      await ramp.db.update(tournaments).set({ deleted: true }).where(eq(tournaments.id, rained.id))
      expect(await truck.send(bagOf(wet, 10))).toMatchObject({ status: 'gone' })
      // Whoever sends the bag of a rescue file once more is told that it is nowhere to be seen.
      expect((await truck.push([early])).results[0]).toMatchObject({ status: 'applied', record: null })
    })

    test('an assistant who helps no more is refused, bag by bag', async () => {
      const other = await aBoat(ramp, open, 12, ['Gus Ward'])
      const sam = await ramp.person('Director', 'Sam Odom', { isAssistant: true, tours: [tour] })
      const tablet = aDevice(ramp, sam)
      expect((await tablet.send(bagOf(other, 4))).status).toBe('applied')
      await ramp.db.update(users).set({ tours: [] }).where(eq(users.id, sam.id))
      const { results } = await tablet.push([
        tablet.op(bagOf(other, 5, { additional: true })),
        tablet.op(bagOf(boat, 5, { additional: true })),
      ])
      expect(results.map(({ status }) => status)).toEqual(['forbidden', 'forbidden'])
    })

    test('a hundred bags cost as many statements as one', async () => {
      const many = await aTournament(ramp, ana, { tour })
      const boats: EntryRow[] = []
      for (let number = 1; number <= 101; number++) boats.push(await aBoat(ramp, many, number, [`Angler ${number}`]))
      const cost = (some: EntryRow[]) => statementsOf(() => truck.push(some.map((one) => truck.op(bagOf(one, 8)))))
      const one = await cost(boats.slice(0, 1))
      expect(await cost(boats.slice(1))).toBe(one)
      expect((await ramp.call(weighInCalls.search, { as: ana, body: { tournament: many.id, selectAll: true } })).body).toHaveLength(101)
    }, 60_000)
  })
})
