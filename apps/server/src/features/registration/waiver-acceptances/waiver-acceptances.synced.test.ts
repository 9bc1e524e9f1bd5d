import { newId } from '@ramplight/contract/kernel/new-id'
import { waiverAcceptanceCalls as calls } from '@ramplight/contract/registration/waiver-acceptances'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldAngler, userStore } from '#features/people/users/index'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice, type Device } from '../../sync/testing/a-device.ts'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { versionOf } from './waiver-texts.ts'

const TBL = 'waiver-acceptances'
const OWN_RISK = 'I fish at my own risk.'
const AND_JACKET = 'I fish at my own risk and wear a life jacket.'

describe('waivers that were signed without a network', () => {
  let ramp: TestServer
  let ana: Person
  let lily: Person
  let tour: string
  let trip: string
  let version: string

  const settings = (waiver: string) => ({ payout: { allowPreRegistration: true }, registration: { waiver } })
  const list = async () => (await ramp.call(calls.accepted, { as: ana, params: { id: trip } })).body!
  const versionNow = async () => (await ramp.call(calls.waiver, { as: ana, params: { id: trip } })).body!.waiver!.version
  const signed = (user: Person, more: object = {}) => ({
    tbl: TBL as typeof TBL,
    id: newId(),
    set: { tournament: trip, user: user.id, version, name: user.name, signedAt: '2027-06-12T10:00:00.000Z', how: 'paper', ...more },
  })
  const pulled = async (device: Device) => {
    await device.pull()
    return [...device.rows.values()].filter(({ tbl, doc }) => tbl === TBL && doc.tournament === trip).map(({ doc }) => doc)
  }

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => new Date('2027-06-12T12:00:00Z') })
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour] })
    trip = (await aTournament(ramp, ana, tour, { teamEvent: true, settings: settings(OWN_RISK) }))._id
    version = await versionNow()
  })
  afterAll(() => ramp.close())

  test('the version of a wording is made of the tournament and the words, here and on a device', () => {
    expect(versionOf({ id: '000000000000000000000004', settings: { registration: { waiver: OWN_RISK } } } as never)).toBe(
      '295a3d94a84987d02e931e08',
    )
  })

  test('is kept with the time of the signature, once from two stations, and every other device hears of it', async () => {
    const [truck, dock, desk] = [aDevice(ramp, ana), aDevice(ramp, ana), aDevice(ramp, ana)]
    const first = signed(lily)
    expect((await truck.send(first)).status).toBe('applied')
    expect(await dock.send(signed(lily))).toMatchObject({ status: 'aliased', alias: first.id })
    expect(await list()).toMatchObject([
      { _id: first.id, user: lily.id, how: 'paper', isCurrent: true, number: 1, signedAt: '2027-06-12T10:00:00.000Z' },
    ])
    expect(await pulled(desk)).toMatchObject([{ _id: first.id, user: lily.id, version, number: 1 }])
  })

  test('an older wording counts as what it is: it was read and signed', async () => {
    const max = await ramp.person('Angler', 'Max Oak', { tours: [tour] })
    const station = aDevice(ramp, ana)
    const change = (waiver: string) =>
      ramp.call(tournamentCalls.update, { as: ana, params: { id: trip }, body: { settings: settings(waiver) } })
    await change(AND_JACKET)
    expect((await station.send(signed(max, { how: 'device' }))).status).toBe('applied')
    expect((await list()).find(({ user }) => user === max.id)).toMatchObject({ isCurrent: false, how: 'device' })
    expect(await station.send(signed(max, { version: newId() }))).toMatchObject({ status: 'rejected', code: 'waiver.changed' })
    await change(OWN_RISK)
  })

  test('is taken back where it was marked by mistake; what an angler signed is theirs', async () => {
    const kim = await ramp.person('Angler', 'Kim Diaz', { tours: [tour] })
    const own = await ramp.call(calls.accept, { as: kim, body: { tournament: trip, version, name: kim.name } })
    const [truck, desk] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const mistake = signed(await ramp.person('Angler', 'Lou Kent', { tours: [tour] }))
    await truck.send(mistake)
    expect((await pulled(desk)).map(({ _id }) => _id)).toContain(mistake.id)
    expect((await truck.send({ tbl: TBL, id: mistake.id, kind: 'del', baseRev: 1 })).status).toBe('applied')
    expect(await truck.send({ tbl: TBL, id: own.body!._id, kind: 'del', baseRev: 1 })).toMatchObject({ code: 'waiver.theirs' })
    const left = (await pulled(desk)).map(({ _id }) => _id)
    expect([left.includes(mistake.id), left.includes(own.body!._id)]).toEqual([false, true])
  })

  test('another director neither hears of it nor signs for anybody here', async () => {
    const other = await ramp.person('Director', 'Bo Castle')
    const station = aDevice(ramp, other)
    expect((await station.send(signed(lily))).status).toBe('forbidden')
    expect(await pulled(station)).toEqual([])
  })

  test('who was typed in twice and has signed keeps it under the line that stays, on every device', async () => {
    const [zoe, again] = [
      await ramp.person('Angler', 'Zoe Vega', { tours: [tour] }),
      await ramp.person('Angler', 'Zoe Vega', { tours: [tour] }),
    ]
    const desk = aDevice(ramp, ana)
    const one = signed(again)
    await desk.send(one)
    await desk.pull()
    await ramp.db.transaction(async (tx) => {
      const [line, into] = [(await userStore.find(tx, again.id))!, (await userStore.find(tx, zoe.id))!]
      await foldAngler(tx, line, into, { by: ana.id, at: '2027-06-12T12:00:00.000Z' } as never)
    })
    expect((await pulled(desk)).find(({ _id }) => _id === one.id)).toMatchObject({ user: zoe.id })
  })
})
