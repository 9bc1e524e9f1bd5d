import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls, type SettleWay } from '@ramplight/contract/payments/money'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { winningsCalls } from '@ramplight/contract/payments/winnings'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { HELD, type Subject } from '../../people/personal-data/held-data.ts'
import { users } from '../../people/users/users.table.ts'
import { lakeFork } from '../../results/testing/lake-fork.ts'
import { aDevice } from '../../sync/testing/a-device.ts'
import { settle } from '../ledger/index.ts'
import { ledgerOpenings } from '../ledger/ledger.table.ts'
import { moneyEvents } from '../money-events/index.ts'
import { movementOfPayment, payments } from '../payments/index.ts'
import { payoutsOfHistory } from './payouts-of-history.ts'

let ramp: TestServer
let ana: Person
let fork: Awaited<ReturnType<typeof lakeFork>>
let tournament: string

beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
beforeEach(async () => {
  fork = await lakeFork(ramp, ana)
  await fork.weighAll()
  tournament = fork.tournament.id
})
afterAll(() => ramp.close())

const finalize = async () => (await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament } })).body._id
const reopen = (id: string) => ramp.call(tournamentResultCalls.remove, { as: ana, params: { id } })
const payouts = async () => (await ramp.call(moneyCalls.payouts, { as: ana, params: { id: tournament } })).body
const boatOf = async (entry: string) => (await payouts()).boats.find((boat) => boat.entry === entry)!
const rows = async () =>
  (await ramp.call(paymentCalls.search, { as: ana, body: { sourceModuleRecord: tournament } })).body.filter(
    ({ status }) => status !== 'void',
  )
const places = async () =>
  Object.fromEntries(
    (await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: tournament } })).body.places.map(({ place, left }) => [place, left]),
  )
const handOut = async (ids: string[], paidOut: { method: 'cash' | 'check'; note?: string } | null = { method: 'cash' }) =>
  ramp.call(paymentCalls.paidOut, { as: ana, body: { ids, paidOut } })
const handOutAll = async () => handOut((await rows()).map(({ _id }) => _id))
const settleBoat = async (entry: string, way: SettleWay, more: { open?: number; _id?: string; note?: string } = {}) => {
  const { open } = await boatOf(entry)
  return ramp.call(moneyCalls.settlePayouts, {
    as: ana,
    params: { id: tournament },
    body: { _id: newId(), entry, way, ...more, open: (more.open ?? open) / 100 },
  })
}
const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0)
/** A week later the last boat turns out to have weighed most: it wins what the others were handed. */
const correctTheLast = async () => {
  const last = fork.boats[9]!.id
  const found = await ramp.call(weighInCalls.search, { as: ana, body: { entry: last } })
  await ramp.call(weighInCalls.update, { as: ana, params: { id: found.body[0]!._id }, body: { weight: 16 * 20, reason: 'misread' } })
  return last
}

