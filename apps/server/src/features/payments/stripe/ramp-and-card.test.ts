import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#platform/audit/audit.table'
import { storedEntries } from '../../registration/tournament-entries/index.ts'
import { tournamentEntries } from '../../registration/tournament-entries/tournament-entries.table.ts'
import { aDevice } from '../../sync/testing/a-device.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'
import { opensLedger } from '../ledger/index.ts'
import { billOf, FEES_BEGAN } from '../platform-invoices/bill-of.ts'
import { cardCheckouts } from './cards.table.ts'
import { closeSettled } from './close-settled.ts'
import { openCardWork } from './open-card-work.ts'
import { aCardRamp, type CardRamp, PAYS } from './testing/a-card-ramp.ts'

let lake: CardRamp
let boat: Awaited<ReturnType<CardRamp['aBoat']>>

beforeAll(async () => {
  lake = await aCardRamp()
  await lake.connect(lake.ana)
  await lake.ramp.db.transaction((tx) => opensLedger(tx, '2020-01-01T00:00:00.000Z', FEES_BEGAN))
})
beforeEach(async () => {
  boat = await lake.aBoat()
})
afterAll(() => lake.close())

const change = (body: object) =>
  lake.ramp.call(tournamentEntryCalls.update, { as: lake.ana, params: { id: boat.entry }, body: body as never })
const payByCard = async () => {
  lake.standIn.typeCard(boat.session().id, PAYS)
  await lake.standIn.quiet()
}
const state = async () => {
  const [row] = await storedEntries(lake.ramp.db, [boat.entry])
  return `${row!.status}${row!.paidOnline ? ' online' : ''}`
}
const CASH = { status: 'Paid', paidWith: { method: 'cash' } }
const money = async () => (await lake.ramp.call(moneyCalls.byTournament, { as: lake.ana, params: { id: boat.field.tournament } })).body
/** What lies where, and what the boat has paid too much, in dollars. */
const now = async () => {
  const { places, overpaid, owed } = await money()
  return {
    ...Object.fromEntries(places.flatMap(({ place, left }) => (left ? [[place, left / 100]] : []))),
    overpaid: overpaid / 100,
    owed: owed / 100,
  }
}
const refundable = async () => (await lake.ramp.call(moneyCalls.refundable, { as: lake.ana, params: { id: boat.entry } })).body
const giveBack = (method: 'card' | 'cash', amount: number) =>
  lake.ramp.call(moneyCalls.refund, {
    as: lake.ana,
    params: { id: boat.entry },
    body: { _id: newId(), amount, method, reason: 'Paid twice' },
  })
/** A pot of $10 that a boat may be in. */
const sellBigFish = async () => {
  const pots = { bigfishpots: [{ _id: newId(), name: 'Big fish', entryFee: 1000 }], settings: { payout: { bigFishEnabled: true } } }
  await lake.ramp.db
    .update(tournaments)
    .set(pots as object)
    .where(eq(tournaments.id, boat.field.tournament))
}
const stateOfPage = async () =>
  (await lake.ramp.db.select().from(cardCheckouts).where(eq(cardCheckouts.entry, boat.entry))).map(({ state }) => state)

test('paid in cash while the page is open: both stay in the books, whatever is changed later, until one is given back', async () => {
  await boat.open()
  await change(CASH)
  await payByCard()
  expect(await now()).toEqual({ cash: 100, card: 100, overpaid: 100, owed: 0 })
  // The next change that moves money: another angler, and another method.
  await change({ users: [boat.lily.id] })
  expect(await now()).toMatchObject({ cash: 100, card: 100, overpaid: 100 })
  await change({ paidWith: { method: 'check', note: '77' } })
  expect(await now()).toEqual({ check: 100, card: 100, overpaid: 100, owed: 0 })
  await change({ paidWith: { method: 'cash' } })
  expect(await refundable()).toMatchObject({ overpaid: 10_000, proposal: { why: 'overpaid', amount: 10_000 } })
  expect((await giveBack('card', 100)).body.state).toBe('done')
  await lake.standIn.quiet()
  expect([await now(), await state()]).toEqual([{ cash: 100, overpaid: 0, owed: 0 }, 'Paid'])
  await change({ users: [boat.lily.id, boat.tom.id] })
  expect([await now(), await state()]).toEqual([{ cash: 100, overpaid: 0, owed: 0 }, 'Paid'])
})

