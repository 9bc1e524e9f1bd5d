import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { questionCalls as calls } from '@ramplight/contract/sync/questions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'
import { aDevice } from '../testing/a-device.ts'

const ENTRIES = 'tournament-entries'

describe('two people said different things', () => {
  let ramp: TestServer
  let [ana, bo, hal, strange] = [] as Person[] as [Person, Person, Person, Person]
  let tour: string
  let tournament: TournamentRow
  let boats: Awaited<ReturnType<typeof aBoat>>[]

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Diaz')
    strange = await ramp.person('Director', 'Cy Far')
    tour = await aTour(ramp, ana)
    hal = await ramp.person('Director', 'Hal Moss', { isAssistant: true, tours: [tour] })
  })
  afterAll(() => ramp.close())
  beforeEach(async () => {
    tournament = await aTournament(ramp, ana, { tour, coDirectors: [bo.id] })
    boats = []
    for (const number of [1, 2, 3]) boats.push(await aBoat(ramp, tournament, number, [`Boat ${number} Reyes`]))
  })

  const numberOf = async (index: number) =>
    (await ramp.call(tournamentEntryCalls.get, { as: ana, params: { id: boats[index]!.id } })).body?.boatNumber
  const change = (from: number, to: number, seen = from) =>
    ({ tbl: ENTRIES, id: boats[from - 1]!.id, set: { boatNumber: to }, base: { boatNumber: seen }, baseRev: 1 }) as const
  /** Boat 1 is 7 for the truck, which was first, and 9 for the dock. */
  async function aQuestion(dockAs = ana) {
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, dockAs)]
    await truck.send(change(1, 7))
    const { conflicts } = await dock.send(change(1, 9))
    return { truck, dock, id: conflicts![0]!._id }
  }
  const answer = (id: string, set: Record<string, unknown>) => ({ tbl: 'questions', kind: 'call', call: 'answer', id, set }) as const
  const open = async (as: Person) => (await ramp.call(calls.search, { as, body: { tournament: tournament.id } })).body

  test('every device of whoever may answer hears of it, also one whose data were cleared; nobody else does', async () => {
    const { dock, id } = await aQuestion(hal)
    for (const person of [ana, bo, hal]) {
      const fresh = aDevice(ramp, person)
      await fresh.pull()
      expect(fresh.has('questions', id)).toMatchObject({
        field: 'boatNumber',
        mine: 9,
        theirs: 7,
        mineBy: hal.id,
        tournament: tournament.id,
      })
      expect(await open(person)).toMatchObject([{ _id: id }])
    }
    const admin = await ramp.person('System Admin', 'Root')
    expect(await open(admin)).toMatchObject([{ _id: id }])
    const other = aDevice(ramp, strange)
    await other.pull()
    expect([other.count('questions'), await open(strange)]).toEqual([0, []])
    expect(await other.send(answer(id, { take: 'mine' }))).toMatchObject({ status: 'forbidden' })
    // It shows what is there now, and leaves every device when somebody has answered.
    await ramp.call(tournamentEntryCalls.boatNumberListUpdate, {
      as: ana,
      body: { itemsToProcess: [{ _id: boats[0]!.id, boatNumber: 8 }] },
    })
    await dock.pull()
    expect(dock.has('questions', id)).toMatchObject({ theirs: 8 })
    expect((await ramp.call(calls.answer, { as: bo, params: { id }, body: { take: 'mine', seen: 8 } })).body).toMatchObject({
      state: 'done',
    })
    await dock.pull()
    expect([dock.has('questions', id), await numberOf(0), await open(ana)]).toEqual([undefined, 9, []])
  })

  test('two answer at once: the first counts, who said the same hears nothing, who said another thing is told', async () => {
    const { truck, dock, id } = await aQuestion()
    const phone = aDevice(ramp, bo)
    const first = truck.op(answer(id, { take: 'mine', seen: 7 }))
    expect((await truck.push([first])).results).toMatchObject([{ status: 'applied' }])
    expect((await truck.push([first])).results).toMatchObject([{ status: 'applied' }])
    expect(await phone.send(answer(id, { take: 'mine', seen: 7 }))).toMatchObject({ status: 'noop' })
    expect(await dock.send(answer(id, { take: 'theirs' }))).toMatchObject({ status: 'rejected', code: 'question.answered' })
    expect(await numberOf(0)).toBe(9)
  })

  test('who answered a question that has become another one is asked again, and nothing is overwritten unseen', async () => {
    const { truck, dock, id } = await aQuestion()
    await truck.send({ ...change(1, 20, 7), baseRev: 2 })
    expect(await dock.send(answer(id, { take: 'mine', seen: 7 }))).toMatchObject({ status: 'rejected', code: 'question.changed' })
    expect(await numberOf(0)).toBe(20)
    expect(await dock.send(answer(id, { take: 'value', value: 11, seen: 20 }))).toMatchObject({ status: 'applied' })
    expect(await numberOf(0)).toBe(11)
  })

  test('the number that another boat has meanwhile: the two swap, in one go, and nobody is asked anew', async () => {
    const { dock, id } = await aQuestion()
    await ramp.call(tournamentEntryCalls.boatNumberListUpdate, {
      as: ana,
      body: { itemsToProcess: [{ _id: boats[1]!.id, boatNumber: 9 }] },
    })
    expect(await dock.send(answer(id, { take: 'mine', seen: 7 }))).toMatchObject({ status: 'applied' })
    expect([await numberOf(0), await numberOf(1), await open(ana)]).toEqual([9, 7, []])
  })

  describe('results', () => {
    const finalize = async () => {
      const { revision } = (await ramp.call(tournamentResultCalls.preview, { as: ana, params: { id: tournament.id } })).body
      return ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: tournament.id, revision } })
    }
    const weigh = (boat: number) => {
      const id = newId()
      const set = { weighIn: id, kind: 'weigh', tournament: tournament.id, entry: boats[boat]!.id, day: 0, weight: 160, totalFish: 5 }
      return { tbl: 'weigh-in-events', kind: 'event', id, set: { ...set, at: '2026-06-12T20:00:00.000Z' } } as const
    }
    const queued = () => ({ tbl: 'tournaments', kind: 'call', call: 'finalize', id: tournament.id, set: { events: 1 } }) as const

    test('do not become official over an open question, by no door; once it is answered they do', async () => {
      const { truck, id } = await aQuestion()
      await truck.send(weigh(0))
      expect(await finalize()).toMatchObject({ status: 409, error: { code: 'results.questions-open' } })
      expect((await finalize()).error?.message).toContain('Open questions: 1.')
      expect(await truck.send(queued())).toMatchObject({ status: 'rejected', code: 'results.questions-open' })
      // An answer and the finalize that waited behind it, in one batch.
      const { results } = await truck.push([truck.op(answer(id, { take: 'theirs' })), truck.op(queued())])
      expect(results.map(({ status }) => status)).toEqual(['applied', 'applied'])
    })

    test('do not wait for a question about a boat that was deleted, or about another tournament', async () => {
      const { truck } = await aQuestion()
      await truck.send(weigh(1))
      await truck.send({ tbl: ENTRIES, kind: 'del', id: boats[0]!.id, baseRev: 2 })
      await truck.pull()
      expect(truck.count('questions')).toBe(0)
      expect(await finalize()).toMatchObject({ status: 200 })
    })
  })
})
