import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardProviderStandIn } from '#platform/cards/card-provider'
import { type Deps, withDatabase } from '#platform/http/deps'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { ledgerLines, ledgerPostings } from '../ledger/index.ts'
import { ensureCustomer } from '../stripe/customers.store.ts'
import { openFees } from './bill-month.ts'
import { runFees } from './open-fee-work.ts'
import { platformInvoices } from './platform-invoices.table.ts'

const [PAYS, DECLINED] = ['4242424242424242', '4000000000000341']
const HOUR_MS = 3_600_000

/** The months of 2026 and 2027, each test with a ramp of its own: what is billed is remembered for everybody. */
describe('a month that ends on a special night, or while nobody is there', () => {
  let ramp: TestServer
  let cards: Awaited<ReturnType<typeof cardProviderStandIn>>
  let work: Deps
  let now: Date

  beforeAll(async () => {
    cards = await cardProviderStandIn()
  })
  beforeEach(async () => {
    now = new Date('2026-10-02T15:00:00.000Z')
    ramp = await aTestServer({ cards, now: () => now })
    work = withDatabase(ramp.deps, ramp.deps.outside)
    await openFees(ramp.db, now.toISOString())
    return () => ramp.close()
  })
  afterAll(() => cards.standIn.close())

  const at = (when: string) => {
    now = new Date(when)
  }
  /** The job at seven past each hour, as the server does it, in two processes. */
  const hours = async (from: string, until: string) => {
    for (let hour = Date.parse(from); hour <= Date.parse(until); hour += HOUR_MS) {
      now = new Date(hour)
      await Promise.all([runFees(work), runFees(work)])
    }
  }
  /** A director with this card, and an event of two anglers on each of these days. */
  const aDirector = async (name: string, days: string[], card = PAYS): Promise<Person> => {
    const director = await ramp.person('Director', name, { email: `${name.slice(0, 2).trim()}@lake.test` })
    cards.standIn.saveCard(await ensureCustomer(work, director.id), card)
    for (const day of days) {
      const field = await aField(ramp, director, { tournamentDateForSingle: day, name: `Open of ${day}` })
      await field.enter([`Al ${name} ${day}`, `Bo ${name} ${day}`])
    }
    return director
  }
  const said = async ({ id }: Person) => {
    const rows = await ramp.db.select().from(platformInvoices).where(eq(platformInvoices.director, id)).orderBy(asc(platformInvoices.month))
    return rows.map(({ month, createdAt, amount, status, tries }) => [month, createdAt.slice(0, 16), amount, status, tries].join(' '))
  }
  /** What the provider took from a director, in cents. */
  const taken = ({ id }: Person) =>
    [...cards.standIn.state.things.values()]
      .filter((one) => one.object === 'payment_intent' && one.metadata.director === id && one.status === 'succeeded')
      .map(({ amount }) => amount)
  const posted = async (...directors: Person[]) => {
    const ids = directors.map(({ id }) => id)
    const lines = await ramp.db
      .select({ amount: ledgerLines.amount })
      .from(ledgerLines)
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
      .where(inArray(ledgerPostings.holder, ids))
    return lines.filter(({ amount }) => amount > 0).reduce((sum, { amount }) => sum + amount, 0)
  }

  test('the night on which clocks go back: October is billed once, at 8 PM of summer time; November at 8 PM of winter time', async () => {
    const ana = await aDirector('Ana Hall', ['2026-10-31', '2026-11-01'])
    await hours('2026-10-31T22:07:00.000Z', '2026-11-01T14:07:00.000Z')
    expect(await said(ana)).toEqual(['2026-10 2026-11-01T01:07 400 paid 0'])
    await hours('2026-11-30T23:07:00.000Z', '2026-12-01T04:07:00.000Z')
    expect(await said(ana)).toEqual(['2026-10 2026-11-01T01:07 400 paid 0', '2026-11 2026-12-01T02:07 400 paid 0'])
    expect([taken(ana), await posted(ana)]).toEqual([[400, 400], 800])
  })

  test('the month in which clocks go forward: March ends at 8 PM of summer time', async () => {
    at('2027-03-10T15:00:00.000Z')
    const ana = await aDirector('Ana Hall', ['2027-03-14'])
    await hours('2027-03-31T23:07:00.000Z', '2027-04-01T03:07:00.000Z')
    expect(await said(ana)).toEqual(['2027-03 2027-04-01T01:07 400 paid 0'])
  })

  test('a server that was away for three months, was killed among the directors, and came back in two processes: each one pays once for all of it', async () => {
    const three = []
    for (const name of ['Ana Hall', 'Bo Kim', 'Cy Lund']) three.push(await aDirector(name, ['2026-10-10', '2026-11-14', '2026-12-12']))
    at('2027-01-09T15:00:00.000Z')
    // The connection dies at the second director, as it does when the process is killed.
    let turns = 0
    const dying = new Proxy(work.db, {
      get: (db, name) => {
        if (name === 'transaction' && ++turns >= 2) throw new Error('killed')
        const found = Reflect.get(db, name)
        return typeof found === 'function' ? found.bind(db) : found
      },
    })
    await expect(runFees({ ...work, db: dying })).rejects.toThrow('2 directors couldn’t be billed')
    expect((await Promise.all(three.map(said))).flat()).toHaveLength(1)
    await Promise.all([runFees(work), runFees(work)])
    await runFees(work)
    for (const one of three) expect([await said(one), taken(one)]).toEqual([['2026-12 2027-01-09T15:00 1200 paid 0'], [1200]])
    expect(await posted(...three)).toBe(3600)
    // What came late for a month that is billed is on the next invoice, alone.
    const [ana] = three
    const again = await ramp.again(ana!)
    const late = await aField(ramp, again, { tournamentDateForSingle: '2026-12-05', name: 'Late Open' })
    await late.enter(['Sue Late', 'Ned Late'])
    await hours('2027-02-01T01:07:00.000Z', '2027-02-01T03:07:00.000Z')
    expect((await said(again)).at(-1)).toBe('2027-01 2027-02-01T02:07 400 paid 0')
    expect(taken(again)).toEqual([1200, 400])
  })

  test('a server that is away between two tries makes up for one, not for both: the days to put it right stay', async () => {
    const ana = await aDirector('Ana Hall', ['2026-10-10'], DECLINED)
    at('2026-11-01T02:07:00.000Z')
    await runFees(work)
    at('2026-11-12T15:07:00.000Z')
    await runFees(work)
    at('2026-11-12T16:07:00.000Z')
    await runFees(work)
    expect((await said(ana))[0]).toMatch(/open 2$/)
    const mails = await ramp.db
      .select()
      .from(outgoingMessages)
      .where(eq(outgoingMessages.person, ana.id))
      .orderBy(asc(outgoingMessages.createdAt))
    expect(mails.at(-1)!.text).toContain('We’ll try again on Monday, November 16.')
    at('2026-11-16T15:08:00.000Z')
    await runFees(work)
    expect((await said(ana))[0]).toMatch(/failed 3$/)
    const again = await ramp.again(ana)
    const coming = await aField(ramp, again, { tournamentDateForSingle: '2026-11-28', name: 'November Open' })
    expect((await coming.tryEnter([await coming.angler('Sue Day')], {}, again)).error.code).toBe('account.registers-nobody')
  })
})