test('the card has paid, and a tablet without a network took the cash, too: it is in the drawer, and everybody is told', async () => {
  await boat.open()
  await payByCard()
  expect(await now()).toEqual({ card: 100, overpaid: 0, owed: 0 })
  const tablet = aDevice(lake.ramp, await lake.ramp.again(lake.ana))
  const base = { status: 'Pending', paidWith: null }
  expect((await tablet.send({ tbl: 'tournament-entries', id: boat.entry, baseRev: 1, set: CASH, base })).status).toMatch(/applied|merged/)
  expect([await now(), await state()]).toEqual([{ card: 100, cash: 100, overpaid: 100, owed: 0 }, 'Paid'])
  const lines = await lake.ramp.db.select().from(auditLog).where(eq(auditLog.record, boat.entry))
  expect(lines.map(({ summary }) => summary).join()).toContain('$100.00 in cash')
  // Pushed once more, nothing is taken again; cash goes back out of the drawer.
  await change(CASH)
  await giveBack('cash', 100)
  expect([await now(), await state()]).toEqual([{ card: 100, overpaid: 0, owed: 0 }, 'Paid'])
})

test('a director adds a pot to a boat that a card has paid: nobody has paid it, so the boat owes it; in cash, or by card, it is Paid again', async () => {
  const tablet = aDevice(lake.ramp, await lake.ramp.again(lake.ana))
  await sellBigFish()
  await boat.open()
  await payByCard()
  // The fee is raised later: what was bought keeps its price.
  await lake.ramp.db.update(tournaments).set({ entryFee: 12_000 }).where(eq(tournaments.id, boat.field.tournament))
  expect((await change({ inBigFishPot: true })).body).toMatchObject({ status: 'Pending', paidOnline: false })
  const owing = { card: 100, overpaid: 0, owed: 10 }
  expect([await now(), await state()]).toEqual([owing, 'Pending'])
  expect((await money()).owing).toMatchObject([{ due: 11_000, paid: 10_000, owed: 1_000 }])
  // Taken out again, all of it is paid; added on a tablet, it is owed as well.
  await change({ inBigFishPot: false })
  expect([await now(), await state()]).toEqual([{ card: 100, overpaid: 0, owed: 0 }, 'Paid online'])
  const [base, set] = [{ inBigFishPot: false }, { inBigFishPot: true }]
  const { rev } = await boat.row()
  expect((await tablet.send({ tbl: 'tournament-entries', id: boat.entry, baseRev: rev, set, base })).status).toBe('applied')
  expect([await now(), await state()]).toEqual([owing, 'Pending'])
  await change(CASH)
  expect([await now(), await state()]).toEqual([{ card: 100, cash: 10, overpaid: 0, owed: 0 }, 'Paid'])
  await change({ status: 'Pending' })
  // The angler pays it on the phone: the pot alone, and the platform's fee once.
  expect((await boat.open()).wire).toMatchObject({ amount: 10.61 })
  await payByCard()
  expect([await now(), await state()]).toEqual([{ card: 110, overpaid: 0, owed: 0 }, 'Paid online'])
})

test('a tablet that knew of the card adds a pot and takes its price in cash, before anybody hears of either: it took the pot, and not all of it once more', async () => {
  await sellBigFish()
  await boat.open()
  await payByCard()
  const { rev } = await boat.row()
  const tablet = aDevice(lake.ramp, await lake.ramp.again(lake.ana))
  const [base, set] = [
    { inBigFishPot: false, paidWith: null },
    { inBigFishPot: true, paidWith: { method: 'cash' } },
  ]
  expect((await tablet.send({ tbl: 'tournament-entries', id: boat.entry, baseRev: rev, set, base })).status).toBe('applied')
  expect([await now(), await state()]).toEqual([{ card: 100, cash: 10, overpaid: 0, owed: 0 }, 'Paid'])
})

