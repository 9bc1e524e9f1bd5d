import { newId } from '@ramplight/contract/kernel/new-id'
import { creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { platformInvoiceCalls as calls } from '@ramplight/contract/payments/platform-invoices'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { licenseCalls } from '@ramplight/contract/subscriptions/licenses'
import { subscriptionLevelCalls } from '@ramplight/contract/subscriptions/subscription-levels'
import { subscriptionCalls } from '@ramplight/contract/subscriptions/subscriptions'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardProviderStandIn } from '#platform/cards/card-provider'
import { type Deps, withDatabase } from '#platform/http/deps'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { tournamentEntries } from '../../registration/tournament-entries/tournament-entries.table.ts'
import { aDevice } from '../../sync/testing/a-device.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'
import { setLocked } from '../accounts/index.ts'
import { ledgerLines, ledgerPostings } from '../ledger/index.ts'
import { CARD_HOOK_PATH } from '../stripe/card-hook.ts'
import { ensureCustomer } from '../stripe/customers.store.ts'
import { cardCheckouts, cardMovements } from '../stripe/index.ts'
import { billClosedMonth, openFees } from './bill-month.ts'
import { closedMonth, comingMonth } from './billing-month.ts'
import { collectDue } from './collect.ts'
import { runFees } from './open-fee-work.ts'
import { platformInvoices } from './platform-invoices.table.ts'

const [PAYS, DECLINED, ASKS] = ['4242424242424242', '4000000000000002', '4000002500003155']
/** On the evening of the last day of June, in the middle of the country. */
const MONTH_END = '2027-07-01T01:30:00.000Z'

