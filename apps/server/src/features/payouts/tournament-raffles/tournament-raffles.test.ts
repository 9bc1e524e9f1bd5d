import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentRaffleEntryCalls as entryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls as calls } from '@ramplight/contract/payouts/tournament-raffles'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { statementsOf } from '../../../testing/count-statements.ts'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { tournamentRaffleEntries } from '../tournament-raffle-entries/tournament-raffle-entries.table.ts'

describe('raffles', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let helper: Person
  let lily: Person
  let tom: Person
  let tournament: string
  let draft: string

  const make = (as: Person | null, name: string, more: object = {}) => ramp.call(calls.create, { as, body: { tournament, name, ...more } })
  const sell = (raffle: string, more: object = {}, as: Person | null = ana) =>
    ramp.call(entryCalls.create, { as, body: { raffle, user: lily.id, ...more } })
  const named = async (as: Person | null, body: object = { tournament }) =>
    (await ramp.call(calls.search, { as, body })).body.map(({ name }) => name).sort()
  const aRaffle = async (more: object = {}) => (await make(ana, 'A rod', more)).body._id
  const numbers = async (raffle: string) =>
    (await ramp.db.select().from(tournamentRaffleEntries).where(eq(tournamentRaffleEntries.raffle, raffle)))
      .map(({ entryNumber }) => entryNumber)
      .sort((a, b) => a - b)

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    lily = await ramp.person('Angler', 'Lily Reyes', { director: ana.id })
    tom = await ramp.person('Angler', 'Tom Tran', { director: ana.id })
  })
  beforeEach(async () => {
    const tour = await aTour(ramp, ana)
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    tournament = (await aTournament(ramp, ana, tour))._id
    draft = (await aTournament(ramp, ana, tour, { status: 'Draft' }))._id
  })
  afterAll(() => ramp.close())

  test('who has tickets finds them by raffle, with the number that won, also where a raffle is not shown to everybody', async () => {
    const amy = await ramp.person('Angler', 'Amy Ott', { director: ana.id })
    const mine = async (as: Person) => (await ramp.call(calls.mine, { as })).body
    const [rod, reel] = [await aRaffle({ cost: 5 }), (await make(ana, 'A reel', { active: false })).body._id]
    await sell(rod, { user: tom.id })
    const [first, second] = [(await sell(rod, { user: amy.id })).body, (await sell(rod, { user: amy.id })).body]
    await sell(reel, { user: amy.id })
    await ramp.call(entryCalls.remove, { as: ana, params: { id: (await sell(rod, { user: amy.id })).body._id } })
    await ramp.call(calls.update, { as: ana, params: { id: rod }, body: { winning_entry: second._id } })
    const own = await mine(amy)
    expect(own.map(({ raffle, numbers, tournamentName }) => [raffle.name, numbers, raffle.winningNumber, tournamentName])).toEqual([
      ['A reel', [1], null, 'Lake Fork Open'],
      ['A rod', [first.entryNumber, second.entryNumber], second.entryNumber, 'Lake Fork Open'],
    ])
    // The tickets of others are nobody's business.
    expect(own[1]!.raffle.raffleEntries).toEqual([first._id, second._id])
    expect(await mine(bo)).toEqual([])
  })

  test('active ones are seen with the tournament, the others and those of a draft by who runs it', async () => {
    expect((await make(ana, 'A rod', { cost: 5, description: 'Seven feet' })).wire).toMatchObject({
      cost: 5,
      active: true,
      raffleEntries: [],
    })
    await make(helper, 'A reel', { active: false })
    await make(ana, 'A boat', { tournament: draft })
    for (const as of [null, lily, bo]) {
      expect(await named(as)).toEqual(['A rod'])
      expect(await named(as, { tournament: draft })).toEqual([])
    }
    for (const as of [ana, helper]) {
      expect(await named(as)).toEqual(['A reel', 'A rod'])
      expect(await named(as, { tournament: draft })).toEqual(['A boat'])
    }
  })

  test('are written by who runs the tournament, and by nobody else', async () => {
    const open = await aRaffle()
    const hidden = await aRaffle({ active: false })
    for (const as of [bo, lily]) {
      // Nobody is told where they could make one.
      expect((await make(as, 'Mine')).status).toBe(404)
      expect((await ramp.call(calls.update, { as, params: { id: open }, body: { name: 'Mine' } })).status).toBe(403)
      expect((await ramp.call(calls.remove, { as, params: { id: hidden } })).status).toBe(404)
      expect((await sell(open, {}, as)).status).toBe(404)
    }
    expect((await make(null, 'Mine')).status).toBe(401)
    expect((await make(bo, 'Mine', { tournament: draft })).status).toBe(404)
    expect((await make(ana, 'Nowhere', { tournament: newId() })).status).toBe(404)
    const foreign = await ramp.call(calls.update, { as: ana, params: { id: open }, body: { name: 'Two rods', cost: 7.5 } })
    expect(foreign.body).toMatchObject({ name: 'Two rods', cost: 750 })
  })

  test('twenty stations selling at once sell the numbers 1 to 20, none twice and none left out', async () => {
    const raffle = await aRaffle()
    const sold = await Promise.all(Array.from({ length: 20 }, () => sell(raffle)))
    expect(sold.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(sold.map(({ body }) => body.entryNumber).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
    expect(await numbers(raffle)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
  })

  test('a device that sends again takes no second number, also among several sent at once', async () => {
    const raffle = await aRaffle()
    const body = { _id: newId(), raffle, entrant: 'A lady in red' }
    const taps = await Promise.all([1, 2, 3].map(() => ramp.call(entryCalls.create, { as: ana, body })))
    expect(taps.map((tap) => tap.body?.entryNumber)).toEqual([1, 1, 1])
    const fresh = Array.from({ length: 3 }, () => ({ _id: newId(), raffle, user: tom.id }))
    const batch = [body, ...fresh, fresh[0]!]
    const sent = await Promise.all([1, 2].map(() => ramp.call(entryCalls.bulkCreate, { as: ana, body: batch })))
    expect(sent.map((one) => one.body.ok)).toEqual([true, true])
    expect(await numbers(raffle)).toEqual([1, 2, 3, 4])
    expect((await ramp.call(entryCalls.create, { as: ana, body: { ...body, entrant: 'Another' } })).error.code).toBe('record.id-taken')
  })

  test('a hundred entries cost as many statements as one', async () => {
    const raffle = await aRaffle()
    const entries = (n: number) => Array.from({ length: n }, () => ({ _id: newId(), raffle, user: lily.id }))
    const send = (n: number) => statementsOf(() => ramp.call(entryCalls.bulkCreate, { as: ana, body: entries(n) }))
    const one = await send(1)
    expect(await send(100)).toBe(one)
    const gone = (await ramp.call(entryCalls.search, { as: ana, body: { raffle, pageSize: 60 } })).body.map(({ _id }) => _id)
    const takeBack = (ids: string[]) => statementsOf(() => ramp.call(entryCalls.deleteByArray, { as: ana, body: { ids } }))
    expect(await takeBack(gone.slice(1))).toBe(await takeBack(gone.slice(0, 1)))
  })

  test('a number that was taken back is not given again', async () => {
    const raffle = await aRaffle()
    await sell(raffle)
    const { body: second } = await sell(raffle)
    expect((await ramp.call(entryCalls.bulkDelete, { as: ana, body: [second._id] })).body.ok).toBe(true)
    expect((await sell(raffle)).body.entryNumber).toBe(3)
    expect((await ramp.call(entryCalls.create, { as: ana, body: { raffle, user: lily.id, entryNumber: 9 } as never })).status).toBe(400)
  })

  test('a buyer sees their own entries, who runs the tournament all of them, everybody else none', async () => {
    const raffle = await aRaffle()
    const { body: mine } = await sell(raffle)
    const { body: toms } = await sell(raffle, { user: tom.id, note: 'Paid in cash' })
    const seen = async (as: Person) => (await ramp.call(entryCalls.search, { as, body: { raffle } })).body.map(({ _id }) => _id).sort()
    const ofRaffle = async (as: Person | null) => (await ramp.call(calls.get, { as, params: { id: raffle } })).body.raffleEntries.sort()
    expect(await seen(lily)).toEqual([mine._id])
    expect(await seen(helper)).toEqual([mine._id, toms._id].sort())
    expect(await seen(bo)).toEqual([])
    expect([await ofRaffle(null), await ofRaffle(bo), await ofRaffle(lily)]).toEqual([[], [], [mine._id]])
    expect(await ofRaffle(ana)).toEqual([mine._id, toms._id].sort())
    expect((await ramp.call(entryCalls.get, { as: lily, params: { id: toms._id } })).status).toBe(404)
    expect((await ramp.call(entryCalls.get, { as: lily, params: { id: mine._id } })).body.userName).toBe('Lily Reyes')
    expect((await ramp.call(entryCalls.update, { as: lily, params: { id: mine._id }, body: { note: 'x' } })).status).toBe(403)
    expect((await ramp.call(entryCalls.list)).status).toBe(401)
  })

  test('an entry is sold to somebody, and stays in its raffle', async () => {
    const raffle = await aRaffle()
    expect((await sell(raffle, { user: null })).error.message).toContain('entrant')
    expect((await sell(raffle, { user: newId() })).error.code).toBe('reference.unknown')
    expect((await sell(newId())).status).toBe(404)
    const { body } = await sell(raffle)
    const other = await aRaffle()
    const moved = await ramp.call(entryCalls.update, { as: ana, params: { id: body._id }, body: { raffle: other } })
    expect(moved.error.code).toBe('reference.unknown')
    expect((await ramp.call(entryCalls.update, { as: ana, params: { id: body._id }, body: { user: null } })).status).toBe(400)
  })

  test('the winner is an entry of this raffle; once drawn nothing more is sold, and the winner stays', async () => {
    const raffle = await aRaffle()
    const other = await aRaffle()
    const { body: entry } = await sell(raffle)
    const { body: lost } = await sell(raffle, { user: tom.id })
    const { body: elsewhere } = await sell(other)
    const draw = (winning_entry: string | null, of = raffle) =>
      ramp.call(calls.update, { as: ana, params: { id: of }, body: { winning_entry } })
    for (const wrong of [elsewhere._id, newId()]) {
      const refusal = await draw(wrong)
      expect([refusal.status, refusal.error.code]).toEqual([400, 'reference.unknown'])
    }
    expect((await make(ana, 'Fixed', { winning_entry: entry._id })).status).toBe(400)
    expect((await draw(entry._id)).body).toMatchObject({ winning_entry: entry._id, winningNumber: 1 })
    // Everybody hears the number; who it is, only those who saw the entry before.
    expect((await ramp.call(calls.get, { params: { id: raffle } })).body).toMatchObject({ winningNumber: 1, raffleEntries: [] })
    expect((await sell(raffle)).error.code).toBe('raffle.drawn')
    const late = await ramp.call(entryCalls.bulkCreate, {
      as: ana,
      body: [
        { raffle, user: tom.id },
        { raffle: other, user: tom.id },
      ],
    })
    expect(late.body.results.map(({ ok, code }) => code ?? ok)).toEqual(['raffle.drawn', true])
    const remove = (id: string) => ramp.call(entryCalls.remove, { as: ana, params: { id } })
    expect((await remove(entry._id)).error.code).toBe('raffle.won')
    // Whoever lost was in the draw all the same.
    expect((await remove(lost._id)).error.code).toBe('raffle.drawn')
    expect((await draw(null)).body).toMatchObject({ winning_entry: null, winningNumber: null })
    expect((await remove(lost._id)).status).toBe(200)
    expect((await draw(lost._id)).error.code).toBe('reference.unknown')
    expect((await sell(raffle)).body.entryNumber).toBe(3)
  })

  test('an entry that is taken back at the moment it is drawn is either gone or the winner, never both', async () => {
    for (let n = 0; n < 6; n++) {
      const raffle = await aRaffle()
      const { body: entry } = await sell(raffle)
      const body = { winning_entry: entry._id }
      const [drawn, gone] = await Promise.all([
        ramp.call(calls.update, { as: ana, params: { id: raffle }, body }),
        ramp.call(entryCalls.remove, { as: helper, params: { id: entry._id } }),
      ])
      expect([drawn.status, gone.status].filter((status) => status === 200)).toHaveLength(1)
    }
  })

  test('a raffle with entries is not deleted, one without is, and several answer each for itself', async () => {
    const [sold, empty] = [await aRaffle(), await aRaffle()]
    const { body: entry } = await sell(sold)
    const answer = await ramp.call(calls.bulkDelete, { as: ana, body: [sold, empty] })
    expect(answer.body.results.map(({ ok, code }) => code ?? ok)).toEqual(['record.in-use', true])
    await ramp.call(entryCalls.remove, { as: ana, params: { id: entry._id } })
    expect((await ramp.call(calls.deleteByArray, { as: ana, body: { ids: [sold, empty] } })).body.ok).toBe(true)
    expect((await ramp.call(calls.get, { as: ana, params: { id: sold } })).status).toBe(404)
    expect((await sell(sold)).status).toBe(404)
  })

  test('a page comes by name, last first, and one of entries by their number', async () => {
    for (const name of ['A rod', 'Coolers', 'Bait']) await make(ana, name)
    const bulk = await ramp.call(calls.bulkCreate, {
      as: ana,
      body: [
        { tournament, name: 'Drinks' },
        { tournament: newId(), name: 'Lost' },
      ],
    })
    expect(bulk.body.results.map(({ ok }) => ok)).toEqual([true, false])
    const page = await ramp.call(calls.pagedSearch, { as: ana, body: { tournament, pageSize: 3 } })
    expect([page.body.totalItemCount, page.body.message.map(({ name }) => name)]).toEqual([4, ['Drinks', 'Coolers', 'Bait']])
    const raffle = page.body.message[0]!._id
    for (let n = 0; n < 3; n++) await sell(raffle)
    const entries = await ramp.call(entryCalls.pagedSearch, { as: ana, body: { raffle } })
    expect(entries.body.message.map(({ entryNumber }) => entryNumber)).toEqual([1, 2, 3])
  })

  test('a stale change is told, with both versions', async () => {
    const raffle = await aRaffle()
    await ramp.call(calls.update, { as: ana, params: { id: raffle }, body: { _rev: 1, cost: 7 } })
    const stale = await ramp.call(calls.update, { as: helper, params: { id: raffle }, body: { _rev: 1, cost: 9 } })
    expect(stale.error).toMatchObject({ code: 'record.stale', details: { yours: { cost: 9 }, theirs: { cost: 7 } } })
  })
})