describe('payouts after official', () => {
  test('handed out, reopened, another winner, official again: the box stays as it is, who gives back and who is owed stand with their sums', async () => {
    const first = await finalize()
    const paid = sum(await rows())
    await handOutAll()
    expect(await places()).toEqual({ cash: -paid })
    await reopen(first)
    const open = await payouts()
    expect([open.official, open.toHandOut, open.givesBack, await places()]).toEqual([false, 0, 0, { cash: -paid }])
    const last = await correctTheLast()
    await finalize()
    expect(await places()).toEqual({ cash: -paid })
    const now = await payouts()
    expect(now.toHandOut).toBe(now.givesBack)
    expect(now.boats[0]!.open).toBeLessThan(0)
    const winner = await boatOf(last)
    expect([winner.handedOut, winner.open]).toEqual([0, winner.due])
    // The list of payments says the same of each: to hand out, or to come back.
    const byEntry = Map.groupBy(await rows(), ({ metaData }) => metaData?.entry as string)
    expect(byEntry.get(last)!.every(({ open: left, amount }) => left === amount)).toBe(true)

    const waits = async () => (await ramp.call(moneyCalls.openPayouts, { as: ana })).body.filter((one) => one.tournament === tournament)
    expect(await waits()).toMatchObject([{ toHandOut: now.toHandOut, givesBack: now.givesBack }])

    for (const { entry, open: left } of now.boats) if (left !== 0) expect((await settleBoat(entry, 'cash')).status).toBe(200)
    expect((await payouts()).boats.filter(({ open: left }) => left !== 0)).toEqual([])
    expect(await waits()).toEqual([])
    expect(await places()).toEqual({ cash: -paid })
    expect((await rows()).every(({ handedOut, amount, open: left }) => handedOut === amount && left === 0)).toBe(true)
  })

  test('a boat that does not give it back may keep it, is not asked again, and is asked again when somebody says so', async () => {
    const first = await finalize()
    await handOutAll()
    await reopen(first)
    await correctTheLast()
    await finalize()
    const [{ entry, open } = { entry: '', open: 0 }] = (await payouts()).boats
    const before = await places()
    expect((await settleBoat(entry, 'let-be')).status).toBe(200)
    expect([(await boatOf(entry)).open, await places()]).toEqual([0, before])
    const again = newId()
    for (let tap = 0; tap < 2; tap++) expect((await settleBoat(entry, 'ask-again', { _id: again, open: 0 })).status).toBe(200)
    expect((await boatOf(entry)).open).toBe(open)
  })

  test('disqualified, reinstated, disqualified again: one boat owes back, once, on every screen', async () => {
    await finalize()
    await handOutAll()
    const first = fork.boats[0]!
    const paid = (await boatOf(first.id)).handedOut
    const rule = async (disqualified: boolean) => {
      const stored = await ramp.call(tournamentResultCalls.search, { as: ana, body: { tournament } })
      await reopen(stored.body[0]!._id)
      const body = { disqualified, disqualifiedReason: disqualified ? 'Outside the boundary' : null }
      expect((await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: first.id }, body })).status).toBe(200)
      await finalize()
    }
    const waits = async () => (await ramp.call(moneyCalls.openPayouts, { as: ana })).body.find((one) => one.tournament === tournament)
    await rule(true)
    expect([(await boatOf(first.id)).open, (await waits())!.givesBack]).toEqual([-paid, paid])
    // It may keep it, of that result alone.
    await settleBoat(first.id, 'let-be')
    await rule(false)
    expect([(await boatOf(first.id)).open, await waits()]).toEqual([0, undefined])
    await rule(true)
    expect([(await boatOf(first.id)).open, (await waits())!.givesBack]).toEqual([-paid, paid])
    expect((await payouts()).givesBack).toBe(paid)
  })

  test('whoever is erased was paid once: their winnings and the books stay what they were', async () => {
    await finalize()
    await handOutAll()
    const year = String(new Date().getFullYear())
    const wonBy = async (user: string) =>
      (await ramp.call(winningsCalls.winnings, { as: ana, params: { year } })).body.people.find((one) => one.user === user)?.won
    const winner = fork.boats[0]!.users[0]!
    const [before, box] = [await wonBy(winner), await places()]
    const held = HELD.payments as { whose: (of: Subject) => SQL; erase: SQL }
    await ramp.db.execute(sql`update payments set ${held.erase} where ${held.whose({ id: winner, email: null, phone: null })}`)
    expect(await wonBy(winner)).toBe(before)
    const [row] = (await rows()).filter(({ user }) => user === winner)
    await ramp.call(paymentCalls.update, { as: ana, params: { id: row!._id }, body: { description: 'Erased' } })
    expect(await places()).toEqual(box)
  })

  test('a double tap and a lost answer settle once; a sum that is old, and open results, are refused', async () => {
    const first = await finalize()
    const [{ entry, open } = { entry: '', open: 0 }] = (await payouts()).boats
    const _id = newId()
    const answers = await Promise.all([settleBoat(entry, 'cash', { _id, open }), settleBoat(entry, 'cash', { _id, open })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await places()).toEqual({ cash: -open })
    expect((await settleBoat(entry, 'cash', { open })).error.code).toBe('payouts.changed')
    await reopen(first)
    expect((await settleBoat(entry, 'cash')).error.code).toBe('payouts.results-open')
    expect(await places()).toEqual({ cash: -open })
    expect(
      (
        await ramp.call(moneyCalls.settlePayouts, {
          as: ana,
          params: { id: tournament },
          body: { _id: newId(), entry: newId(), way: 'cash', open: 0 },
        })
      ).error.code,
    ).toBe('payouts.changed')
  })

  test('two who hand the same payout out at once take the money from the box once', async () => {
    await finalize()
    const [row] = await rows()
    await Promise.all([handOut([row!._id]), handOut([row!._id]), handOut([row!._id], { method: 'check', note: '1042' })])
    const left = await places()
    expect((left.cash ?? 0) + (left.check ?? 0)).toBe(-row!.amount)
  })

  test('a payout that is void by hand is owed no more, and its money is back in the box', async () => {
    await finalize()
    const [row] = await rows()
    await handOut([row!._id])
    await ramp.call(paymentCalls.remove, { as: ana, params: { id: row!._id } })
    expect(await places()).toEqual({ cash: 0 })
    const { pots } = await boatOf(row!.metaData!.entry as string)
    expect(pots.filter(({ due }) => due === 0).map(({ handedOut, open }) => [handedOut, open])).toEqual([[0, 0]])
  })

  test('the database keeps every word of money as it was said', async () => {
    await finalize()
    await handOutAll()
    const fault = await ramp.db
      .update(moneyEvents)
      .set({ amount: 1 })
      .where(eq(moneyEvents.tournament, tournament))
      .catch((error: { cause: { constraint: string } }) => error.cause.constraint)
    expect(fault).toBe('ledger_stays')
  })
})