test('a pot that is left again makes a boat Paid by its card alone; a card that gets all of it back leaves nothing paid', async () => {
  await sellBigFish()
  await boat.open()
  await change({ inBigFishPot: true })
  await payByCard()
  await change({ inBigFishPot: false })
  expect([await now(), await state()]).toEqual([{ card: 100, overpaid: 0, owed: 0 }, 'Paid online'])
  const intent = [...lake.standIn.state.things.values()].find(
    (one) => one.object === 'payment_intent' && one.metadata.entry === boat.entry,
  )!
  await lake.cards.stripe.refunds.create({ payment_intent: intent.id })
  await lake.standIn.quiet()
  expect([await now(), await state()]).toEqual([{ overpaid: 0, owed: 0 }, 'Pending'])
})

test('a pot that a director adds while somebody pays is owed, too: the page had not asked for it', async () => {
  await sellBigFish()
  await boat.open()
  await change({ inBigFishPot: true })
  await payByCard()
  expect([await now(), await state()]).toEqual([{ card: 100, overpaid: 0, owed: 10 }, 'Pending'])
})

test('half by card, half in cash, and the partner pays on the page that was open: the half in cash stays', async () => {
  await boat.open(boat.lily, { mine: true })
  await payByCard()
  await boat.open(boat.tom, { mine: true })
  await change(CASH)
  expect(await now()).toMatchObject({ card: 50, cash: 50, overpaid: 0 })
  await payByCard()
  expect(await now()).toMatchObject({ card: 100, cash: 50, overpaid: 50 })
  await change({ paidWith: { method: 'check' } })
  expect(await now()).toMatchObject({ card: 100, check: 50, overpaid: 50 })
})

test('marked Paid, the page is closed: nobody pays there any more', async () => {
  await boat.open()
  const page = boat.session()
  expect(await closeSettled(lake.work)).toBe(0)
  await change(CASH)
  expect(await closeSettled(lake.work)).toBe(1)
  expect(() => lake.standIn.typeCard(page.id, PAYS)).toThrow('not open any more')
  expect(await stateOfPage()).toEqual(['over'])
})

test('an event is called off while somebody pays: its page is closed', async () => {
  await boat.open()
  await lake.ramp.db.update(tournaments).set({ cancelled: true }).where(eq(tournaments.id, boat.field.tournament))
  expect([await closeSettled(lake.work), await stateOfPage()]).toEqual([1, ['over']])
})

test('it is closed at once, not within the minute', async () => {
  const work = await openCardWork(lake.ramp.deps, { pool: lake.ramp.deps.pool, log: () => {} })
  await boat.open()
  await change(CASH)
  await expect.poll(stateOfPage).toEqual(['over'])
  await work.close()
}, 30_000)

test('a boat is deleted while somebody pays: its page is closed; what was paid before is shown, to be given back', async () => {
  await boat.open()
  const remove = () => lake.ramp.call(tournamentEntryCalls.remove, { as: lake.ana, params: { id: boat.entry } })
  await remove()
  await payByCard()
  expect(await now()).toEqual({ card: 100, overpaid: 100, owed: 0 })
  expect((await money()).owing).toMatchObject([{ entry: boat.entry, isGone: true, owed: -10_000 }])
  expect(await refundable()).toMatchObject({ overpaid: 10_000, left: 10_000 })
  const tablet = aDevice(lake.ramp, await lake.ramp.again(lake.ana))
  const back = { tbl: 'tournament-entries', id: boat.entry, resolves: `restore:${newId()}`, baseRev: 1, set: {} } as const
  expect((await tablet.send(back)).status).toMatch(/applied|merged|noop/)
  expect([await state(), await now()]).toEqual(['Paid online', { card: 100, overpaid: 0, owed: 0 }])

  boat = await lake.aBoat()
  await boat.open()
  await remove()
  expect(await closeSettled(lake.work)).toBe(1)
  expect(await stateOfPage()).toEqual(['over'])
})

