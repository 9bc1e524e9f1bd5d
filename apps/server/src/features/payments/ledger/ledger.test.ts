import { newId } from '@ramplight/contract/kernel/new-id'
import { creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { netLines } from '@ramplight/domain/money/posting'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { aBoat, aTournament } from '#features/weigh-in/testing/a-tournament'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import { postHistory } from '../money/post-history.ts'
import { ledgerLines, ledgerPostings } from './ledger.table.ts'
import { post } from './post.ts'

describe('the ledger', () => {
  let ramp: TestServer
  let ana: Person
  let sam: Person
  let lily: Person
  let tom: Person
  const lives = { status: 'Open' as const, settings: { payout: { bigFishEnabled: true } } }
  const doer = { id: null, at: '2027-06-12T10:00:00.000Z', device: null }

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    sam = await ramp.person('System Admin', 'Sam Root')
  })
  afterAll(() => ramp.close())

  async function aCup(): Promise<TournamentRow> {
    const cup = await aTournament(ramp, ana, { ...lives, bigfishpots: [{ _id: newId(), name: 'Big fish', entryFee: 1_000 }] as never })
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [cup.tour], director: ana.id })
    tom = await ramp.person('Angler', 'Tom Tran', { tours: [cup.tour], director: ana.id })
    return cup
  }
  /** What stands in the ledger of a tournament: each posting as its lines, in their order. */
  async function book(tournament: string): Promise<string[]> {
    const rows = await ramp.db
      .select({ posting: ledgerPostings, line: ledgerLines })
      .from(ledgerPostings)
      .innerJoin(ledgerLines, eq(ledgerLines.posting, ledgerPostings.id))
      .where(eq(ledgerPostings.tournament, tournament))
      .orderBy(asc(ledgerPostings.at), asc(ledgerPostings.number), asc(ledgerLines.number))
    const told = new Map<string, string>()
    for (const { posting, line } of rows) {
      const known = told.get(posting.id) ?? (posting.reversalOf ? 'taken back:' : `${posting.kind}:`)
      told.set(posting.id, `${known} ${line.account} ${line.amount}`)
    }
    return [...told.values()]
  }
  async function entered(cup: TournamentRow, more: object = {}): Promise<string> {
    const _id = newId()
    const answer = await ramp.call(tournamentEntryCalls.create, {
      as: ana,
      body: { _id, tournament: cup.id, users: [lily.id], status: 'Paid' as const, ...more },
    })
    expect(answer.status).toBe(200)
    return _id
  }
  const changed = async (id: string, body: object) =>
    expect((await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id }, body })).status).toBe(200)

  test('a boat that pays at the ramp is cash in the drawer; a pot on top is owed until somebody takes it; not paid after all, all of it is taken back', async () => {
    const cup = await aCup()
    const boat = await entered(cup)
    await changed(boat, { inBigFishPot: true })
    await changed(boat, { inBigFishPot: true, boatNumber: 7 })
    expect((await ramp.call(tournamentEntryCalls.get, { as: ana, params: { id: boat } })).body!.status).toBe('Pending')
    await changed(boat, { status: 'Paid' })
    await changed(boat, { status: 'Pending' })
    await changed(boat, { status: 'Paid', paidOnline: true })
    expect((await book(cup.id)).toSorted()).toEqual([
      'entry: cash -1000 side-pot 1000',
      'entry: cash -10000 entry-fee 10000',
      'entry: cash 1000 side-pot -1000',
      'entry: cash 10000 entry-fee -10000',
      'entry: online 11000 entry-fee -10000 side-pot -1000',
    ])
  })

  test('a check lies with the checks; it was cash after all, and one line each says so; taken back, nothing is left', async () => {
    const cup = await aCup()
    const boat = await entered(cup, { paidWith: { method: 'check', note: '1042' } })
    await changed(boat, { paidWith: { method: 'check', note: '1043' } })
    await changed(boat, { paidWith: { method: 'cash' } })
    await changed(boat, { status: 'Pending', paidWith: null })
    await changed(boat, { status: 'Paid', paidWith: { method: 'credits' } })
    expect(await book(cup.id)).toEqual([
      'entry: check 10000 entry-fee -10000',
      'entry: cash 10000 check -10000',
      'entry: cash -10000 entry-fee 10000',
      'entry: credits 10000 entry-fee -10000',
    ])
  })

  test.each([
    ['the truck, the dock', [0, 1]],
    ['the dock, the truck', [1, 0]],
    ['both twice, in turn', [0, 1, 0, 1]],
    ['the dock twice, then the truck', [1, 1, 0]],
  ])(
    'two stations of the version before, which cannot say what each took, mark one boat paid: it has paid once (%s)',
    async (_order, order) => {
      const cup = await aCup()
      const boat = await entered(cup, { status: 'Pending' })
      const said = (['cash', 'check'] as const).map((method) => {
        const device = aDevice(ramp, ana)
        const set = { status: 'Paid', paidWith: { method } }
        return { device, op: device.op({ tbl: 'tournament-entries', id: boat, set, base: { status: 'Pending' }, baseRev: 1 }) }
      })
      for (const one of order) await said[one]!.device.push([said[one]!.op])
      const { purposes, places, kept } = (await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: cup.id } })).body!
      expect(kept).toBe(10_000)
      expect(purposes).toEqual([{ purpose: 'entry-fee', side: 'in', amount: 10_000 }])
      expect(places.filter(({ left }) => left !== 0)).toHaveLength(1)
      const { paidWith } = (await ramp.call(tournamentEntryCalls.get, { as: ana, params: { id: boat } })).body!
      expect(places.find(({ left }) => left !== 0)!.place).toBe(paidWith!.method)
    },
  )

  test('a boat that is deleted has paid too much until somebody gives it back; one that comes back has paid', async () => {
    const cup = await aCup()
    const boat = await entered(cup)
    expect((await ramp.call(tournamentEntryCalls.remove, { as: ana, params: { id: boat } })).status).toBe(200)
    expect(await book(cup.id)).toEqual(['entry: cash 10000 entry-fee -10000'])
    const { owing, kept } = (await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: cup.id } })).body!
    expect([kept, owing]).toMatchObject([10_000, [{ entry: boat, isGone: true, owed: -10_000, takenTwice: [] }]])
  })

  test('a payment counts when it is completed, at what it comes to in the end, and a void one is taken back', async () => {
    const cup = await aCup()
    const _id = newId()
    const body = { _id, amount: 50.25, user: lily.id, sourceModuleRecord: cup.id, metaData: { method: 'check' } }
    await ramp.call(paymentCalls.create, { as: ana, body })
    expect(await book(cup.id)).toEqual([])
    await ramp.call(paymentCalls.update, { as: ana, params: { id: _id }, body: { status: 'completed' } })
    await ramp.call(paymentCalls.update, { as: ana, params: { id: _id }, body: { amount: 60 } })
    await ramp.call(paymentCalls.remove, { as: ana, params: { id: _id } })
    await ramp.call(paymentCalls.remove, { as: ana, params: { id: _id } })
    expect(await book(cup.id)).toEqual([
      'payment: check -5025 payout 5025',
      'payment: check -975 payout 975',
      'taken back: check 5025 payout -5025',
      'taken back: check 975 payout -975',
    ])
  })

  test('the same payment sent again, also beside others and in another order, is posted once', async () => {
    const cup = await aCup()
    const body = (amount: number) => ({
      _id: newId(),
      amount,
      user: tom.id,
      sourceModuleRecord: cup.id,
      status: 'completed' as const,
      debitOrCredit: 'credit' as const,
    })
    const [one, two, three] = [body(10), body(20), body(30)]
    for (const batch of [[one, two], [two, one, three], [three], [three, two, one]])
      expect((await ramp.call(paymentCalls.bulkCreate, { as: ana, body: batch })).status).toBe(200)
    await Promise.all([1, 2, 3].map(() => ramp.call(paymentCalls.create, { as: ana, body: one })))
    expect((await book(cup.id)).toSorted()).toEqual([
      'payment: unstated 1000 other -1000',
      'payment: unstated 2000 other -2000',
      'payment: unstated 3000 other -3000',
    ])
  })

  test('credits are dollars in the book of their director, and a line that is taken back is taken back there', async () => {
    const bank = newId()
    await ramp.call(directorCreditBankCalls.create, { as: sam, body: { _id: bank, user: ana.id } })
    const line = newId()
    await ramp.call(creditTransactionCalls.create, { as: sam, body: { _id: line, bank, amount: 25 } })
    await ramp.call(creditTransactionCalls.create, { as: sam, body: { bank, amount: -2 } })
    await ramp.call(creditTransactionCalls.create, { as: sam, body: { _id: newId(), bank, amount: 3 } })
    const sum = async () =>
      netLines(
        (
          await ramp.db
            .select({ line: ledgerLines })
            .from(ledgerLines)
            .innerJoin(ledgerPostings, eq(ledgerLines.posting, ledgerPostings.id))
            .where(eq(ledgerPostings.holder, ana.id))
        ).map(({ line: { account, amount } }) => ({ account, amount })),
      )
    expect(await sum()).toMatchObject([
      { account: 'credits', amount: 5200 },
      { account: 'credit', amount: -5600 },
      { account: 'platform-fee', amount: 400 },
    ])
  })

  test('the database refuses a posting that does not add up, one without its lines, and every change of what is written', async () => {
    const cup = await aCup()
    await entered(cup)
    const written = (lines: [string, number][], promised = lines.length) =>
      ramp.db.transaction(async (tx) => {
        const id = newId()
        await tx.execute(
          sql`insert into ledger_postings (id, at, kind, source_family, source_record, number, lines) values (${id}, now(), 'entry', 'test', ${id}, 0, ${promised})`,
        )
        for (const [number, [account, amount]] of lines.entries())
          await tx.execute(
            sql`insert into ledger_lines (posting, number, account, amount, times, charged) values (${id}, ${number}, ${account}, ${amount}, 0, 0)`,
          )
        return id
      })
    for (const [lines, promised] of [
      [[['cash', 100]], 1],
      [
        [
          ['cash', 100],
          ['entry-fee', -99],
        ],
        2,
      ],
      [[], 0],
      [
        [
          ['cash', 100],
          ['entry-fee', -100],
        ],
        3,
      ],
    ] as [[string, number][], number][])
      await expect(written(lines, promised)).rejects.toMatchObject({
        cause: { constraint: promised ? 'ledger_balanced' : 'ledger_postings_lines' },
      })
    const id = await written([
      ['cash', 100],
      ['entry-fee', -100],
    ])
    const more = ramp.db.transaction(async (tx) => {
      for (const [number, amount] of [5, -5].entries())
        await tx.execute(
          sql`insert into ledger_lines (posting, number, account, amount, times, charged) values (${id}, ${number + 2}, 'cash', ${amount}, 0, 0)`,
        )
    })
    await expect(more).rejects.toMatchObject({ cause: { constraint: 'ledger_balanced' } })
    for (const change of [
      sql`update ledger_lines set amount = 0 where posting = ${id}`,
      sql`delete from ledger_lines where posting = ${id}`,
      sql`update ledger_postings set kind = 'card' where id = ${id}`,
      sql`delete from ledger_postings where id = ${id}`,
    ])
      await expect(ramp.db.execute(change)).rejects.toMatchObject({ cause: { constraint: 'ledger_stays' } })
  })

  test('what is posted once for its source stays, whoever says it again', async () => {
    const cup = await aCup()
    const card = {
      kind: 'card' as const,
      source: { family: 'card-payments', record: newId() },
      tournament: cup.id,
      lines: [
        { account: 'card' as const, amount: 5_000 },
        { account: 'entry-fee' as const, amount: -5_000 },
      ],
    }
    expect(await ramp.db.transaction((tx) => post(tx, [card], doer))).toEqual([card.source])
    expect(await ramp.db.transaction((tx) => post(tx, [card], doer))).toEqual([])
    expect(await book(cup.id)).toEqual(['card: card 5000 entry-fee -5000'])
  })

  test('an entry that a card has paid is not asked again when it is marked Paid', async () => {
    const cup = await aCup()
    const boat = await entered(cup, { status: 'Pending', inBigFishPot: true })
    const lines = [
      { account: 'card' as const, amount: 6_000, entry: boat },
      { account: 'entry-fee' as const, amount: -6_000, entry: boat },
    ]
    const card = { kind: 'card' as const, source: { family: 'card-payments', record: newId() }, tournament: cup.id, lines }
    await ramp.db.transaction((tx) => post(tx, [card], doer))
    await changed(boat, { status: 'Paid' })
    expect((await book(cup.id)).toSorted()).toEqual(['card: card 6000 entry-fee -6000', 'entry: cash 5000 entry-fee -4000 side-pot -1000'])
  })

  test('what was paid before there was a ledger is posted once, when a server starts', async () => {
    const cup = await aCup()
    // As it was written before: without a posting.
    await aBoat(ramp, cup, 1, ['Old Timer'])
    await aBoat(ramp, cup, 2, ['Not Yet'], { status: 'Pending' })
    for (let start = 0; start < 2; start++) await postHistory(ramp.db, '2027-06-12T09:00:00.000Z')
    expect(await book(cup.id)).toEqual(['entry: cash 10000 entry-fee -10000'])
  })
})
