import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { calcuttaCalls } from '@ramplight/contract/payouts/calcuttas'
import { anglerMergeCalls } from '@ramplight/contract/people/angler-merges'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { leftToRefund } from '@ramplight/domain/money/refunds'
import { leftToPay } from '@ramplight/domain/money/standing'
import { type CalcuttaMethod, LOT_OWNERS } from '@ramplight/domain/payouts/calcutta'
import { eq, sql } from 'drizzle-orm'
import { aTournament } from '#features/tournaments/testing/a-tournament'
import { findTournament, setStatus } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import { toRecord } from '#platform/database/records'
import { ledgerLines, ledgerPostings } from '../../ledger/index.ts'
import { askedOf, linesOf, refundsOf } from '../../refunds/index.ts'
import type { CardRamp } from './a-card-ramp.ts'
import type { Mood } from './moods.ts'

export type Boat = Awaited<ReturnType<CardRamp['aBoat']>>
/** Who sits in the boat now: a merge makes one of them somebody else. */
export type People = Pick<Boat, 'lily' | 'tom'>
type Drawer = Record<CalcuttaMethod, number>

/** What the pot of a day costs a boat, in cents. */
export const POT = 2000
export const POTS = {
  bigfishpots: [{ _id: newId(), name: 'Big fish', entryFee: POT / 100 }],
  settings: { payout: { bigFishEnabled: true } },
}

export type RampStep =
  | { does: 'pays at the ramp'; method: CalcuttaMethod; taps: number }
  | { does: 'never paid' }
  | { does: 'pot'; joins: boolean }
  | { does: 'two are one'; stays: 'lily' | 'twin' }
  | { does: 'sells the boat'; dollars: number; boughtBack: number; method: CalcuttaMethod; taps: number }
  | { does: 'sale taken back' }
  | { does: 'the desk gives back'; method: 'card' | 'cash'; percent: number; taps: number; sameId: boolean; mood: Mood }

/**
 * The drawer of one day. What lies in it follows from what people at the ramp were told to take and to give: no card, no merge and no
 * night moves a cent of it. `wrong` says what a step has done that its screen did not say.
 */