describe('payouts from before there was a log of money', () => {
  /** The rows and the books as they were: a payment of a result said by itself where its money lay. */
  const asBefore = async (method: string | null) => {
    await ramp.db.delete(ledgerOpenings).where(eq(ledgerOpenings.id, 'payout-events'))
    const of = and(eq(payments.sourceModuleRecord, tournament), eq(payments.status, 'completed'))
    const said = method ? { metaData: sql`meta_data || ${JSON.stringify({ method })}::jsonb` } : {}
    await ramp.db
      .update(payments)
      .set({ ...said, handedOut: null, open: null })
      .where(of)
    const old = await ramp.db.select().from(payments).where(of)
    await ramp.db.transaction((tx) => settle(tx, old.map(movementOfPayment), { id: null, at: new Date().toISOString(), device: null }))
    return old
  }
  /** An event whose results were final before its first word in the log: the log is never changed, so it is made without one. */
  const aFinalEventWithoutLog = async () => {
    await finalize()
    const events = await ramp.db.select().from(moneyEvents).where(eq(moneyEvents.tournament, tournament))
    expect(events.length).toBeGreaterThan(0)
    await ramp.deps.pool.query('alter table money_events disable trigger ledger_stays')
    await ramp.db.delete(moneyEvents).where(eq(moneyEvents.tournament, tournament))
    await ramp.deps.pool.query('alter table money_events enable trigger ledger_stays')
  }

  test.each<[string | null, string]>([
    ['cash', 'what was handed out stays where it went'],
    [null, 'what nobody handed out is in no place that nobody named'],
  ])('%s: %s, and starting twice does it once', async (method, _what) => {
    await aFinalEventWithoutLog()
    const old = await asBefore(method)
    expect(await places()).toEqual({ [method ?? 'unstated']: -sum(old) })
    for (let start = 0; start < 2; start++) await payoutsOfHistory(ramp.db, new Date().toISOString())
    expect(await places()).toEqual(method ? { cash: -sum(old) } : { unstated: 0 })
    const { toHandOut, boats } = await payouts()
    expect([toHandOut, boats.reduce((total, { due }) => total + due, 0)]).toEqual([method ? 0 : sum(old), sum(old)])
    expect((await rows()).every(({ open, amount }) => open === (method ? 0 : amount))).toBe(true)
    // From then on it goes on as everywhere.
    if (!method) await handOutAll()
    await handOut([old[0]!.id], null)
    expect(await places()).toMatchObject({ cash: old[0]!.amount - sum(old) })
  })
})