describe('the end of a month', () => {
  let ramp: TestServer
  let cards: Awaited<ReturnType<typeof cardProviderStandIn>>
  let work: Deps
  let now = new Date('2027-06-01T15:00:00.000Z')
  let ana: Person
  let field: Awaited<ReturnType<typeof aField>>
  let days = 0

  beforeAll(async () => {
    cards = await cardProviderStandIn()
    ramp = await aTestServer({ cards, now: () => now })
    cards.standIn.listenAt(ramp.address + CARD_HOOK_PATH)
    work = withDatabase(ramp.deps, ramp.deps.outside)
    await openFees(ramp.db, '2027-06-05T15:00:00.000Z')
  })
  /** Each test has a director of its own, with two boats of two in June. */
  beforeEach(async () => {
    now = new Date('2027-06-02T15:00:00.000Z')
    cards.standIn.mood.answer = null
    await ramp.db.execute("delete from ledger_openings where id like 'platform-fees 2%'")
    ana = await ramp.person('Director', 'Ana Hall', { email: `ana${days++}@lake.test` })
    field = await aField(ramp, ana, { tournamentDateForSingle: '2027-06-12' })
    await field.enter(['Lily Reyes', 'Tom Tran'])
    await field.enter(['Jo Ott', 'Max Bell'])
  })
  afterAll(async () => {
    await cards.standIn.quiet()
    await ramp.close()
    await cards.standIn.close()
  })

  const at = async (when: string) => {
    now = new Date(when)
    ana = await ramp.again(ana)
  }
  const run = () => runFees(work)
  const card = async (number: string) => cards.standIn.saveCard(await ensureCustomer(work, ana.id), number)
  const invoices = () =>
    ramp.db.select().from(platformInvoices).where(eq(platformInvoices.director, ana.id)).orderBy(asc(platformInvoices.month))
  const said = async () =>
    (await invoices()).map(({ month, anglers, credits, amount, status, tries }) => [month, anglers, credits, amount, status, tries])
  /** What the provider took for the platform from this director, in cents. */
  const taken = () =>
    [...cards.standIn.state.things.values()]
      .filter((one) => one.object === 'payment_intent' && one.metadata.director === ana.id && one.status === 'succeeded')
      .map(({ amount }) => amount)
  const posted = async () =>
    (
      await ramp.db
        .select({ account: ledgerLines.account, amount: ledgerLines.amount })
        .from(ledgerLines)
        .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
        .where(eq(ledgerPostings.holder, ana.id))
        .orderBy(asc(ledgerPostings.at), asc(ledgerPostings.id), asc(ledgerLines.number))
    ).map(({ account, amount }) => `${account} ${amount}`)
  const mails = async () => {
    const rows = await ramp.db
      .select()
      .from(outgoingMessages)
      .where(eq(outgoingMessages.person, ana.id))
      .orderBy(asc(outgoingMessages.createdAt))
    return rows.map(({ subject }) => subject)
  }
  const fees = async (as = ana, of = ana) => ramp.call(calls.ofDirector, { as, params: { id: of.id } })
  const standing = async () => (await ramp.call(calls.standing, { as: ana, params: { id: ana.id } })).body
  const pay = async (as = ana) => ramp.call(calls.pay, { as, params: { id: (await invoices())[0]!.id } })
  const credit = async (amount: number) => {
    const admin = await ramp.person('System Admin', 'Sam Root')
    const bank = newId()
    await ramp.call(directorCreditBankCalls.create, { as: admin, body: { _id: bank, user: ana.id } })
    expect((await ramp.call(creditTransactionCalls.create, { as: admin, body: { bank, amount } })).status).toBe(200)
  }

  test('comes for everybody on the evening of the last day, also where clocks change', () => {
    const months = (day: string) => [closedMonth(new Date(day)), comingMonth(new Date(day))]
    expect(months('2027-07-01T00:59:00Z')).toEqual(['2027-05', '2027-06'])
    expect(months('2027-07-01T01:00:00Z')).toEqual(['2027-06', '2027-07'])
    expect(months('2026-11-01T05:30:00Z')).toEqual(['2026-10', '2026-11'])
    expect(months('2027-01-01T01:59:00Z')).toEqual(['2026-11', '2026-12'])
    expect(months('2027-01-01T02:00:00Z')).toEqual(['2026-12', '2027-01'])
  })

  test('the director reads beforehand what it will be, event by event, with the names; nobody else does', async () => {
    const { body } = await fees()
    expect(body.coming).toMatchObject({ month: '2027-06', anglers: 4, credits: 0, amount: 800 })
    expect(body.coming.lines[0]).toMatchObject({ tournamentName: 'Lake Fork Open', day: '2027-06-12', paidOnline: 0, amount: 800 })
    expect(body.coming.lines[0]!.added.map(({ name }) => name).toSorted()).toEqual(['Jo Ott', 'Lily Reyes', 'Max Bell', 'Tom Tran'])
    expect(body.card.state).toBe('none')
    expect((await fees(await ramp.person('Director', 'Bo Kim'))).status).toBe(404)
  })

  test('the card on file pays once, however often it runs, and the ledger has it once', async () => {
    await card(PAYS)
    await at(MONTH_END)
    await Promise.all([run(), run()])
    await run()
    expect(await said()).toEqual([['2027-06', 4, 0, 800, 'paid', 0]])
    expect(taken()).toEqual([800])
    expect(await posted()).toEqual(['card -800', 'platform-fee 800'])
    expect((await fees()).body).toMatchObject({ coming: { lines: [] }, card: { state: 'there', brand: 'visa', last4: '4242' } })
  })

  test('nothing is asked before the month is over', async () => {
    await card(PAYS)
    await at('2027-07-01T00:30:00.000Z')
    await run()
    expect(await said()).toEqual([])
  })

  test('an event that began before fees were taken costs nothing, also in the month in which they began', async () => {
    const before = await aField(ramp, ana, { tournamentDateForSingle: '2027-06-04', name: 'Sam Rayburn Open' })
    await before.enter(['Al Past', 'Bo Past'])
    expect((await fees()).body.coming).toMatchObject({ anglers: 4, amount: 800 })
  })

  test('an event that is cancelled costs nothing, and what was asked for it before is given back', async () => {
    await card(PAYS)
    const cancel = (cancelled: boolean) => ramp.db.update(tournaments).set({ cancelled }).where(eq(tournaments.id, field.tournament))
    await cancel(true)
    expect((await fees()).body.coming).toMatchObject({ anglers: 0, amount: 0 })
    await cancel(false)
    await at(MONTH_END)
    await run()
    await cancel(true)
    const july = await aField(ramp, ana, { tournamentDateForSingle: '2027-07-10', name: 'July Open' })
    await july.enter(['Al Next', 'Bo Next'])
    const { coming } = (await fees()).body
    expect([coming.anglers, coming.amount, coming.lines.map(({ added, givenBack }) => [added.length, givenBack.length])]).toEqual([
      ...[0, 0],
      [
        [0, 2],
        [2, 0],
      ],
    ])
  })

  test('who paid online, by card, is not asked for again; a tick alone pays nothing', async () => {
    const [paid, ticked] = await ramp.db.select().from(tournamentEntries).where(eq(tournamentEntries.tournament, field.tournament))
    const items = [{ type: 'Processing Fees' as const, key: 'platform', cost: 400, description: 'Platform fee' }]
    const checkout = newId()
    await ramp.db.insert(cardCheckouts).values({
      ...{ id: checkout, user: paid!.users[0]!, entry: paid!.id, tournament: field.tournament, amount: 10_731, items, applicationFee: 731 },
      ...{
        destination: 'acct_1',
        way: 'page' as const,
        state: 'paid' as const,
        createdAt: now.toISOString(),
        heldUntil: now.toISOString(),
      },
    })
    const tick = { as: ana, params: { id: ticked!.id }, body: { status: 'Paid' as const, paidOnline: true } }
    expect((await ramp.call(tournamentEntryCalls.update, tick)).status).toBe(200)
    expect((await fees()).body.coming).toMatchObject({ anglers: 2, amount: 400, lines: [{ paidOnline: 2 }] })

    // Half of it was to go back, and again: the bank could not take the first. So half of it has gone back, and the fee is paid.
    const moved = { checkout, amount: 6000, providerFee: 0, at: now.toISOString(), recordedAt: now.toISOString() }
    await ramp.db.insert(cardMovements).values([
      { ...moved, key: 'refund re_1', kind: 'refund' },
      { ...moved, key: 'refund-failed re_1', kind: 'refund-failed' },
      { ...moved, key: 'refund re_2', kind: 'refund' },
    ])
    expect((await fees()).body.coming).toMatchObject({ anglers: 2, amount: 400, lines: [{ paidOnline: 2 }] })
    await ramp.db.insert(cardMovements).values({ ...moved, key: 'refund re_3', kind: 'refund', amount: 4731 })
    expect((await fees()).body.coming).toMatchObject({ anglers: 4, amount: 800 })
  })

  test('credits go first and are used up once; a month that they pay whole asks no card', async () => {
    await credit(3)
    await card(PAYS)
    await at(MONTH_END)
    await run()
    await run()
    expect(await said()).toEqual([['2027-06', 4, 3, 200, 'paid', 0]])
    expect(taken()).toEqual([200])
    expect((await ramp.call(directorCreditBankCalls.byUser, { as: ana, params: { id: ana.id } })).body.balance).toBe(0)
  })

  test('a license that is on as the month ends is $4.99 on the invoice, once a person; it costs nothing where it gives nothing', async () => {
    const admin = await ramp.person('System Admin', 'Sam Root')
    await card(PAYS)
    const [hal, bo] = [await field.angler('Hal Per'), await field.angler('Bo Kim')]
    const license = async (user: { id: string }) =>
      (await ramp.call(licenseCalls.create, { as: ana, body: { user: user.id, status: 'Active' } })).body._id
    await license(hal)
    await license(hal)
    const second = await license(bo)
    // Without a level of the director it gives nothing.
    expect((await fees()).body.coming).toMatchObject({ licensed: [], amount: 800 })
    const sold = { name: 'Gold', type: 'gold', price: 9.99, billing_frequency: 'monthly', stripe_test_api_id: 'price_gold' } as const
    const level = (await ramp.call(subscriptionLevelCalls.create, { as: admin, body: sold })).body._id
    await ramp.call(subscriptionCalls.create, { as: admin, body: { type: 'gold', level, user: ana.id, status: 'active' } })
    expect((await fees()).body.coming).toMatchObject({ anglers: 4, amount: 800 + 998 })
    await ramp.call(licenseCalls.update, { as: ana, params: { id: second }, body: { active: false } })
    await at(MONTH_END)
    await run()
    await run()
    expect(await said()).toEqual([['2027-06', 4, 0, 800 + 499, 'paid', 0]])
    expect([taken(), await posted()]).toEqual([[1299], ['card -1299', 'platform-fee 1299']])
    expect((await fees()).body.invoices[0]!.licensed).toEqual([{ angler: hal.id, name: 'Hal Per' }])
    // A month without an event has the license alone.
    await at('2027-08-01T02:00:00.000Z')
    await run()
    expect((await said()).at(-1)).toEqual(['2027-07', 0, 0, 499, 'paid', 0])
    await ramp.call(subscriptionLevelCalls.update, { as: await ramp.again(admin), params: { id: level }, body: { active: false } })
  })

  test('a boat that a tablet brings late is on the next invoice; one that was taken out is given back there', async () => {
    await card(PAYS)
    await at(MONTH_END)
    await run()
    await at('2027-07-03T15:00:00.000Z')
    const [boat] = await ramp.db.select().from(tournamentEntries).where(eq(tournamentEntries.tournament, field.tournament))
    expect((await ramp.call(tournamentEntryCalls.remove, { as: ana, params: { id: boat!.id } })).status).toBe(200)
    const late = [await field.angler('Sue Late'), await field.angler('Ned Late'), await field.angler('Pat Late')]
    for (const angler of late) expect((await field.tryEnter([angler], {}, ana)).status).toBe(200)
    await at('2027-08-01T02:00:00.000Z')
    await run()
    expect(await said()).toEqual([
      ['2027-06', 4, 0, 800, 'paid', 0],
      ['2027-07', 1, 0, 200, 'paid', 0],
    ])
    const { body } = await fees()
    expect([body.invoices[0]!.lines[0]!.added.length, body.invoices[0]!.lines[0]!.givenBack.length, body.coming.amount]).toEqual([3, 2, 0])
    const sums = (await invoices()).reduce((all, { amount }) => all + amount, 0)
    expect(taken().reduce((all, amount) => all + amount, 0)).toBe(sums)
  })

  test('a server that was down for two months makes one invoice for both, and charges it once', async () => {
    await card(PAYS)
    const july = await aField(ramp, ana, { tournamentDateForSingle: '2027-07-10', name: 'Toledo Bend Open' })
    await july.enter(['Al Hart', 'Bo Hart'])
    await at('2027-08-14T12:00:00.000Z')
    await run()
    await run()
    expect(await said()).toEqual([['2027-07', 6, 0, 1200, 'paid', 0]])
    expect(taken()).toEqual([1200])
  })

  test('a server that is killed while the card pays asks again and gets the same answer', async () => {
    await card(PAYS)
    await at(MONTH_END)
    await billClosedMonth(work)
    cards.standIn.mood.answer = 'does and breaks'
    expect(await collectDue(work)).toBe(0)
    expect(await said()).toEqual([['2027-06', 4, 0, 800, 'open', 0]])
    cards.standIn.mood.answer = null
    // The director does not wait for the next hour: a tap is another question, and the card has paid already.
    expect((await pay()).body.status).toBe('paid')
    expect(await collectDue(work)).toBe(0)
    expect([taken(), await posted()]).toEqual([[800], ['card -800', 'platform-fee 800']])
  })

  test('a server that is killed after the card has paid, before it wrote that down, finds it paid: asked again, it is one payment and one posting', async () => {
    await card(PAYS)
    await at(MONTH_END)
    await run()
    const lost = { status: 'open' as const, paidAt: null, tryAt: now.toISOString() }
    await ramp.db.update(platformInvoices).set(lost).where(eq(platformInvoices.director, ana.id))
    expect((await pay()).body).toMatchObject({ status: 'paid', amount: 800 })
    expect([taken(), await posted()]).toEqual([[800], ['card -800', 'platform-fee 800']])
  })

  test('a card that does not pay is tried three times, with a mail each; then the account is locked, and paying unlocks it', async () => {
    await card(DECLINED)
    await at(MONTH_END)
    await run()
    await run()
    expect(await said()).toEqual([['2027-06', 4, 0, 800, 'open', 1]])
    await at('2027-07-03T23:00:00.000Z')
    await run()
    expect((await said())[0]!.at(-1)).toBe(1)
    await at('2027-07-04T02:00:00.000Z')
    await Promise.all([run(), run()])
    expect((await said())[0]!.at(-1)).toBe(2)
    expect(await standing()).toMatchObject({ locked: false, unpaid: 1, amount: 800 })
    await at('2027-07-08T02:00:00.000Z')
    await run()
    await at('2027-07-20T02:00:00.000Z')
    await run()
    expect(await said()).toEqual([['2027-06', 4, 0, 800, 'failed', 3]])
    expect(await mails()).toEqual([
      'We couldn’t collect your platform fee',
      'We couldn’t collect your platform fee',
      'Your account is locked: platform fee past due',
    ])
    expect(await standing()).toMatchObject({ locked: true, unpaid: 1, amount: 800 })
    expect((await pay()).error.code).toBe('cards.declined')
    const good = await card(PAYS)
    cards.standIn.state.things.get(await ensureCustomer(work, ana.id))!.invoice_settings.default_payment_method = good.id
    expect((await pay(await ramp.person('Director', 'Bo Kim'))).status).toBe(404)
    const answers = await Promise.all([pay(), pay()])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect((await pay()).body).toMatchObject({ status: 'paid', amount: 800 })
    expect([await standing(), taken(), await posted()]).toEqual([
      { director: ana.id, locked: false, unpaid: 0, amount: 0 },
      [800],
      ['card -800', 'platform-fee 800'],
    ])
  })

  test('a bank that asks who pays is answered on the page of the provider; the first time it is no try, and nobody is locked for it', async () => {
    await card(ASKS)
    await at(MONTH_END)
    await run()
    await run()
    expect([await said(), await mails()]).toEqual([[['2027-06', 4, 0, 800, 'open', 0]], ['We couldn’t collect your platform fee']])
    await at('2027-07-04T02:00:00.000Z')
    await run()
    expect((await said())[0]!.at(-1)).toBe(1)
    const answer = async (words: string) => {
      const { body } = await pay()
      expect([body.status, body.prove]).toEqual(['open', expect.stringContaining('/3ds/pi_')])
      return fetch(body.prove!, { method: 'POST', body: new URLSearchParams({ authentication: words }), redirect: 'manual' })
    }
    // Not proved: not paid, and no try either.
    expect((await answer('fail')).headers.get('location')).toBe(`${ramp.address}/director/subscriptions`)
    expect((await fees()).body.invoices).toMatchObject([{ status: 'open', tries: 1 }])
    await answer('complete')
    expect((await fees()).body.invoices).toMatchObject([{ status: 'paid' }])
    expect([taken(), await posted(), (await pay()).body.prove]).toEqual([[800], ['card -800', 'platform-fee 800'], null])
  })

  test('who proves it and never comes back to our page has paid: the lock is gone within the hour', async () => {
    await card(ASKS)
    for (const day of [MONTH_END, '2027-07-04T02:00:00.000Z', '2027-07-08T02:00:00.000Z', '2027-07-15T02:00:00.000Z']) {
      await at(day)
      await run()
    }
    expect(await standing()).toMatchObject({ locked: true })
    const { prove } = (await pay()).body
    await fetch(prove!, { method: 'POST', body: new URLSearchParams({ authentication: 'complete' }), redirect: 'manual' })
    await run()
    expect([await standing(), taken()]).toEqual([{ director: ana.id, locked: false, unpaid: 0, amount: 0 }, [800]])
  })

  test('a locked account registers nobody for a coming event; one that has begun goes on, and what a tablet brings is kept', async () => {
    await ramp.db.transaction((tx) => setLocked(tx, ana.id, true, { id: null, at: now.toISOString(), device: null }))
    const [sue, ned, pat] = [await field.angler('Sue Day'), await field.angler('Ned Day'), await field.angler('Pat Day')]
    const refusal = await field.tryEnter([sue], {}, ana)
    expect([refusal.status, refusal.error.code]).toEqual([409, 'account.registers-nobody'])
    const tablet = aDevice(ramp, ana)
    const boat = tablet.op({ tbl: 'tournament-entries', set: { tournament: field.tournament, users: [ned.id] } })
    expect((await tablet.push([boat])).results).toMatchObject([{ status: 'applied' }])
    await at('2027-06-12T12:00:00.000Z')
    expect((await field.tryEnter([pat], {}, ana)).status).toBe(200)
  })

  test('a provider that answers 500 for an hour as the month ends: no try is counted and nobody is warned; the next hour charges once', async () => {
    await card(PAYS)
    await at(MONTH_END)
    cards.standIn.mood.answer = 500
    await run()
    await run()
    expect([await said(), await mails(), taken()]).toEqual([[['2027-06', 4, 0, 800, 'open', 0]], [], []])
    expect((await pay()).error.code).toBe('cards.away')
    cards.standIn.mood.answer = null
    await at('2027-07-01T02:30:00.000Z')
    await Promise.all([run(), run()])
    await run()
    expect([await said(), taken(), await posted()]).toEqual([[['2027-06', 4, 0, 800, 'paid', 0]], [800], ['card -800', 'platform-fee 800']])
  }, 30_000)

  test('without a card on file it counts as a try; a provider that is away does not', async () => {
    await at(MONTH_END)
    await run()
    expect((await invoices())[0]).toMatchObject({ tries: 1, lastError: 'cards.no-card' })
    await card(PAYS)
    await at('2027-07-04T02:00:00.000Z')
    cards.standIn.mood.answer = 'hangs up'
    await run()
    expect((await invoices())[0]).toMatchObject({ tries: 1, status: 'open' })
    cards.standIn.mood.answer = null
    await run()
    expect((await invoices())[0]).toMatchObject({ tries: 1, status: 'paid' })
  })
})
