import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { questionCalls } from '@ramplight/contract/sync/questions'
import { auditCalls } from '@ramplight/contract/system/audit'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { syncFeed } from '#platform/sync/sync.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice, type Device } from '../../sync/testing/a-device.ts'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'
import { tournamentEntries } from './tournament-entries.table.ts'

describe('numbers of many boats are one decision', () => {
  let ramp: TestServer
  let [ana, sam] = [] as unknown as [Person, Person]
  let tour: string
  let tournament: TournamentRow
  let boats: string[]

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    sam = await ramp.person('Director', 'Sam Odom')
    tour = await aTour(ramp, ana)
  })
  afterAll(() => ramp.close())
  beforeEach(async () => {
    tournament = await aTournament(ramp, ana, { tour, coDirectors: [sam.id], status: 'Open' })
    boats = []
    for (const number of [1, 2, 3, 4]) boats.push((await aBoat(ramp, tournament, number, [`Angler ${number} Reyes`])).id)
  })

  const numbersNow = async (): Promise<(number | null)[]> => {
    const { body } = await ramp.call(tournamentEntryCalls.search, { as: ana, body: { tournament: tournament.id } })
    const byId = new Map(body!.map(({ _id, boatNumber }) => [_id, boatNumber ?? null]))
    return boats.map((id) => byId.get(id) ?? null)
  }
  const numbering = (numbers: readonly (number | null)[], seen: readonly (number | null)[], kind: 'draw' | 'by-hand' = 'draw') => ({
    tbl: 'tournaments' as const,
    kind: 'call' as const,
    call: 'number' as const,
    id: tournament.id,
    set: {
      _id: newId(),
      kind,
      mode: 'random',
      seed: 7,
      at: '2027-06-12T11:00:00.000Z',
      boats: boats.flatMap((_id, index) =>
        numbers[index] === undefined
          ? []
          : [{ _id, boatNumber: numbers[index], flight: null, seen: { boatNumber: seen[index] ?? null, flight: null } }],
      ),
    },
  })
  const open = async () => (await ramp.call(questionCalls.search, { as: ana, body: { tournament: tournament.id } })).body!
  const answer = (device: Device, id: string, set: object) =>
    device.send({ tbl: 'questions', kind: 'call', call: 'answer', id, set: { ...set } })

  test('two draws that knew nothing of each other are one question; the numbers follow the answer as a whole', async () => {
    const [pat, dock] = [aDevice(ramp, ana), aDevice(ramp, sam)]
    expect(await pat.send(numbering([2, 3, 4, 1], [1, 2, 3, 4]))).toMatchObject({ status: 'applied' })
    const late = dock.op(numbering([4, 1, 2, 3], [1, 2, 3, 4]))
    expect((await dock.push([late])).results).toMatchObject([{ status: 'merged', conflicts: [{ field: 'numbers' }] }])
    expect((await dock.push([late])).results).toMatchObject([{ status: 'merged' }])
    const [question, ...more] = await open()
    expect([await numbersNow(), more]).toEqual([[2, 3, 4, 1], []])
    expect(question).toMatchObject({ mine: { draw: { by: sam.id, seed: 7 } }, theirs: { draw: { by: ana.id } }, mineBy: sam.id })
    expect(await answer(pat, question!._id, { take: 'mine' })).toMatchObject({ status: 'applied' })
    expect([await numbersNow(), await open()]).toEqual([[4, 1, 2, 3], []])
    const { body } = await ramp.call(auditCalls.byTournament, { as: ana, params: { id: tournament.id } })
    expect(body!.filter(({ action }) => action === 'drew')).toHaveLength(2)
  })

  test('a number that was given by hand after the question stays, whichever draw counts, and no number is there twice', async () => {
    const [pat, dock] = [aDevice(ramp, ana), aDevice(ramp, sam)]
    await pat.send(numbering([2, 3, 4, 1], [1, 2, 3, 4]))
    await dock.send(numbering([4, 1, 2, 3], [1, 2, 3, 4]))
    const [question] = await open()
    // Boat 1 had drawn 2 and gets 9 by hand.
    await ramp.call(tournamentEntryCalls.boatNumberListUpdate, { as: ana, body: { itemsToProcess: [{ _id: boats[0]!, boatNumber: 9 }] } })
    await answer(pat, question!._id, { take: 'mine' })
    expect(await numbersNow()).toEqual([9, 1, 2, 3])
  })

  test('a boat that is seated in a flight while two draws are asked about: every device of the question hears of it', async () => {
    const [pat, dock] = [aDevice(ramp, ana), aDevice(ramp, sam)]
    await pat.send(numbering([2, 3, 4, 1], [1, 2, 3, 4]))
    await dock.send(numbering([4, 1, 2, 3], [1, 2, 3, 4]))
    const { body: flight } = await ramp.call(tournamentFlightCalls.create, {
      as: ana,
      body: { tournament: tournament.id, name: 'Flight 1' },
    })
    const [question] = await open()
    const placesInFeed = () => ramp.db.select({ seq: syncFeed.seq }).from(syncFeed).where(eq(syncFeed.recId, question!._id))
    const before = await placesInFeed()
    const seated = { tbl: 'tournament-entries', id: boats[0]!, set: { flight: flight!._id }, base: { flight: null }, baseRev: 2 } as const
    expect(await pat.send(seated)).toMatchObject({ status: 'applied' })
    expect(await placesInFeed()).not.toEqual(before)
  })

  test('a draw over numbers that somebody changed meanwhile is one question; one that comes to the same is none', async () => {
    const dock = aDevice(ramp, sam)
    expect(await dock.send(numbering([1, 2, 3, 4], [1, 2, 3, null]))).toMatchObject({ status: 'noop' })
    await ramp.call(tournamentEntryCalls.boatNumberListUpdate, { as: ana, body: { itemsToProcess: [{ _id: boats[0]!, boatNumber: 9 }] } })
    expect(await dock.send(numbering([4, 3, 2, 1], [1, 2, 3, 4]))).toMatchObject({ status: 'merged' })
    expect([await numbersNow(), (await open()).length]).toEqual([[9, 2, 3, 4], 1])
  })

  test('a swap by hand is one decision: both boats, or one question', async () => {
    const dock = aDevice(ramp, sam)
    expect(await dock.send(numbering([2, 1], [1, 2], 'by-hand'))).toMatchObject({ status: 'applied' })
    expect(await numbersNow()).toEqual([2, 1, 3, 4])
    expect(await dock.send(numbering([1, 3], [1, 2], 'by-hand'))).toMatchObject({ status: 'merged' })
    expect([await numbersNow(), (await open()).length]).toEqual([[2, 1, 3, 4], 1])
  })

  test('is refused once results are final, and to whoever does not run the tournament', async () => {
    const far = await ramp.person('Director', 'Cy Far')
    expect(await aDevice(ramp, far).send(numbering([2, 1], [1, 2]))).toMatchObject({ status: 'forbidden' })
    await ramp.db.update(tournaments).set({ status: 'Completed' })
    expect(await aDevice(ramp, ana).send(numbering([2, 1], [1, 2]))).toMatchObject({ code: 'tournament.finalized' })
  })

  test('two boats that were given each other’s number are two questions, and one answer decides both', async () => {
    const [pat, dock] = [aDevice(ramp, ana), aDevice(ramp, sam)]
    const give = (device: Device, boat: number, number: number) =>
      device.send({ tbl: 'tournament-entries', id: boats[boat]!, set: { boatNumber: number }, base: { boatNumber: boat + 1 }, baseRev: 1 })
    expect(await give(pat, 0, 2)).toMatchObject({ status: 'merged' })
    expect(await give(dock, 1, 1)).toMatchObject({ status: 'merged' })
    const asked = await open()
    expect(asked).toHaveLength(2)
    const first = asked.find(({ rec }) => rec === boats[0])!
    expect(await answer(pat, first._id, { take: 'mine' })).toMatchObject({ status: 'applied' })
    expect([await numbersNow(), await open()]).toEqual([[2, 1, 3, 4], []])
  })

  test('150 boats that have numbers are drawn anew in one go', async () => {
    const at = ramp.deps.now().toISOString()
    const rows = Array.from({ length: 146 }, (_, index) => ({
      id: newId(),
      createdAt: at,
      updatedAt: at,
      tournament: tournament.id,
      users: [newId()],
      boatNumber: index + 5,
      status: 'Paid' as const,
    }))
    await ramp.db.insert(tournamentEntries).values(rows as never)
    boats.push(...rows.map(({ id }) => id))
    const seen = boats.map((_, index) => index + 1)
    expect(await aDevice(ramp, ana).send(numbering(seen.toReversed(), seen))).toMatchObject({ status: 'applied' })
    expect(await numbersNow()).toEqual(seen.toReversed())
  })

  // Draws, swaps and single numbers of two to four devices that know nothing of each other, and any answers.
  const change = fc.record({
    device: fc.nat(3),
    what: fc.constantFrom('draw', 'swap', 'one'),
    boat: fc.nat(3),
    other: fc.nat(3),
    number: fc.integer({ min: 1, max: 6 }),
    seed: fc.nat(100),
  })
  const aDay = fc.record({
    devices: fc.integer({ min: 2, max: 4 }),
    changes: fc.array(change, { minLength: 2, maxLength: 8 }),
    answers: fc.array(fc.record({ take: fc.constantFrom('mine', 'theirs'), pick: fc.nat(9), by: fc.nat(3) }), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  const shuffled = (seed: number) => [1, 2, 3, 4].map((n) => ((n * 3 + seed) % 4) + 1)

  test('whatever was said and however it is answered: each answer ends a question and begins none, and no number is there twice', async () => {
    await fc.assert(
      fc
        .asyncProperty(aDay, async ({ devices: count, changes, answers }) => {
          const devices = Array.from({ length: count }, (_, index) => aDevice(ramp, index % 2 ? sam : ana))
          const seen = await numbersNow()
          for (const { device, what, boat, other, number, seed } of changes) {
            const at = devices[device % count]!
            const swap = seen.map((own, index) => (index === boat ? seen[other]! : index === other ? seen[boat]! : own))
            if (what === 'draw') await at.send(numbering(shuffled(seed), seen))
            else if (what === 'swap') await at.send(numbering(swap, seen, 'by-hand'))
            else
              await at.send({
                tbl: 'tournament-entries',
                id: boats[boat]!,
                set: { boatNumber: number },
                base: { boatNumber: seen[boat]! },
                baseRev: 1,
              })
          }
          let asked = await open()
          for (let turn = 0; asked.length > 0; turn++) {
            const { take, pick, by } = answers[turn % answers.length]!
            const one = asked[pick % asked.length]!
            const seenThere = one.field === 'numbers' ? {} : { seen: one.theirs }
            expect(await answer(devices[by % count]!, one._id, { take, ...seenThere })).toMatchObject({ status: 'applied' })
            const left = await open()
            expect(asked.map(({ _id }) => _id)).toEqual(expect.arrayContaining(left.map(({ _id }) => _id)))
            expect(
              left.filter(
                ({ _id, field, mine, theirs }) => _id === one._id || (take === 'mine' && field === 'boatNumber' && mine === theirs),
              ),
            ).toEqual([])
            asked = left
          }
          const numbers = (await numbersNow()).filter((one) => one !== null)
          expect(new Set(numbers).size).toBe(numbers.length)
          const shown: unknown[][] = []
          for (const device of devices) {
            await device.pull()
            shown.push(boats.map((id) => device.has('tournament-entries', id)?.boatNumber ?? null))
            const asked = [...device.rows.values()].filter(({ tbl, doc }) => tbl === 'questions' && doc.tournament === tournament.id)
            expect(asked).toEqual([])
          }
          expect(shown).toEqual(devices.map(() => shown[0]))
        })
        .beforeEach(async () => {
          tournament = await aTournament(ramp, ana, { tour, coDirectors: [sam.id], status: 'Open' })
          boats = []
          for (const number of [1, 2, 3, 4]) boats.push((await aBoat(ramp, tournament, number, [`Angler ${number} Reyes`])).id)
        }),
      { numRuns: 12 },
    )
  }, 120_000)
})