describe('payouts on a tablet without a network', () => {
  const said = (doc: object | undefined) => (doc as { payoutLog?: Record<string, { act: string; kind: string }> } | undefined)?.payoutLog
  const aTablet = async () => {
    const tablet = aDevice(ramp, ana)
    await tablet.pull()
    return tablet
  }
  type Tablet = Awaited<ReturnType<typeof aTablet>>
  const pay = (tablet: Tablet, row: { _id: string; amount: number; user: string }, more: object = {}) => {
    const event = newId()
    const out = { kind: 'payout-handed-out', act: 'make', amount: row.amount / 100, method: 'cash', payee: row.user, note: null }
    const set = { [`payoutLog.${event}`]: { ...out, item: event, at: '2027-06-12T21:00:00.000Z', seen: [], ...more } }
    return tablet.op({ tbl: 'payments', id: row._id, set, baseRev: 1 })
  }

  test('a winner is paid on a tablet: on the books, in the list, told once, however often it is sent', async () => {
    await finalize()
    const [row] = await rows()
    const tablet = await aTablet()
    expect(Object.values(said(tablet.has('payments', row!._id)) ?? {})).toMatchObject([{ kind: 'payout-due', act: 'make' }])
    const op = pay(tablet, row!)
    const letters = async () => (await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.person, row!.user))).length
    await ramp.db
      .update(users)
      .set({ email: `${row!.user}@lake.test` })
      .where(eq(users.id, row!.user))
    const before = await letters()
    for (const _ of [1, 2]) expect((await tablet.push([op])).results[0]).toMatchObject({ status: 'applied' })
    expect((await rows()).find(({ _id }) => _id === row!._id)).toMatchObject({
      handedOut: row!.amount,
      open: 0,
      metaData: { method: 'cash' },
    })
    expect(await places()).toEqual({ cash: 0 - row!.amount })
    expect((await letters()) - before).toBe(1)
    await tablet.pull()
    expect(Object.values(said(tablet.has('payments', row!._id))!)).toMatchObject([
      { kind: 'payout-due' },
      { kind: 'payout-handed-out', by: ana.id },
    ])
  })

  test('who won in two pots hears it once; what was recorded wrong and undone before it was sent, nobody hears', async () => {
    await finalize()
    const all = await rows()
    const [user, own] = [...Map.groupBy(all, (row) => row.user)].find(([, some]) => some.length > 1)!
    const tablet = await aTablet()
    await ramp.db
      .update(users)
      .set({ email: `${user}@lake.test` })
      .where(eq(users.id, user))
    const letters = async () =>
      (await ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.person, user))).map(({ text }) => text)
    const before = await letters()
    const op = pay(tablet, own[0]!)
    const [path, event] = Object.entries(op.set!)[0]! as [string, { item: string }]
    const undone = { ...event, act: 'void', method: null, seen: [event.item], at: '2027-06-12T21:01:00.000Z' }
    await tablet.push([{ ...op, set: { [path]: event, [`payoutLog.${newId()}`]: undone } }])
    expect([await letters(), await places()]).toEqual([before, { cash: 0 }])
    await tablet.push(own.slice(0, 2).map((row) => pay(tablet, row)))
    expect(await letters()).toHaveLength(before.length + 1)
  })

  test('“not claimed” of a tablet that did not know of new results is about the old ones', async () => {
    await finalize()
    const [row] = await rows()
    const entry = row!.metaData!.entry as string
    const tablet = await aTablet()
    const known = Object.keys(said(tablet.has('payments', row!._id))!)
    const at = new Date().toISOString()
    await ramp.db.insert(moneyEvents).values({
      ...{
        id: newId(),
        item: newId(),
        act: 'make',
        kind: 'payout-due',
        amount: row!.amount + 5200,
        tournament,
        entry,
        pot: 'main',
        payee: row!.user,
      },
      ...{ at: new Date(Date.now() + 1).toISOString(), by: ana.id },
    } as typeof moneyEvents.$inferInsert)
    await tablet.push([pay(tablet, row!, { kind: 'payout-unclaimed', method: null, at, seen: known })])
    expect((await boatOf(entry)).pots.find(({ pot }) => pot === 'main')).toMatchObject({ open: row!.amount + 5200 })
  })

  test('two tablets paid the same winner: both are on the books, and one of them was recorded twice', async () => {
    await finalize()
    const [row] = await rows()
    const [dock, truck] = [await aTablet(), await aTablet()]
    await dock.push([pay(dock, row!)])
    await truck.push([pay(truck, row!)])
    const entry = row!.metaData!.entry as string
    const pots = async () => (await boatOf(entry)).pots.filter(({ open }) => open < 0)
    expect(await pots()).toMatchObject([{ handedOut: 2 * row!.amount, open: 0 - row!.amount }])
    await settleBoat(entry, 'recorded-twice')
    expect([await pots(), await places()]).toEqual([[], { cash: 0 - row!.amount }])
  })

  test('it is heard although results were reopened meanwhile; what is due a tablet does not say, and nobody says it as somebody else', async () => {
    const result = await finalize()
    const [row] = await rows()
    const tablet = await aTablet()
    await reopen(result)
    expect((await tablet.push([pay(tablet, row!)])).results[0]).not.toMatchObject({ status: 'rejected' })
    expect(await places()).toEqual({ cash: 0 - row!.amount })
    const due = (await tablet.push([pay(tablet, row!, { kind: 'payout-due', method: null })])).results[0]
    expect(due).toMatchObject({ status: 'rejected' })
    const byCard = (await tablet.push([pay(tablet, row!, { method: 'card' })])).results[0]
    expect(byCard).toMatchObject({ status: 'rejected' })
    expect(await places()).toEqual({ cash: 0 - row!.amount })
  })
})
