import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentRaffleEntryCalls as ticketCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls as calls, type Raffle } from '@ramplight/contract/payouts/tournament-raffles'
import { syncCalls } from '@ramplight/contract/sync/sync'
import { auditCalls } from '@ramplight/contract/system/audit'
import { inDrawOrder, readNumbers, ticketText } from '@ramplight/domain/payouts/raffle-draw'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '#platform/sha256'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'

describe('a raffle at the ramp', () => {
  let ramp: TestServer
  let ana: Person
  let lily: Person
  let tournament: string
  let raffle: string

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    lily = await ramp.person('Angler', 'Lily Reyes', { director: ana.id })
  })
  beforeEach(async () => {
    tournament = (await aTournament(ramp, ana, await aTour(ramp, ana)))._id
    raffle = (await ramp.call(calls.create, { as: ana, body: { tournament, name: 'A rod', cost: 5 } })).body._id
  })
  afterAll(() => ramp.close())

  const sell = (body: object = {}) => ramp.call(ticketCalls.create, { as: ana, body: { raffle, entrant: 'Marge', ...body } })
  const sellMany = async (count: number) => {
    const body = Array.from({ length: count }, () => ({ _id: newId(), raffle, entrant: 'Marge' }))
    await ramp.call(ticketCalls.bulkCreate, { as: ana, body })
  }
  const seen = async (as: Person | null = null): Promise<Raffle> => (await ramp.call(calls.get, { as, params: { id: raffle } })).body
  const draw = (passOver?: number, as: Person | null = ana) => ramp.call(calls.draw, { as, params: { id: raffle }, body: { passOver } })
  const takeBack = () => ramp.call(calls.update, { as: ana, params: { id: raffle }, body: { winning_entry: null } })
  const money = async () => (await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: tournament } })).body

  describe('money', () => {
    test('a ticket brings in its price, by how it was paid; one that is given away brings in nothing', async () => {
      await sell()
      await sell({ user: lily.id, entrant: null, paidWith: { method: 'check', note: '1042' } })
      await sell({ paidWith: { method: 'free', note: 'Sponsor' } })
      await sell({ paid: 2.5 })
      const { purposes, places, lines } = await money()
      expect(purposes).toEqual([{ purpose: 'raffle', side: 'in', amount: 1250 }])
      expect(places).toEqual([
        { place: 'cash', left: 750 },
        { place: 'check', left: 500 },
      ])
      expect(lines.map(({ about, amount, place, ticket }) => [ticket?.number, ticket?.raffle, about, place, amount])).toEqual([
        [1, 'A rod', 'Marge', 'cash', 500],
        [2, 'A rod', 'Lily Reyes', 'check', 500],
        [4, 'A rod', 'Marge', 'cash', 250],
      ])
    })

    test('a ticket that is taken back is money that is given back, and its lines stay', async () => {
      const { body } = await sell()
      await ramp.call(ticketCalls.remove, { as: ana, params: { id: body._id } })
      const { in: came, lines } = await money()
      expect(came).toBe(0)
      expect(lines.map(({ amount, isReversal }) => [amount, isReversal])).toEqual([
        [500, false],
        [-500, true],
      ])
    })

    test('a ticket that was paid by check after all moves to the checks, and a dearer raffle asks nobody for more', async () => {
      const { body } = await sell()
      await ramp.call(calls.update, { as: ana, params: { id: raffle }, body: { cost: 20 } })
      await ramp.call(ticketCalls.update, { as: ana, params: { id: body._id }, body: { paidWith: { method: 'check' } } })
      expect((await money()).places).toEqual([
        { place: 'cash', left: 0 },
        { place: 'check', left: 500 },
      ])
    })

    test('a device that sends again is paid once', async () => {
      const _id = newId()
      await Promise.all([1, 2, 3].map(() => sell({ _id })))
      expect((await money()).in).toBe(500)
    })
  })

  describe('the draw', () => {
    test('its fingerprint is shown before the first ticket, its seed with the winner, and anybody comes to the same', async () => {
      const { fingerprint, draw: none, sold } = await seen()
      expect([none, sold]).toEqual([null, 0])
      await sellMany(30)
      const { body: gone } = await sell()
      await ramp.call(ticketCalls.remove, { as: ana, params: { id: gone._id } })
      const { body: drawn } = await draw()
      const told = await seen()
      expect(told.draw).toEqual(drawn.draw)
      const { seed, numbers, winner } = told.draw!
      expect(sha256(seed)).toBe(fingerprint)
      expect(numbers).toBe('1-30')
      expect(told.winningNumber).toBe(winner)
      const digests = readNumbers(numbers).map((number) => ({ number, digest: sha256(ticketText(seed, number)) }))
      expect(inDrawOrder(digests)[0]).toBe(winner)
    })

    test('the seed is in no answer, no history and no copy of a device before it is drawn', async () => {
      await sellMany(3)
      const asked = await Promise.all([
        ramp.call(calls.search, { as: ana, body: { tournament } }),
        ramp.call(auditCalls.byTournament, { as: ana, params: { id: tournament } }),
        ramp.call(syncCalls.changes, { as: ana, body: { cursor: { [`dir:${ana.id}`]: 0 } } }),
      ])
      const { seed } = (await draw()).body.draw!
      expect(asked.map(({ status, wire }) => [status, JSON.stringify(wire).includes(seed)])).toEqual(Array(3).fill([200, false]))
    })

    test('who taps twice, or on two tablets, gets one winner', async () => {
      await sellMany(20)
      const winners = await Promise.all([draw(), draw(), draw()])
      expect(new Set(winners.map(({ body }) => body.winningNumber)).size).toBe(1)
    })

    test('a winner who is not there is passed over once, and everybody can read it', async () => {
      await sellMany(2)
      const first = (await draw()).body.winningNumber!
      const [next, again] = [await draw(first), await draw(first)]
      expect(next.body.winningNumber).toBe(3 - first)
      expect(again.body.winningNumber).toBe(3 - first)
      expect((await seen()).draw!.passedOver).toEqual([first])
      expect((await draw(3 - first)).error.code).toBe('raffle.nobody-left')
    })

    test('after a draw is taken back the next one has another seed, and it is told', async () => {
      await sellMany(5)
      const { seed } = (await draw()).body.draw!
      const { fingerprint, drawsTakenBack, draw: none } = (await takeBack()).body
      expect([none, drawsTakenBack]).toEqual([null, 1])
      expect(fingerprint).not.toBe(sha256(seed))
      expect(sha256((await draw()).body.draw!.seed)).toBe(fingerprint)
    })

    test('a winner who was drawn from a hat stands without a seed, and is not drawn again', async () => {
      const { body } = await sell()
      await ramp.call(calls.update, { as: ana, params: { id: raffle }, body: { winning_entry: body._id } })
      expect(await seen()).toMatchObject({ winningNumber: 1, draw: null, drawsTakenBack: 0 })
      expect((await draw()).error.code).toBe('raffle.drawn')
    })

    test('without a ticket, and by somebody else, nothing is drawn', async () => {
      expect((await draw()).error.code).toBe('raffle.no-tickets')
      await sell()
      expect((await draw(undefined, lily)).status).toBe(403)
      expect((await draw(undefined, null)).status).toBe(401)
      expect((await seen()).draw).toBeNull()
    })

    test('of tickets that are sold at the moment of the draw each was in it or is refused', async () => {
      for (let round = 0; round < 8; round++) {
        raffle = (await ramp.call(calls.create, { as: ana, body: { tournament, name: `Rod ${round}`, cost: 5 } })).body._id
        await sellMany(3)
        const selling = [sell(), sell(), sell()]
        const drawn = await draw()
        const sold = (await Promise.all([...selling, sell()])).filter(({ status }) => status === 200)
        expect(readNumbers(drawn.body.draw!.numbers)).toEqual([1, 2, 3, ...sold.map(({ body }) => body.entryNumber).sort((x, y) => x - y)])
      }
    })
  })
})
