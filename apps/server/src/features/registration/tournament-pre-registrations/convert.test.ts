import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { preRegistrationCalls as calls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { teamBoat } from '@ramplight/domain/registration/team-boat'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'

const NOW = new Date('2027-06-09T12:00:00Z')
const TAKES = { teamEvent: true, settings: { payout: { allowPreRegistration: true } } }

/** What happens to one pre-registration at the table, by the director's screen with a network and by two tablets without one. */
const STEPS = ['on-line', 'tablet-a', 'tablet-b', 'all-at-once', 'by-hand', 'take-back'] as const
type Step = (typeof STEPS)[number]

describe('converting a pre-registration', () => {
  let ramp: TestServer
  let ana: Person
  let tour: string
  let lily: Person
  let tom: Person

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => NOW })
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour] })
    tom = await ramp.person('Angler', 'Tom Tran', { tours: [tour] })
  })
  afterAll(() => ramp.close())

  const aTeam = async () => {
    const tournament = (await aTournament(ramp, ana, tour, TAKES))._id
    const users = [lily.id, tom.id]
    const { body } = await ramp.call(calls.create, { as: ana, body: { tournament, team: { users } } })
    return { tournament, users, id: body._id }
  }
  const entriesIn = async (tournament: string) =>
    (await ramp.call(tournamentEntryCalls.search, { as: ana, body: { tournament } })).body.map(({ _id }) => _id)
  const waitingIn = async (tournament: string) =>
    (await ramp.call(calls.search, { as: ana, body: { tournament, converted: false } })).body.map(({ _id }) => _id)

  test('a boat that is entered under its id is that team: converted with the same stroke, and once', async () => {
    const { tournament, users, id } = await aTeam()
    const enter = () => ramp.call(tournamentEntryCalls.create, { as: ana, body: { _id: id, tournament, users } })
    expect((await enter()).body).toMatchObject({ _id: id, status: 'Pending', users })
    expect(await waitingIn(tournament)).toEqual([])
    expect((await enter()).status).toBe(200)
    expect(await entriesIn(tournament)).toEqual([id])
    const { body } = await ramp.call(calls.get, { as: ana, params: { id } })
    expect([body.converted, body._rev]).toEqual([true, 2])
  })

  test('the table enters a team with the captain, the substitute and the group that it chose, also a substitute who is in no book here', async () => {
    const tournament = (await aTournament(ramp, ana, tour, { ...TAKES, groups: [{ name: 'Women' }] }))._id
    const sue = await ramp.person('Angler', 'Sue Kim')
    const users = [lily.id, tom.id]
    const said = { boatCaptain: tom.id, sub: sue.id, groups: ['Women'] }
    const { body: team } = await ramp.call(calls.create, { as: lily, body: { tournament, team: { users }, ...said } })
    const event = (await ramp.call(tournamentCalls.get, { as: ana, params: { id: tournament } })).body
    const body = teamBoat({ ...team, users }, event) as BodyOf<typeof tournamentEntryCalls.create>
    const { _id: _same, ...another } = body
    expect((await ramp.call(tournamentEntryCalls.create, { as: ana, body: another })).error.code).toBe('reference.unknown')
    const entered = await ramp.call(tournamentEntryCalls.create, { as: ana, body })
    expect(entered.body).toMatchObject({ _id: team._id, ...said, substitute: { last_name: 'Kim' } })
  })

  test('a boat that is deleted takes it along, so that its people can sign up again; brought back, it is there again', async () => {
    const { tournament, users, id } = await aTeam()
    await ramp.call(tournamentEntryCalls.create, { as: ana, body: { _id: id, tournament, users } })
    await ramp.call(tournamentEntryCalls.remove, { as: ana, params: { id } })
    const anew = await ramp.call(calls.create, { as: lily, body: { tournament, team: { users: [lily.id] } } })
    expect([anew.status, anew.body._id === id]).toEqual([200, false])
    await ramp.call(calls.remove, { as: lily, params: { id: anew.body._id } })
    const back = { tbl: 'tournament-entries', id, baseRev: 1, set: { status: 'Paid' }, resolves: `restore:${newId()}` } as const
    expect((await aDevice(ramp, ana).send(back)).status).toBe('merged')
    expect((await ramp.call(calls.get, { as: ana, params: { id } })).body).toMatchObject({ converted: true, team: { users } })
  })

  test('who came into the team while a tablet without a network converted it is in no boat, and can sign up again', async () => {
    const tournament = (await aTournament(ramp, ana, tour, TAKES))._id
    const { body: team } = await ramp.call(calls.create, { as: lily, body: { tournament, team: { users: [lily.id] } } })
    const tablet = aDevice(ramp, ana)
    const converted = tablet.op({ tbl: 'tournament-entries', id: team._id, set: { tournament, users: [lily.id] } })
    const { body: link } = await ramp.call(calls.invitation, { as: lily, params: { id: team._id } })
    expect((await ramp.call(calls.join, { as: tom, body: link })).body.team.users).toEqual([lily.id, tom.id])
    await tablet.push([converted])
    expect((await ramp.call(calls.get, { as: ana, params: { id: team._id } })).body.team.users).toEqual([lily.id])
    expect((await ramp.call(calls.create, { as: tom, body: { tournament, team: { users: [tom.id] } } })).status).toBe(200)
  })

  test('an id of another tournament converts nothing there', async () => {
    const { id, tournament } = await aTeam()
    const other = (await aTournament(ramp, ana, tour, TAKES))._id
    await ramp.call(tournamentEntryCalls.create, { as: ana, body: { _id: id, tournament: other, users: [lily.id] } })
    expect(await waitingIn(tournament)).toEqual([id])
  })

  test('in whatever order and however often it is converted here and there, it is never two boats and never lost', async () => {
    const orders = fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(orders, async (steps) => {
        const { tournament, users, id } = await aTeam()
        const body = { tournament, users }
        const tablets = { 'tablet-a': aDevice(ramp, ana), 'tablet-b': aDevice(ramp, ana) }
        const ops = Object.entries(tablets).map(
          ([name, tablet]) => [name, tablet.op({ tbl: 'tournament-entries', id, set: body })] as const,
        )
        const doIt: Record<Step, () => Promise<unknown>> = {
          'on-line': () => ramp.call(tournamentEntryCalls.create, { as: ana, body: { _id: id, ...body } }),
          'tablet-a': () => tablets['tablet-a'].push([ops[0]![1]]),
          'tablet-b': () => tablets['tablet-b'].push([ops[1]![1]]),
          'all-at-once': () => ramp.call(tournamentEntryCalls.bulkCreate, { as: ana, body: [{ _id: id, ...body }] }),
          'by-hand': () => ramp.call(tournamentEntryCalls.create, { as: ana, body: { _id: newId(), ...body } }),
          'take-back': () => ramp.call(calls.remove, { as: ana, params: { id } }),
        }
        for (const step of steps) await doIt[step]()
        const boats = await entriesIn(tournament)
        const waiting = await waitingIn(tournament)
        expect(boats.length).toBeLessThanOrEqual(1)
        // Entered under its id, it does not wait any more; not entered and not taken back, it still does.
        if (boats.includes(id)) expect(waiting).toEqual([])
        else expect(waiting).toEqual(steps.includes('take-back') ? [] : [id])
      }),
      { numRuns: 12, seed: 14 },
    )
  }, 60_000)
})
