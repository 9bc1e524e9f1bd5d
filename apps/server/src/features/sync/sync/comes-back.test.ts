import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aDevice } from '../testing/a-device.ts'

describe('what was deleted and comes back', () => {
  let ramp: TestServer
  let ana: Person

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
  })
  afterAll(() => ramp.close())

  test('a tournament has its boats again on every device, also on one that was new while it was gone', async () => {
    const field = await aField(ramp, ana)
    const boat = (await field.enter(['Jo Reyes']))._id
    const params = { id: field.tournament }
    const old = aDevice(ramp, ana)
    await old.pull()
    await ramp.call(tournamentCalls.remove, { as: ana, params })
    const fresh = aDevice(ramp, ana)
    for (const device of [old, fresh]) await device.pull()
    await ramp.call(tournamentCalls.restore, { as: ana, params })
    for (const device of [old, fresh]) {
      await device.pull()
      expect(device.has('tournaments', field.tournament)).toBeTruthy()
      expect(device.has('tournament-entries', boat)).toMatchObject({ tournament: field.tournament })
    }
  })

  test('a season has its members again', async () => {
    const { tour, angler } = await aField(ramp, ana)
    const dates = { startDate: '2027-01-01', endDate: '2027-12-31' }
    const id = (await ramp.call(seasonCalls.create, { as: ana, body: { name: '2027', tour, ...dates } })).body!._id
    const lily = await angler('Lily Reyes')
    const member = (await ramp.call(membershipCalls.create, { as: ana, body: { season: id, user: lily.id } })).body!._id
    const truck = aDevice(ramp, ana)
    await truck.send({ tbl: 'seasons', id, kind: 'del', baseRev: 1 })
    const fresh = aDevice(ramp, ana)
    await fresh.pull()
    await truck.send({ tbl: 'seasons', id, baseRev: 1, set: { notes: 'Fog' }, resolves: `restore:${newId()}` })
    await fresh.pull()
    expect(fresh.has('seasons', id)).toMatchObject({ notes: 'Fog' })
    expect(fresh.has('memberships', member)).toMatchObject({ season: id })
  })
})