/** The same two were entered once more, at another table. */
const enteredAgain = async (): Promise<string> => {
  const { body, error } = await boat.field.tryEnter([await boat.field.angler('Lily Reyes'), await boat.field.angler('Tom Tran')])
  if (!body) throw new Error(JSON.stringify(error))
  return body._id
}
const merge = async (keep: string, gone: string) => {
  const { status } = await lake.ramp.call(tournamentEntryCalls.mergeEntries, { as: lake.ana, body: { keep, gone } })
  boat = { ...boat, entry: keep }
  return status
}

test.each(['the one that was refunded', 'the one that the card paid'])(
  'two entries are one boat, the ramp refunded one and a card paid the other: merged, %s stays; it is Paid, owes nothing and is owed nothing',
  async (stays) => {
    const other = await enteredAgain()
    await boat.open()
    await payByCard()
    const card = boat.entry
    boat = { ...boat, entry: other }
    await change(CASH)
    expect((await giveBack('cash', 100)).status).toBe(200)
    expect(await (stays === 'the one that was refunded' ? merge(other, card) : merge(card, other))).toBe(200)
    expect([await now(), (await state()).slice(0, 4)]).toEqual([{ card: 100, overpaid: 0, owed: 0 }, 'Paid'])
  },
)

test('two entries are one boat: what a card paid for either it has paid for the boat, can go back there, and is billed to nobody', async () => {
  await boat.open()
  await payByCard()
  const billed = async () =>
    (await billOf(lake.ramp.db, lake.ana.id, { month: '2027-06', prices: 'test' })).bill.lines.find(
      (one) => one.tournament === boat.field.tournament,
    )
  expect(await merge(await enteredAgain(), boat.entry)).toBe(200)
  expect([await state(), await now(), await refundable()]).toMatchObject([
    'Paid online',
    { card: 100, overpaid: 0, owed: 0 },
    { left: 10_000, ways: [{ method: 'card', most: 10_000 }, {}, {}, {}] },
  ])
  expect(await billed()).toBeUndefined()
  expect((await giveBack('card', 100)).body.state).toBe('done')
  await lake.standIn.quiet()
  expect([await state(), await now()]).toEqual(['Pending', { overpaid: 0, owed: 0 }])
})

test('somebody pays for the entry that is gone at the moment of the merge: the boat has paid', async () => {
  await boat.open()
  const page = boat.session()
  const keep = await enteredAgain()
  await merge(keep, boat.entry)
  lake.standIn.typeCard(page.id, PAYS)
  await lake.standIn.quiet()
  expect([await state(), await now(), (await refundable()).ways[0]]).toEqual([
    'Paid online',
    { card: 100, overpaid: 0, owed: 0 },
    { method: 'card', most: 10_000, isShare: false },
  ])
})

test('both entries were paid in cash: the drawer keeps both until one is given back', async () => {
  const first = boat.entry
  await change(CASH)
  boat = { ...boat, entry: await enteredAgain() }
  await change(CASH)
  await merge(boat.entry, first)
  expect(await now()).toEqual({ cash: 200, overpaid: 100, owed: 0 })
  await giveBack('cash', 100)
  expect([await now(), await state()]).toEqual([{ cash: 100, overpaid: 0, owed: 0 }, 'Paid'])
})

/** Pots that a boat may buy, each at $10. */
const withPots = async () => {
  const pots = {
    bigfishpots: [{ _id: newId(), name: 'Big fish', entryFee: 1000 }],
    sidepots: [{ _id: newId(), name: 'Smallmouth', entryFee: 1000 }],
    settings: { payout: { bigFishEnabled: true, sidePot: true } },
  }
  await lake.ramp.db
    .update(tournaments)
    .set(pots as object)
    .where(eq(tournaments.id, boat.field.tournament))
}
const wordsOf = async () =>
  (await lake.ramp.db.select().from(auditLog).where(eq(auditLog.record, boat.entry))).map(({ summary }) => summary).join()

