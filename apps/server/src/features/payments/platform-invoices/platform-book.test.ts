import { platformInvoiceCalls as calls } from '@ramplight/contract/payments/platform-invoices'
import type { Purpose } from '@ramplight/domain/money/accounts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addCurrentLevels } from '#features/subscriptions/subscription-levels/index'
import type { Person } from '#platform/testing/test-server'
import { ledgerLines, ledgerPostings } from '../ledger/index.ts'
import { ensureCustomer, sellLevels } from '../stripe/index.ts'
import { aCardRamp, type CardRamp, PAYS } from '../stripe/testing/a-card-ramp.ts'
import { collectDue } from './collect.ts'
import { platformInvoices } from './platform-invoices.table.ts'

let lake: CardRamp
let admin: Person
let before = 0
const YEAR = String(new Date().getUTCFullYear())
const book = async (as = admin) => (await lake.ramp.call(calls.book, { as, params: { year: YEAR } })).body
const sums = ({ purposes }: { purposes: { purpose: string; amount: number }[] }) =>
  Object.fromEntries(purposes.map(({ purpose, amount }) => [purpose, amount]))

beforeAll(async () => {
  lake = await aCardRamp()
  admin = await lake.ramp.person('System Admin', 'Sam Root')
  await lake.connect(lake.ana)
  before = lake.standIn.earnedBy(null)
})
afterAll(() => lake.close())

test('what the platform takes at the source, by invoice and by bill stands in one ledger, and is what the provider has of it', async () => {
  const { ramp, standIn, ana, work } = lake
  const boat = await lake.aBoat()
  await boat.open()
  standIn.typeCard(boat.session().id, PAYS)
  await standIn.quiet()
  await vi.waitFor(async () => expect(await boat.state()).toBe('Paid online'))
  // An invoice of three anglers and a license, and a bill of a level.
  standIn.saveCard(await ensureCustomer(work, ana.id), PAYS)
  const at = new Date().toISOString()
  const invoice = { id: 'inv-1', director: ana.id, month: `${YEAR}-01`, lines: [], anglers: 4, credits: 1, licensed: [boat.tom.id] }
  await ramp.db.insert(platformInvoices).values({ ...invoice, amount: 1099, status: 'open', tryAt: at, createdAt: at })
  for (let turn = 0; turn < 2; turn++) await collectDue(work)
  await addCurrentLevels(ramp.db, { id: null, at, device: null })
  await sellLevels(work, ana.id)
  await standIn.quiet()
  await vi.waitFor(async () => expect(sums(await book()).subscription).toBeGreaterThan(0))
  // Told again, it is the same money.
  for (const event of standIn.state.events.filter(({ type }) => type === 'invoice.paid')) await standIn.say(event)

  const now = await book()
  expect(sums(now)).toMatchObject({ 'angler-fee': 400 + 600, 'card-charge': 331, license: 499 })
  expect([now.in - now.out, now.kept]).toEqual([now.kept, standIn.earnedBy(null) - before])
  expect(now.paidByDirectors.theirs).toBe(now.paidByDirectors.ours)
  expect(now.months.reduce((sum, { kept }) => sum + kept, 0)).toBe(now.kept)
  // Each figure opens into its lines, and they name who paid.
  for (const { month, purposes } of now.months)
    for (const { purpose, amount } of purposes) {
      const { body } = await ramp.call(calls.bookLines, { as: admin, params: { month, purpose: purpose as Purpose } })
      expect([purpose, body.lines.reduce((sum, line) => sum + line.amount, 0), body.total]).toEqual([purpose, amount, amount])
      expect(body.lines.every(({ about }) => /Ana Hall|Lily Reyes/.test(about))).toBe(true)
    }
  expect((await ramp.call(calls.book, { as: ana, params: { year: YEAR } })).status).toBe(403)
})

test('a bank that takes a payment back costs the platform its fees and what the provider takes; won, it has them again', async () => {
  const { ramp, standIn } = lake
  const boat = await lake.aBoat()
  await boat.open()
  standIn.typeCard(boat.session().id, PAYS)
  await standIn.quiet()
  const was = (await book()).kept
  const charge = [...standIn.state.things.values()].findLast((one) => one.object === 'charge' && one.metadata?.entry === boat.entry)!
  const dispute = standIn.dispute(charge.id)
  await standIn.quiet()
  await vi.waitFor(async () => expect((await book()).kept).toBe(was - 731 - 1500))
  standIn.closeDispute(dispute.id, 'won')
  await standIn.quiet()
  await vi.waitFor(async () => expect((await book()).kept).toBe(was))
  expect(standIn.earnedBy(null) - before).toBe(was)
  const [all] = await ramp.db
    .select({ sum: sql`sum(${ledgerLines.amount})`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
  expect(all!.sum).toBe(0)
})
