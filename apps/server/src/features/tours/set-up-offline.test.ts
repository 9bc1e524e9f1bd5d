import { newId } from '@ramplight/contract/kernel/new-id'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice, type Device } from '../sync/testing/a-device.ts'
import { aForm } from '../tournaments/testing/a-tournament.ts'
import { tournaments } from '../tournaments/tournaments/tournaments.table.ts'

describe('a season that was set up without a network', () => {
  let ramp: TestServer
  let ana: Person
  let truck: Device
  let dock: Device
  const [tour, season, jo, cal, tournament] = [newId(), newId(), newId(), newId(), newId()]

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    truck = aDevice(ramp, ana)
    dock = aDevice(ramp, ana)
  })
  afterAll(() => ramp.close())

  const up = (tbl: SyncTable, id: string, set: Record<string, unknown>) => ({ tbl, id, set })
  const form = {
    ...aForm(tour),
    season,
    'settings.payout.allowPreRegistration': true,
    'settings.weight.unit': 'lb',
    teamEvent: true,
  }
  const ids = {
    flight: newId(),
    team: newId(),
    member: newId(),
    seasonTeam: newId(),
    raffle: newId(),
    ticket: newId(),
    payment: newId(),
    staff: newId(),
    settings: newId(),
    registered: newId(),
  }
  const whole = () => [
    up('tours', tour, { name: 'Lake Fork Trail', urlLookupKey: 'lake-fork' }),
    up('tour-settings', ids.settings, { tour, 'payout.oneIn': 5 }),
    up('seasons', season, { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', tour, membershipFee: 50 }),
    up('users', jo, { first_name: 'Jo', last_name: 'Reyes', tours: [tour] }),
    up('users', cal, { first_name: 'Cal', last_name: 'Hall', tours: [tour] }),
    up('tournaments', tournament, form),
    up('tournament-flights', ids.flight, { tournament, name: 'First', order: 1 }),
    up('teams', ids.team, { users: [jo, cal], tour, name: 'Reyes & Hall' }),
    up('season-teams', ids.seasonTeam, { season, angler: jo }),
    up('memberships', ids.member, { season, user: jo }),
    up('tournament-pre-registrations', ids.registered, { tournament, 'team.users': [jo, cal] }),
    up('payments', ids.payment, { amount: 100.5, user: jo, sourceModuleRecord: tournament }),
    up('tournament-raffles', ids.raffle, { tournament, name: 'Depth finder', cost: 20 }),
    up('tournament-raffle-entries', ids.ticket, { raffle: ids.raffle, user: jo }),
  ]

  test('arrives in one push, whatever order it is sent in, and is on the other laptop', async () => {
    const { results } = await truck.push(
      whole()
        .reverse()
        .map((one) => truck.op(one)),
    )
    expect(results.map(({ status, code, message, missing }) => [status, code, message, missing].filter(Boolean))).toEqual(
      results.map(() => ['applied']),
    )
    await dock.pull()
    for (const { tbl, id } of whole()) expect(dock.has(tbl, id), tbl).toMatchObject({ _id: id })
    expect(dock.has('tournaments', tournament)).toMatchObject({
      startDate: '2027-06-12',
      settings: { weight: { unit: 'lb' }, payout: { oneIn: 5 } },
    })
    expect(dock.has('payments', ids.payment)).toMatchObject({ amount: 100.5, userName: 'Jo Reyes', status: 'pending' })
  })

  test('takes changes of each record, and what two people changed apart counts both', async () => {
    const rev = (tbl: SyncTable, id: string) => dock.has(tbl, id)!._rev as number
    const change = (tbl: SyncTable, id: string, set: Record<string, unknown>, base: Record<string, unknown>) => ({
      tbl,
      id,
      set,
      base,
      baseRev: rev(tbl, id),
    })
    const changes = [
      change('tours', tour, { additionalInfo: 'Boats up to 21 ft' }, {}),
      change('tour-settings', ids.settings, { 'payout.placesPaid': 3 }, {}),
      change('tournaments', tournament, { 'settings.weight.fishLimit': 5, tags: ['bass'] }, { tags: [] }),
      change('tournament-flights', ids.flight, { startTime: '06:10' }, {}),
      change('teams', ids.team, { alias: 'The Lilies' }, {}),
      change('tournament-pre-registrations', ids.registered, { 'team.users': [jo] }, { 'team.users': [jo, cal] }),
      change('payments', ids.payment, { status: 'completed' }, { status: 'pending' }),
      change('memberships', ids.member, { amountPaid: 25 }, { amountPaid: 0 }),
      change('users', jo, { city: 'Quitman' }, {}),
    ]
    const { results } = await dock.push(changes.map((one) => dock.op(one)))
    expect(results.map(({ status, message }) => message ?? status)).toEqual(results.map(() => 'applied'))
    const other = await truck.send(
      change('tournaments', tournament, { 'settings.weight.unit': 'kg', tags: ['open'] }, { 'settings.weight.unit': 'lb', tags: [] }),
    )
    expect(other).toMatchObject({
      status: 'merged',
      record: { settings: { weight: { unit: 'kg', fishLimit: 5 }, payout: { oneIn: 5 } }, tags: ['bass', 'open'] },
    })
    await truck.pull()
    expect(truck.has('tour-settings', ids.settings)).toMatchObject({ payout: { oneIn: 5, placesPaid: 3 } })
    expect(truck.has('tournament-pre-registrations', ids.registered)).toMatchObject({ team: { users: [jo] } })
  })

  test('a tour’s name in the address is the first one’s; a second settings record, membership or place in the season is the first', async () => {
    const second = await dock.send(up('tours', newId(), { name: 'Lake Fork Classic', urlLookupKey: 'lake-fork' }))
    expect(second).toMatchObject({ status: 'merged', conflicts: [{ field: 'urlLookupKey' }], record: { name: 'Lake Fork Classic' } })
    const settings = await dock.send(up('tour-settings', newId(), { tour, 'weight.unit': 'kg' }))
    expect(settings).toMatchObject({ status: 'aliased', alias: ids.settings, record: { weight: { unit: 'kg' } } })
    const other = await dock.send(up('tour-settings', newId(), { tour, 'weight.unit': 'lb' }))
    expect(other).toMatchObject({ status: 'rejected', code: 'record.only-one' })
    expect(await dock.send(up('memberships', newId(), { season, user: jo }))).toMatchObject({ status: 'aliased', alias: ids.member })
    // What a second station has taken of them is a payment of its own; whatever else it says is theirs to settle.
    const paid = await dock.send(up('memberships', newId(), { season, user: jo, amountPaid: 50 }))
    expect(paid).toMatchObject({ status: 'aliased', record: { amountPaid: 75 } })
    expect(await dock.send(up('memberships', newId(), { season, user: jo, amount: 35 }))).toMatchObject({ code: 'membership.exists' })
    expect(await dock.send(up('season-teams', newId(), { season, angler: jo }))).toMatchObject({ status: 'aliased', alias: ids.seasonTeam })
    expect(await dock.send(up('tournament-pre-registrations', newId(), { tournament, 'team.users': [jo] }))).toMatchObject({
      status: 'aliased',
    })
  })

  test('somebody who helps has one record, whichever laptop names them; a stranger has none', async () => {
    const sam = await ramp.person('Director', 'Sam Odom', { isAssistant: true, director: ana.id, tours: [tour] })
    const help = { user: sam.id, tours: [tour] }
    expect((await truck.send(up('staff-members', ids.staff, help))).status).toBe('applied')
    expect(await dock.send(up('staff-members', newId(), help))).toMatchObject({ status: 'aliased', alias: ids.staff })
    const stranger = await ramp.person('Director', 'Bo Far')
    const foreign = await truck.send(up('staff-members', newId(), { user: stranger.id, tours: [tour] }))
    expect([foreign.status, foreign.code]).toEqual(['rejected', 'reference.unknown'])
  })

  test('who is paid does not say how much', async () => {
    const bo = await ramp.person('Director', 'Bo Kim', { tours: [tour] })
    const prize = newId()
    expect((await truck.send(up('payments', prize, { amount: 100, user: bo.id, sourceModuleRecord: tournament }))).status).toBe('applied')
    const more = await aDevice(ramp, bo).send({ tbl: 'payments', id: prize, baseRev: 1, set: { amount: 900 }, base: { amount: 100 } })
    expect(more).toMatchObject({ status: 'forbidden', record: { amount: 100 } })
  })

  test('is deleted from the last to the first; what is not there any more is gone', async () => {
    const del = (tbl: SyncTable, id: string) => ({ tbl, id, kind: 'del' as const, baseRev: 9 })
    const { results } = await truck.push(
      [
        del('tournament-flights', ids.flight),
        del('tournament-pre-registrations', ids.registered),
        del('payments', ids.payment),
        del('tournaments', tournament),
      ].map((one) => truck.op(one)),
    )
    expect(results.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied', 'applied'])
    const late = await truck.send(up('tournament-flights', newId(), { tournament, name: 'Second' }))
    expect(late).toMatchObject({ status: 'gone', code: 'sync.parent-gone' })
    const edit = { tbl: 'tournaments' as const, id: tournament, baseRev: 1, set: { name: 'Later' }, base: { name: 'Lake Fork Open' } }
    expect((await truck.send(edit)).status).toBe('gone')
    const [row] = await ramp.db.select().from(tournaments).where(eq(tournaments.id, tournament))
    expect(row).toMatchObject({ deleted: true, name: 'Lake Fork Open' })
  })

  test('money of a tournament that is gone is not said to be void when it still counts', async () => {
    const [id, kept] = [newId(), newId()]
    await truck.send(up('tournaments', id, { ...form, name: 'Fog Open' }))
    await truck.send(up('payments', kept, { amount: 50, user: jo, sourceModuleRecord: id }))
    await truck.send({ tbl: 'tournaments', id, kind: 'del', baseRev: 1 })
    expect((await truck.send({ tbl: 'payments', id: kept, kind: 'del', baseRev: 1 })).status).toBe('forbidden')
  })

  test('a stranger’s records are not theirs to change', async () => {
    const bo = await ramp.person('Director', 'Bo Kim')
    const other = aDevice(ramp, bo)
    const { results } = await other.push([
      other.op({ tbl: 'tours', id: tour, baseRev: 1, set: { name: 'Mine' }, base: { name: 'Lake Fork Trail' } }),
      other.op({ tbl: 'users', id: jo, baseRev: 1, set: { city: 'Mine' }, base: {} }),
      other.op({ tbl: 'tour-settings', id: ids.settings, baseRev: 1, set: { 'payout.oneIn': 1 }, base: {} }),
      other.op({ tbl: 'payments', id: ids.payment, kind: 'del', baseRev: 1 }),
    ])
    expect(results.map(({ status, record }) => [status, record ?? null])).toEqual([
      ['forbidden', expect.anything()],
      ['forbidden', null],
      ['forbidden', null],
      ['forbidden', null],
    ])
  })
})
