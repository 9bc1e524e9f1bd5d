import { newId } from '@ramplight/contract/kernel/new-id'
import { userCalls } from '@ramplight/contract/people/users'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { questionCalls } from '@ramplight/contract/sync/questions'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { aDevice } from '../testing/a-device.ts'

const DATES = { startDate: '2027-01-01', endDate: '2027-12-31' }

describe('a device takes over, learns and brings back nothing that is not its person’s', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let tom: Person
  let lily: Person
  let tour: string
  let season: string

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour], email: 'lily@lake.test' })
    tom = await ramp.person('Angler', 'Tom Tran', { tours: [tour] })
    season = (await ramp.call(seasonCalls.create, { as: ana, body: { name: '2027', tour, ...DATES } })).body!._id
  })
  afterAll(() => ramp.close())

  const aMember = async (user: Person) =>
    (await ramp.call(membershipCalls.create, { as: ana, body: { season, user: user.id, amountPaid: 5000 } })).body!._id

  test('the id of a record that is there stands for no other one, whoever says so', async () => {
    const set = { season, angler: lily.id }
    await ramp.call(seasonTeamCalls.create, { as: ana, body: set })
    const division = (await ramp.call(divisionCalls.create, { as: ana, body: { name: 'Juniors', tour } })).body!._id
    const phone = aDevice(ramp, tom)
    for (const id of [division, lily.id, tour])
      expect(await phone.send({ tbl: 'season-teams', id, set })).toMatchObject({ status: 'rejected', code: 'record.id-taken' })
    const truck = aDevice(ramp, ana)
    const change = { tbl: 'divisions', id: division, set: { name: 'Girls' }, base: { name: 'Juniors' }, baseRev: 1 } as const
    expect(await truck.send(change)).toMatchObject({ status: 'applied' })
  })

  test('whether a stranger owes something is not told by a guess, nor who has signed up with whom', async () => {
    await aMember(lily)
    const phone = aDevice(ramp, tom)
    const guess = await phone.send({ tbl: 'memberships', set: { season, user: lily.id, amountPaid: 50 } })
    expect([guess.status, guess.alias]).toEqual(['forbidden', undefined])
    const trip = await aTournament(ramp, ana, tour, { settings: { payout: { allowPreRegistration: true } } })
    const team = { users: [lily.id] }
    expect((await ramp.call(preRegistrationCalls.create, { as: lily, body: { tournament: trip._id, team } })).status).toBe(200)
    const asked = await phone.send({ tbl: 'tournament-pre-registrations', set: { tournament: trip._id, team } })
    expect([asked.status, asked.alias]).toEqual(['forbidden', undefined])
  })

  test('a membership that the director ended is not brought back by its member; the director does', async () => {
    const id = await aMember(tom)
    await ramp.call(membershipCalls.remove, { as: ana, params: { id } })
    const back = { tbl: 'memberships', id, baseRev: 1, set: { active: true }, resolves: `restore:${newId()}` } as const
    expect(await aDevice(ramp, tom).send(back)).toMatchObject({ status: 'forbidden' })
    expect((await ramp.call(membershipCalls.get, { as: ana, params: { id } })).status).toBe(404)
    expect((await aDevice(ramp, ana).send(back)).status).not.toBe('forbidden')
    expect((await ramp.call(membershipCalls.get, { as: ana, params: { id } })).status).toBe(200)
  })

  test('an account that an admin deleted is not opened again by a director who knows the angler', async () => {
    const max = await ramp.person('Angler', 'Max Webb', { tours: [tour], passwordHash: 'x' })
    await ramp.call(userCalls.remove, { as: admin, params: { id: max.id } })
    const truck = aDevice(ramp, ana)
    const back = { tbl: 'users', baseRev: 1, set: { city: 'Emory' }, resolves: `restore:${newId()}` } as const
    expect(await truck.send({ ...back, id: max.id })).toMatchObject({ status: 'forbidden' })
    expect((await ramp.call(userCalls.get, { as: admin, params: { id: max.id } })).status).toBe(404)
    // A line of her own book that she took out herself is hers to bring back.
    const may = await ramp.person('Angler', 'May Ito', { director: ana.id })
    await ramp.call(userCalls.remove, { as: ana, params: { id: may.id } })
    expect(await truck.send({ ...back, id: may.id })).toMatchObject({ status: 'merged', record: { city: 'Emory' } })
  })

  test('two said different things of a phone number: a helper, who sees none, is not shown them in the question', async () => {
    const hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    const truck = aDevice(ramp, ana)
    const change = { tbl: 'users', id: lily.id, base: { email: 'old@lake.test' }, baseRev: 1 } as const
    expect(await truck.send({ ...change, set: { email: 'new@lake.test' } })).toMatchObject({ status: 'merged' })
    const open = async (as: Person) =>
      JSON.stringify((await ramp.call(questionCalls.search, { as, body: {} })).body.filter(({ rec }) => rec === lily.id))
    expect(await open(ana)).toContain('lily@lake.test')
    expect(await open(hal)).not.toContain('@lake.test')
  })

  test('a question puts nothing into the director’s hand that a helper could not have written: no wrong name, no foreign tour, no owner', async () => {
    const hal = await ramp.person('Director', 'Hal Moss', { isAssistant: true, tours: [tour] })
    const bo = await ramp.person('Director', 'Bo Diaz')
    const foreign = await aTour(ramp, bo)
    const division = (await ramp.call(divisionCalls.create, { as: ana, body: { name: 'Boys', tour } })).body!._id
    const phone = aDevice(ramp, hal)
    const forged = (field: string, mine: unknown) => ({ set: { [field]: mine }, base: { [field]: 'never seen' }, baseRev: 1 })
    const one = { tbl: 'divisions', id: division } as const
    expect(await phone.send({ ...one, ...forged('name', 5) })).toMatchObject({ status: 'rejected', code: 'request.invalid' })
    expect(await phone.send({ ...one, ...forged('tour', foreign) })).toMatchObject({ status: 'rejected', code: 'reference.unknown' })
    expect(await phone.send({ tbl: 'tours', id: tour, ...forged('director', hal.id) })).toMatchObject({ record: { director: ana.id } })
    const asked = async () =>
      (await ramp.call(questionCalls.search, { as: ana, body: {} })).body.filter(({ rec }) => [division, tour].includes(rec))
    expect(await asked()).toEqual([])
    // What the helper could have written is asked about, and not written.
    expect(await phone.send({ ...one, ...forged('name', 'Girls') })).toMatchObject({ status: 'merged', record: { name: 'Boys', _rev: 1 } })
    expect(await asked()).toMatchObject([{ field: 'name', mine: 'Girls', theirs: 'Boys' }])
  })
})
