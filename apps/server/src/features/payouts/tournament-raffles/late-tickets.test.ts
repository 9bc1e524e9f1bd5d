import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentRaffleEntryCalls as ticketCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls as calls } from '@ramplight/contract/payouts/tournament-raffles'
import { syncCalls } from '@ramplight/contract/sync/sync'
import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import { isLate } from '@ramplight/domain/payouts/late-tickets'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { syncDevices } from '#platform/sync/sync.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'

describe('a raffle that is drawn while another tablet holds sold tickets', () => {
  let ramp: TestServer
  let ana: Person
  let tournament: string
  let raffle: string
  let tablet: ReturnType<typeof aDevice>

  beforeAll(async () => {
    ramp = await aTestServer()
  })
  beforeEach(async () => {
    ana = await ramp.person('Director', 'Ana Hall')
    tournament = (await aTournament(ramp, ana, await aTour(ramp, ana)))._id
    raffle = (await ramp.call(calls.create, { as: ana, body: { tournament, name: 'A rod', cost: 5 } })).body._id
    await ramp.call(ticketCalls.create, { as: ana, body: { raffle, entrant: 'Marge' } })
    tablet = aDevice(ramp, ana)
  })
  afterAll(() => ramp.close())

  const draw = (more: object = {}) => ramp.call(calls.draw, { as: ana, params: { id: raffle }, body: more })
  const sold = (count: number) =>
    Array.from({ length: count }, () =>
      tablet.op({ tbl: 'tournament-raffle-entries', set: { raffle, entrant: 'Bud', paid: 5, paidWith: { method: 'cash' } } }),
    )
  const hello = (devSeq: number, ackThrough = 0) =>
    ramp.call(syncCalls.hello, {
      as: ana,
      body: { device: tablet.device, schema: SYNC_SCHEMA, app: '1', ackThrough, devSeq, sentAt: ramp.deps.now().toISOString() },
    })
  const lastHeard = (minutesAgo: number) =>
    ramp.db
      .update(syncDevices)
      .set({ lastSeenAt: new Date(ramp.deps.now().getTime() - minutesAgo * 60_000).toISOString() })
      .where(eq(syncDevices.device, tablet.device))
  const seen = async () => (await ramp.call(calls.get, { as: ana, params: { id: raffle } })).body
  const tickets = async (of = raffle) => (await ramp.call(ticketCalls.search, { as: ana, body: { raffle: of } })).body
  const late = async () => {
    const drawn = await seen()
    return (await tickets()).filter((ticket) => isLate(drawn, ticket))
  }
  const moneyIn = async () => (await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: tournament } })).body.in

  test('a device that was not heard from is named, and one that holds changes that it did not send; then the director decides', async () => {
    await hello(0)
    expect((await draw({ passOver: null })).status).toBe(200)
    await ramp.call(calls.update, { as: ana, params: { id: raffle }, body: { winning_entry: null } })
    await lastHeard(15 * 60)
    const refusal = await draw()
    expect([refusal.error.code, refusal.error.message]).toEqual(['raffle.devices-silent', expect.stringContaining('Ana Hall')])
    expect(refusal.error.details).toEqual({ silent: [{ name: 'Ana Hall', lastSeenAt: expect.any(String), unsent: 0 }] })
    await hello(5)
    expect((await draw()).error.details).toEqual({ silent: [{ name: 'Ana Hall', lastSeenAt: expect.any(String), unsent: 5 }] })
    await tablet.push(sold(5))
    expect((await draw()).body.draw!.numbers).toBe('1-6')
  })

  test('its tickets are kept with their money, and were not in the draw, whoever is passed over', async () => {
    const drawn = (await draw()).body
    const { results } = await tablet.push(sold(5))
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('applied'))
    expect(await moneyIn()).toBe(3000)
    expect((await late()).map(({ entryNumber }) => entryNumber).sort()).toEqual([2, 3, 4, 5, 6])
    expect(await seen()).toMatchObject({ winningNumber: 1, draw: { numbers: '1' }, sold: 6 })
    expect((await draw({ passOver: 1 })).error.code).toBe('raffle.nobody-left')
    expect((await seen()).draw).toEqual(drawn.draw)
    expect((await ramp.call(ticketCalls.create, { as: ana, body: { raffle, entrant: 'Bud' } })).error.code).toBe('raffle.drawn')
  })

  test('the director refunds them, and none that was in the draw', async () => {
    await draw()
    await tablet.push(sold(2))
    const ids = (await tickets()).map(({ _id }) => _id)
    const { results } = (await ramp.call(ticketCalls.deleteByArray, { as: ana, body: ids })).body
    expect(results.map(({ ok, code }) => code ?? ok)).toEqual(['raffle.won', true, true])
    expect([await moneyIn(), await late()]).toEqual([500, []])
  })

  test('or draws them among themselves: a raffle of its own, with its own secret; no dollar moves', async () => {
    const { fingerprint } = (await draw()).body
    const _id = newId()
    const alone = () => ramp.call(calls.drawLate, { as: ana, params: { id: raffle }, body: { _id, name: 'A rod, late tickets' } })
    expect((await alone()).error.code).toBe('raffle.no-late-tickets')
    await tablet.push(sold(3))
    const made = (await alone()).body
    expect(made).toMatchObject({ _id, name: 'A rod, late tickets', sold: 3, cost: 500 })
    expect(made.fingerprint).not.toBe(fingerprint)
    expect([await moneyIn(), (await tickets()).length, (await late()).length]).toEqual([2000, 1, 0])
    raffle = _id
    expect((await draw()).body.draw!.numbers).toBe('2-4')
  })

  test('a winner who was drawn from a hat, and one who was taken back: the next draw has them all', async () => {
    const [first] = await tickets()
    await ramp.call(calls.update, { as: ana, params: { id: raffle }, body: { winning_entry: first!._id } })
    await tablet.push(sold(2))
    expect(await late()).toHaveLength(2)
    await ramp.call(calls.update, { as: ana, params: { id: raffle }, body: { winning_entry: null } })
    expect(await late()).toEqual([])
    expect((await draw()).body.draw!.numbers).toBe('1-3')
  })
})
