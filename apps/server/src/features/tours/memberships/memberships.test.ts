import { newId } from '@ramplight/contract/kernel/new-id'
import { membershipCalls as calls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { paymentsIn } from '@ramplight/domain/money/payment-log'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ledgerLines, ledgerPostings } from '#features/payments/ledger/index'
import { moneyEvents } from '#features/payments/money-events/index'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'

describe('memberships', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let helper: Person
  let lily: Person
  let tom: Person
  let tour: string
  let season: string

  const create = (as: Person | null, body: object) => ramp.call(calls.create, { as, body: { season, user: lily.id, ...body } })
  const change = (as: Person | null, id: string, body: object) => ramp.call(calls.update, { as, params: { id }, body })
  const get = (as: Person | null, id: string) => ramp.call(calls.get, { as, params: { id } })
  const remove = (as: Person, id: string) => ramp.call(calls.remove, { as, params: { id } })

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    tour = (await ramp.call(tourCalls.create, { as: ana, body: { name: 'Lake Fork Trail' } })).body._id
    helper = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour], phone: '9035550142' })
    tom = await ramp.person('Angler', 'Tom Tran')
  })
  beforeEach(async () => {
    const year = { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', membershipFee: 75.5 }
    season = (await ramp.call(seasonCalls.create, { as: ana, body: { ...year, tour } })).body._id
  })
  afterAll(() => ramp.close())

  test('a director makes an angler a member: approved, at the fee of the season unless another is named', async () => {
    const { body, wire } = await create(ana, { amountPaid: 20.25, tour: newId() })
    expect(body).toMatchObject({ amount: 7550, amountPaid: 2025, approved: true, active: true, tour, angler: { last_name: 'Reyes' } })
    expect(wire).toMatchObject({ amount: 75.5, amountPaid: 20.25 })
    expect(JSON.stringify(wire)).not.toContain('9035550142')
    expect((await change(helper, body._id, { amount: 60, amountPaid: 60 })).wire).toMatchObject({ amount: 60, amountPaid: 60 })
  })

  test('an angler asks to join by themself, at the fee of the season, unpaid and not yet approved, whatever they send', async () => {
    const { body } = await create(tom, { user: tom.id, amount: 0, amountPaid: 75.5, approved: true, optionalValues: { shirt: 'XL' } })
    expect(body).toMatchObject({ amount: 7550, amountPaid: 0, approved: false, active: true, optionalValues: { shirt: 'XL' } })
    const sent = { amount: 0, amountPaid: 75.5, approved: true, optionalValues: { shirt: 'L' } }
    expect((await change(tom, body._id, sent)).body).toMatchObject({
      amount: 7550,
      amountPaid: 0,
      approved: false,
      optionalValues: { shirt: 'L' },
    })
    expect((await change(ana, body._id, { approved: true })).body.approved).toBe(true)
  })

  test('a member ends it, and only a director lets it begin again; one that was paid for is ended by the director', async () => {
    const { body } = await create(ana, { amountPaid: 10 })
    expect((await change(lily, body._id, { active: false })).body.active).toBe(false)
    expect((await change(lily, body._id, { active: true })).body.active).toBe(false)
    const refusal = await remove(lily, body._id)
    expect([refusal.status, refusal.error.code]).toEqual([409, 'membership.paid'])
    expect((await remove(ana, body._id)).body).toEqual({ ok: true })
    const unpaid = (await create(lily, {})).body
    expect((await remove(lily, unpaid._id)).body).toEqual({ ok: true })
  })

  test('is one for each angler and season', async () => {
    await create(ana, {})
    for (const as of [ana, lily]) {
      const twice = await create(as, {})
      expect([twice.status, twice.error.message]).toEqual([409, 'This angler is already a member of this season.'])
    }
  })

  test('two taps on Join make one', async () => {
    const body = { _id: newId() }
    const [one, two] = await Promise.all([create(lily, body), create(lily, body)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect((await ramp.call(calls.search, { as: ana, body: { season } })).body).toHaveLength(1)
  })

  test('is between the member and who edits the season: for all others it does not exist', async () => {
    const { body } = await create(ana, { amountPaid: 75.5 })
    for (const as of [lily, ana, helper]) expect((await get(as, body._id)).wire).toMatchObject({ amountPaid: 75.5 })
    for (const as of [tom, bo]) {
      expect((await get(as, body._id)).status).toBe(404)
      expect((await change(as, body._id, { approved: false })).status).toBe(404)
      expect((await remove(as, body._id)).status).toBe(404)
      expect((await ramp.call(calls.search, { as, body: { season } })).body).toEqual([])
    }
    expect([(await get(null, body._id)).status, (await ramp.call(calls.list)).status]).toEqual([404, 401])
    for (const as of [lily, ana, helper]) expect((await ramp.call(calls.list, { as })).body.map((one) => one._id)).toContain(body._id)
  })

  test('nobody is made a member by strangers, nor by who does not know them', async () => {
    for (const as of [bo, tom]) expect((await create(as, {})).status).toBe(404)
    const unknown = await create(ana, { user: tom.id })
    expect([unknown.status, unknown.error.message]).toEqual([400, 'user doesn’t exist or isn’t yours.'])
    expect((await create(ana, { season: newId() })).status).toBe(404)
    expect((await create(null, {})).status).toBe(401)
  })

  test('stays with its angler and its season', async () => {
    const { body } = await create(ana, {})
    const ann = await ramp.person('Angler', 'Ann Lee', { tours: [tour] })
    const other = (
      await ramp.call(seasonCalls.create, { as: ana, body: { name: '2028', startDate: '2028-01-01', endDate: '2028-12-31', tour } })
    ).body
    for (const [field, id] of [
      ['user', ann.id],
      ['season', other._id],
    ] as const) {
      const moved = await change(ana, body._id, { [field]: id })
      expect([moved.status, (moved.error.details as { path: string }[])[0]!.path]).toEqual([400, field])
    }
    expect((await change(ana, body._id, { season, user: lily.id, active: false })).status).toBe(200)
  })

  test('many are made at once, each for itself, in as many statements as one', async () => {
    const people: Person[] = []
    for (let n = 0; n < 21; n++) people.push(await ramp.person('Angler', `Ann ${n}`, { tours: [tour] }))
    const send = (some: Person[]) =>
      ramp.call(calls.bulkCreate, { as: ana, body: some.map((one) => ({ _id: newId(), season, user: one.id })) })
    const one = await countStatements(() => send(people.slice(0, 1)))
    const many = await countStatements(() => send(people.slice(1)))
    expect([many.answer.body.ok, many.statements]).toEqual([true, one.statements])
    const mixed = await ramp.call(calls.bulkCreate, {
      as: ana,
      body: [
        { season, user: lily.id },
        { season, user: tom.id },
        { season, user: people[0]!.id },
      ],
    })
    expect(mixed.body.ok).toBe(false)
    expect(mixed.body.results.map((result) => result.code)).toEqual([undefined, 'reference.unknown', 'membership.exists'])
  })

  test('two people change the amount: the second is told, with both versions, in dollars', async () => {
    const { body } = await create(ana, {})
    await change(helper, body._id, { _rev: 1, amountPaid: 20.25 })
    const stale = await change(ana, body._id, { _rev: 1, amountPaid: 75.5 })
    expect([stale.status, stale.error.code]).toEqual([409, 'record.stale'])
    expect(stale.error.details).toMatchObject({ yours: { amountPaid: 75.5 }, theirs: { amountPaid: 20.25 } })
  })

  describe('money', () => {
    /** What the ledger has of a member by the payments that were taken by hand, line by line, in the order in which it was posted. */
    const book = async (id: string): Promise<string[]> => {
      const rows = await ramp.db
        .select({ posting: ledgerPostings, line: ledgerLines })
        .from(ledgerPostings)
        .innerJoin(ledgerLines, eq(ledgerLines.posting, ledgerPostings.id))
        .innerJoin(moneyEvents, eq(moneyEvents.id, ledgerPostings.sourceRecord))
        .where(eq(moneyEvents.membership, id))
        .orderBy(asc(ledgerPostings.at), asc(moneyEvents.at), asc(moneyEvents.id), asc(ledgerLines.account))
      expect(rows.every(({ posting }) => posting.holder === lily.id && posting.kind === 'membership' && posting.number === 0)).toBe(true)
      return rows.map(({ line }) => `${line.account} ${line.amount}`)
    }

    test('what is paid lies where it was paid; more is one more payment, how all of it came is corrected, and a mistake is taken back', async () => {
      const { body } = await create(ana, { amountPaid: 20 })
      const more = await change(ana, body._id, { amountPaid: 75.5, paidWith: { method: 'check', note: '1042' } })
      expect(more.body).toMatchObject({ amountPaid: 7550, paidWith: null })
      expect(await book(body._id)).toEqual(['membership -2000', 'unstated 2000', 'check 5550', 'membership -5550'])
      const all = await change(ana, body._id, { paidWith: { method: 'cash' } })
      expect(all.body).toMatchObject({ amountPaid: 7550, paidWith: { method: 'cash' } })
      expect((await book(body._id)).slice(4).toSorted()).toEqual(['cash 2000', 'cash 5550', 'check -5550', 'unstated -2000'])
      const less = await change(ana, body._id, { amountPaid: 30 })
      expect([less.body.amountPaid, paymentsIn(less.body.paymentLog).map(({ amount }) => amount)]).toEqual([3000, [2000, 1000]])
      expect((await change(ana, body._id, { amountPaid: 0 })).body).toMatchObject({ amountPaid: 0, paidWith: null })
      const sums = new Map<string, number>()
      for (const line of await book(body._id)) {
        const [account = '', cents] = line.split(' ')
        sums.set(account, (sums.get(account) ?? 0) + Number(cents))
      }
      expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
    })

    test('a total that is said twice, and a new member that is sent again after a lost answer, are one payment each', async () => {
      const sent = { _id: newId(), amountPaid: 20 }
      for (let n = 0; n < 2; n++) expect((await create(ana, sent)).status).toBe(200)
      const said = (part: object) => ramp.call(calls.bulkUpdate, { as: ana, body: [part, part].map((one) => ({ ...one, _id: sent._id })) })
      await said({ amountPaid: 50 })
      await said({ paidWith: { method: 'cash' } })
      expect((await get(ana, sent._id)).body).toMatchObject({ amountPaid: 5000, paidWith: { method: 'cash' } })
      expect(paymentsIn((await get(ana, sent._id)).body.paymentLog)).toHaveLength(2)
    })

    test('a member says nothing of how they paid, and who is free has paid nothing', async () => {
      const { body } = await create(lily, { amountPaid: 75.5, paidWith: { method: 'cash' } })
      expect(body).toMatchObject({ amountPaid: 0, paidWith: null })
      expect((await change(lily, body._id, { paidWith: { method: 'cash' } })).body.paidWith).toBeNull()
      const free = { amountPaid: 75.5, paidWith: { method: 'free', note: 'Keeps the books' } }
      expect((await change(ana, body._id, free)).body).toMatchObject({ amountPaid: 0, paidWith: free.paidWith })
      expect(await book(body._id)).toEqual([])
    })

    test('who owes is found, and the sums of a season say who waits, what is paid and what is owed', async () => {
      const [ann, joe, may] = await Promise.all(
        ['Ann Lee', 'Joe Poe', 'May Ito'].map((name) => ramp.person('Angler', name, { tours: [tour] })),
      )
      await create(ana, { amountPaid: 75.5 })
      await create(ana, { user: ann!.id, amountPaid: 20.25 })
      await create(joe!, { user: joe!.id })
      const ended = (await create(ana, { user: may!.id, amountPaid: 10 })).body
      await change(ana, ended._id, { active: false })
      const search = (as: Person, body: object) => ramp.call(calls.pagedSearch, { as, body: { season, ...body } })
      const names = async (body: object) => (await search(ana, body)).body.message.map(({ angler }) => angler!.first_name).toSorted()
      expect(await names({ owes: true })).toEqual(['Ann', 'Joe'])
      expect(await names({ owes: false })).toEqual(['Lily', 'May'])
      expect(await names({ words: 'po jo' })).toEqual(['Joe'])
      const sums = async (as: Person) => (await ramp.call(calls.sums, { as })).body.filter((one) => one.season === season)
      const all = { season, members: 3, waiting: 1, owing: 2, paid: 10_575, owed: 13_075 }
      for (const as of [ana, helper]) expect(await sums(as)).toEqual([all])
      expect(await sums(joe!)).toEqual([{ season, members: 1, waiting: 1, owing: 1, paid: 0, owed: 7_550 }])
      expect([await sums(bo), (await ramp.call(calls.sums)).status]).toEqual([[], 401])
    })
  })

  test('many are let in at once by who edits the season; of strangers it is none', async () => {
    const people = await Promise.all(['Ann Lee', 'Joe Poe'].map((name) => ramp.person('Angler', name, { tours: [tour] })))
    const asked = await Promise.all(people.map(async (as) => (await create(as, { user: as.id })).body))
    const approve = (as: Person) => ramp.call(calls.bulkUpdate, { as, body: asked.map(({ _id, _rev }) => ({ _id, _rev, approved: true })) })
    expect((await approve(bo)).body.results.map(({ code }) => code)).toEqual(['record.not-found', 'record.not-found'])
    expect((await approve(ana)).body.ok).toBe(true)
    expect((await Promise.all(asked.map(({ _id }) => get(ana, _id)))).map(({ body }) => body.approved)).toEqual([true, true])
  })
})