test.each(['keep', 'gone'] as const)(
  'a card paid for the one, and the other has a pot that nobody paid: merged, the boat owes the pot (paid: %s)',
  async (paid) => {
    await withPots()
    await boat.open()
    await payByCard()
    const [byCard, other] = [boat.entry, await enteredAgain()]
    boat = { ...boat, entry: other }
    await change({ inBigFishPot: true })
    expect(await (paid === 'keep' ? merge(byCard, other) : merge(other, byCard))).toBe(200)
    expect([await now(), await state()]).toEqual([{ card: 100, overpaid: 0, owed: 10 }, 'Pending'])
    expect(await wordsOf()).toContain('Owes what was added to what it has paid')
    expect(await wordsOf()).not.toContain('got its money back')
  },
)

test('a boat that a card paid has another pot for the same money, is deleted and brought back: it is as it was', async () => {
  await withPots()
  await change({ inBigFishPot: true })
  await boat.open()
  await payByCard()
  await change({ inBigFishPot: false, inSidePot: true })
  const [was, how] = [await now(), await state()]
  expect([was, how]).toEqual([{ card: 110, overpaid: 0, owed: 0 }, 'Paid online'])
  const remove = () => lake.ramp.call(tournamentEntryCalls.remove, { as: lake.ana, params: { id: boat.entry } })
  const bringBack = async () => {
    const tablet = aDevice(lake.ramp, await lake.ramp.again(lake.ana))
    const { rev } = await boat.row()
    const back = { tbl: 'tournament-entries', id: boat.entry, resolves: `restore:${newId()}`, baseRev: rev, set: {} } as const
    expect((await tablet.send(back)).status).toMatch(/applied|merged|noop/)
  }
  await remove()
  await bringBack()
  expect([await now(), await state()]).toEqual([was, how])
  // The card gets its money back while the boat is gone: nobody has paid it any more.
  await remove()
  expect((await giveBack('card', 110)).body.state).toBe('done')
  await lake.standIn.quiet()
  await bringBack()
  expect([await now(), await state()]).toEqual([{ overpaid: 0, owed: 110 }, 'Pending'])
  expect(await wordsOf()).toContain('No longer paid: refunded or disputed')
})

test('a partner paid a share, and the boat is free now: it stays free, with its note, and gets the share back', async () => {
  await boat.open(boat.lily, { mine: true })
  await payByCard()
  await change({ freeEntry: true, paidWith: { method: 'free', note: "Sponsor's guest" } })
  await change({ users: [boat.lily.id] })
  expect(await boat.row()).toMatchObject({ status: 'Paid', paidOnline: false, paidWith: { note: "Sponsor's guest" } })
  expect(await now()).toMatchObject({ card: 50, overpaid: 50, owed: 0 })
})

test('a pot is owed as well where a card paid before boats said what was paid of them', async () => {
  await withPots()
  await boat.open()
  await payByCard()
  await lake.ramp.db.update(tournamentEntries).set({ partPaid: null }).where(eq(tournamentEntries.id, boat.entry))
  await change({ inBigFishPot: true })
  expect([await now(), await state()]).toEqual([{ card: 100, overpaid: 0, owed: 10 }, 'Pending'])
  expect((await boat.row()).partPaid).toEqual([{ user: null, amount: 10_000 }])
})

test('a director marks a boat unpaid that a card has paid: the card keeps it Paid, and no money moves', async () => {
  await boat.open()
  await payByCard()
  await change({ status: 'Pending' })
  await change({ users: [boat.lily.id] })
  expect([await now(), await state()]).toEqual([{ card: 100, overpaid: 0, owed: 0 }, 'Paid online'])
})
