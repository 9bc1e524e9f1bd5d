import { newId } from '@ramplight/contract/kernel/new-id'
import { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'

let ramp: TestServer
let ana: Person
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())

test('bags on the tablet of somebody who is not on the staff anymore are told with name and number, until they arrive', async () => {
  const tour = await aTour(ramp, ana)
  const tournament = await aTournament(ramp, ana, { tour })
  const boat = await aBoat(ramp, tournament, 1, ['Jo Reyes'])
  const hal = await ramp.person('Angler', 'Hal Odom', { director: ana.id, tours: [tour] })
  const staff = await ramp.call(staffMemberCalls.create, { as: ana, body: { user: hal.id, tours: [tour] } })
  expect(staff.status).toBe(200)
  const held = async (as = ana) => ramp.call(calls.heldBags, { as, params: { id: tournament.id } })
  const bagBy = (device: ReturnType<typeof aDevice>) => {
    const id = newId()
    const set = { weighIn: id, kind: 'weigh', tournament: tournament.id, entry: boat.id, day: 0, at: '2026-06-12T20:00:00.000Z' }
    return device.op({ tbl: 'weigh-in-events', kind: 'event', id, set: { ...set, weight: 160, totalFish: 5 } })
  }
  await ramp.call(staffMemberCalls.remove, { as: ana, params: { id: staff.body._id } })
  const tablet = aDevice(ramp, hal)
  const bag = bagBy(tablet)
  expect((await tablet.push([bag])).results.map(({ status }) => status)).toEqual(['forbidden'])
  expect((await held()).body).toEqual([{ user: hal.id, name: 'Hal Odom', device: tablet.device, bags: 1, at: expect.any(String) }])
  // A stranger names this tournament: nobody hears of it.
  const eve = aDevice(ramp, await ramp.person('Director', 'Eve Poe'))
  await eve.push([bagBy(eve)])
  expect((await held()).body).toHaveLength(1)
  expect((await held(hal)).status).toBe(403)
  // Ana lets him in with one tap, and he sends what was refused.
  const more = bagBy(tablet)
  expect((await tablet.push([more])).results.map(({ status }) => status)).toEqual(['forbidden'])
  expect((await ramp.call(tourCalls.addDirectorStaff, { as: ana, body: { id: tour, user: hal.id } })).status).toBe(200)
  expect((await tablet.push([{ ...more, op: newId() }])).results.map(({ status }) => status)).toEqual(['applied'])
  expect((await held()).body).toMatchObject([{ bags: 1 }])
  // Ana sends the other one for him.
  const own = aDevice(ramp, ana)
  expect((await own.push([{ ...bag, op: newId() }])).results.map(({ status }) => status)).toEqual(['applied'])
  expect((await held()).body).toEqual([])
})