export function dayAtTheRamp({ ramp, ana, standIn }: CardRamp, boat: Boat, note: (what: string) => void) {
  const { tournament } = boat.field
  const drawer: Drawer = { cash: 0, check: 0 }
  /** What of it is of the calcutta. */
  const bid: Drawer = { cash: 0, check: 0 }
  /** What the desk has given back in cash. */
  let given = 0
  const wrong: string[] = []
  const people: People = { lily: boat.lily, tom: boat.tom }
  /** Events beside this one, and what was taken there. */
  const others: { tournament: string; entry: string; twin: string }[] = []
  let lot: { id: string; price: number } | null = null
  const touched = { ramp: false, pot: false, desk: false }
  const same = (is: unknown, should: unknown, what: string) => {
    if (JSON.stringify(is) !== JSON.stringify(should)) wrong.push(`${what}: ${JSON.stringify(is)}, should be ${JSON.stringify(should)}`)
  }

  /** What lies in the accounts of an event, in cents. */
  const accounts = async (of = tournament) => {
    const lines = await ramp.db
      .select({ account: ledgerLines.account, amount: sql`sum(${ledgerLines.amount})`.mapWith(Number) })
      .from(ledgerLines)
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
      .where(eq(ledgerPostings.tournament, of))
      .groupBy(ledgerLines.account)
    return new Map(lines.map(({ account, amount }) => [account, amount]))
  }
  const inDrawer = async (): Promise<Drawer> => {
    const all = await accounts()
    return { cash: all.get('cash') ?? 0, check: all.get('check') ?? 0 }
  }
  const change = async (body: object, as = ana) =>
    (await ramp.call(tournamentEntryCalls.update, { as, params: { id: boat.entry }, body: body as never })).status
  const money = async () => (await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: tournament } })).body

  /** Does something at the ramp, and answers by how much the drawer is fuller. */
  const moving = async (work: () => Promise<unknown>): Promise<Drawer> => {
    const before = await inDrawer()
    await work()
    const after = await inDrawer()
    const moved = { cash: after.cash - before.cash, check: after.check - before.check }
    drawer.cash += moved.cash
    drawer.check += moved.check
    return moved
  }
  const boatHas = (): Drawer => ({ cash: drawer.cash - bid.cash, check: drawer.check - bid.check })

  const does = {
    'pays at the ramp': async ({ method, taps }: { method: CalcuttaMethod; taps: number }) => {
      const row = await boat.row()
      if (row.status === 'Paid') return
      touched.ramp = true
      const asked = leftToPay(toRecord((await findTournament(ramp.db, tournament))!), toRecord(row), await linesOf(ramp.db, row.id))
      const body = { status: 'Paid', paidWith: { method } }
      const moved = await moving(() => Promise.all(Array.from({ length: taps }, () => change(body))))
      const held = boatHas()
      // Money that was taken in another way before, and went back out, is in no drawer; else all that is new lies where it was said.
      same(moved.cash + moved.check, asked, 'the tick took')
      if (held.cash + given < 0 || held.check < 0) wrong.push(`the drawer owes the boat: ${JSON.stringify(held)}`)
      note(asked > 0 ? 'paid at the ramp' : 'ticked, and nothing was left to pay')
    },
    'never paid': async () => {
      const row = await boat.row()
      if (row.status !== 'Paid' || row.paidOnline) return
      touched.ramp = true
      await moving(() => change({ status: 'Pending' }))
      // What was given back in cash may have come by card, which stays in the books.
      if (!given) same(boatHas(), { cash: 0, check: 0 }, 'the tick is taken back, and of the boat the drawer has')
      note('the tick is taken back')
    },
    pot: async ({ joins }: { joins: boolean }) => {
      const row = await boat.row()
      if ((row.inBigFishPot ?? false) === joins) return
      touched.pot = true
      const moved = await moving(() => change({ inBigFishPot: joins }))
      // It is owed, or was paid too much, until somebody says that the money moved.
      same(moved, { cash: 0, check: 0 }, 'a pot moved in the drawer')
      note(joins ? `a pot is added: ${row.status}` : 'a pot is left')
    },
    'two are one': async ({ stays }: { stays: 'lily' | 'twin' }) => {
      const twin = await boat.field.angler('Lil Reyes')
      const other = await aTournament(ramp, ana, boat.field.tour, { entryFee: 40 })
      const entered = await ramp.call(tournamentEntryCalls.create, { as: ana, body: { tournament: other._id, users: [twin.id] } })
      const entry = entered.body._id
      const body = { status: 'Paid' as const, paidWith: { method: 'cash' as const } }
      await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: entry }, body })
      const before = await Promise.all([tournament, other._id].map(accounts))
      const [master, merged] = stays === 'lily' ? [people.lily, twin] : [twin, people.lily]
      const merge = () => ramp.call(anglerMergeCalls.merge, { as: ana, body: { master: master.id, merged: merged.id, take: [] } })
      const answers = await Promise.all([merge(), merge()])
      note(`two are one: ${answers.map(({ status, error }) => error?.code ?? status).join()}`)
      if (answers.some(({ status }) => status === 200)) people.lily = master
      others.push({ tournament: other._id, entry, twin: people.lily.id })
      const after = await Promise.all([tournament, other._id].map(accounts))
      same(
        after.map((one) => [...one].sort()),
        before.map((one) => [...one].sort()),
        'a merge moves money',
      )
    },
    'sells the boat': async (given: { dollars: number; boughtBack: number; method: CalcuttaMethod; taps: number }) => {
      if (lot) return
      const { dollars: price, boughtBack, method, taps } = given
      const params = { id: tournament }
      await ramp.call(calcuttaCalls.save, { as: ana, params, body: { state: 'open', houseShare: 12.5, places: [100] } })
      const body = { _id: newId(), entries: [boat.entry], price, boughtBack, method, user: people.tom.id }
      const sell = () => ramp.call(calcuttaCalls.sell, { as: ana, params, body })
      const moved = await moving(() => Promise.all(Array.from({ length: taps }, sell)))
      same(moved[method], Math.round(price * 100), 'the sale brought')
      lot = { id: body._id, price: Math.round(price * 100) }
      bid[method] += lot.price
      note('a boat is sold in the calcutta')
    },
    'sale taken back': async () => {
      if (!lot) return
      const { id } = lot
      const back = () => ramp.call(calcuttaCalls.takeBack, { as: ana, params: { id }, body: { reason: 'Wrong boat' } })
      const moved = await moving(() => Promise.all([back(), back()]))
      same(moved.cash + moved.check, 0 - lot.price, 'the sale that was taken back took out')
      lot = null
      Object.assign(bid, { cash: 0, check: 0 })
      note('a sale is taken back')
    },
    'the desk gives back': async ({ method, percent, taps, sameId, mood }: Extract<RampStep, { does: 'the desk gives back' }>) => {
      const params = { id: boat.entry }
      const { left } = leftToRefund(await linesOf(ramp.db, boat.entry), askedOf(await refundsOf(ramp.db, boat.entry)))
      // Also where there is nothing to give back.
      const amount = Math.max(1, Math.round(((left || 10_000) * percent) / 100))
      const ids = Array.from({ length: taps }, () => newId())
      const give = async (id: string) => {
        const body = { _id: sameId ? ids[0]! : id, amount: amount / 100, method, reason: 'Engine broke' }
        const { status, error, body: row } = await ramp.call(moneyCalls.refund, { as: ana, params, body })
        note(`the desk gives back ${method}: ${error?.code ?? (status === 200 ? row.state : status)}`)
      }
      standIn.mood.answer = mood
      const moved = await moving(() => Promise.all(ids.map(give)).finally(() => (standIn.mood.answer = null)))
      const rows = (await refundsOf(ramp.db, boat.entry)).filter(({ id, state }) => ids.includes(id) && state !== 'refused')
      const back = rows.reduce((sum, row) => sum + row.amount, 0)
      if (back > 0) touched.desk = true
      if (back > left) wrong.push(`the desk gave back ${back}, and ${left} was left`)
      if (sameId && rows.length > 1) wrong.push(`one refund that was tapped twice is ${rows.length}`)
      const inCash = method === 'cash' ? back : 0
      same(moved, { cash: 0 - inCash, check: 0 }, 'giving back moved')
      given += inCash
    },
  } satisfies { [Name in RampStep['does']]: (given: Extract<RampStep, { does: Name }>) => Promise<unknown> }

  /** The laws of the ramp in the evening. `handedOut`: winnings that went out in cash. */
  const evening = async (handedOut: number): Promise<void> => {
    const now = await inDrawer()
    same(now, { cash: drawer.cash - handedOut, check: drawer.check }, 'the drawer has')
    const seen = await money()
    same(seen.in - seen.out, seen.kept, 'in less out is')
    same(
      seen.places.reduce((sum, { left }) => sum + left, 0),
      seen.kept,
      'what all places hold',
    )
    for (const { due, paid, owed } of seen.owing) same(paid + owed, due, 'paid + owed')
    same(
      seen.owing.reduce((sum, { owed }) => sum + Math.max(0, owed), 0),
      seen.owed,
      'what boats owe',
    )
    const row = await boat.row()
    const held = boatHas()
    // A pot that came on top may be owed, and what the bank of a card took back after the ramp had taken the rest.
    const isTaken = ((await accounts()).get('chargeback') ?? 0) > 0
    if (held.cash + held.check > 0 && !touched.pot && !isTaken && (row.status !== 'Paid' || row.paidOnline))
      wrong.push(`the ramp has ${JSON.stringify(held)} of the boat, which is ${row.status}${row.paidOnline ? ' online' : ''}`)
    // Whoever became one has both boats, and each is paid as it was.
    for (const one of others) {
      const all = await accounts(one.tournament)
      same([all.get('cash'), [...all.values()].reduce((sum, amount) => sum + amount, 0)], [4000, 0], 'the other event of the one who stays')
      const mine = (await ramp.call(tournamentEntryCalls.search, { as: ana, body: { tournament: one.tournament } })).body
      same(
        mine.map(({ users, status }) => [users, status]),
        [[[people.lily.id], 'Paid']],
        'the other boat of the one who stays',
      )
    }
    const strangers = (row.partPaid ?? []).filter(({ user }) => user !== null && !row.users.includes(user))
    same(strangers, [], 'shares that nobody of the boat has paid')
    if (others.length) same(row.users, [people.lily.id, people.tom.id], 'the boat has')
  }

  /** A lot that was sold is paid out once the results are official: taken = kept by the house + paid out, to the cent. */
  const night = async (): Promise<void> => {
    if (!lot) return
    const { id, price } = lot
    const before = await inDrawer()
    const doer = { id: ana.id, at: new Date().toISOString(), device: null }
    await inTransaction(ramp.db, (tx) => setStatus(tx, tournament, 'In Progress', doer))
    await boat.field.weigh(boat.entry)
    const { revision } = (await ramp.call(tournamentResultCalls.preview, { as: ana, params: { id: tournament } })).body
    const made = await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament, revision } })
    if (made.status !== 200) return void note(`not official: ${made.error.code}`)
    const params = { id: tournament }
    const read = async () => (await ramp.call(calcuttaCalls.byTournament, { as: ana, params })).body.calcutta!
    for (const to of LOT_OWNERS) {
      const open = (await read()).lots[0]!.shares.find((share) => share.to === to)?.open ?? 0
      if (!open) continue
      const pay = (_id: string) =>
        ramp.call(calcuttaCalls.payOut, { as: ana, params: { id }, body: { _id, to, amount: open / 100, method: 'cash' } })
      const _id = newId()
      await Promise.all([pay(_id), pay(_id), pay(newId())])
    }
    const { taken, house, left, pool, paidOut, open } = await read()
    same([taken, open, left], [price, 0, 0], 'the calcutta took, has open, and keeps for no place')
    same([house + pool, paidOut], [price, pool], 'house and pool, and what of the pool is paid out')
    const all = await accounts()
    same([all.get('calcutta'), all.get('calcutta-payout')], [0 - price, pool], 'the books of the calcutta')
    const after = await inDrawer()
    same(after.cash, before.cash - pool, 'after the calcutta is paid out the drawer has')
    same(
      [...all.values()].reduce((sum, amount) => sum + amount, 0),
      0,
      'after the calcutta is paid out the ledger adds up to',
    )
    note('a lot is paid out')
  }

  return { does, evening, night, wrong, touched, people, bid, boatHas, gaveBack: () => given }
}
export type DayAtTheRamp = ReturnType<typeof dayAtTheRamp>
