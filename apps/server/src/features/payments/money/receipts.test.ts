import { receiptCalls as calls } from '@ramplight/contract/payments/receipts'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import type { Person } from '#platform/testing/test-server'
import { aCardRamp, type CardRamp, PAYS } from '../stripe/testing/a-card-ramp.ts'

let lake: CardRamp
beforeAll(async () => {
  lake = await aCardRamp()
  await lake.connect(lake.ana)
})
afterAll(() => lake.close())

const receipt = async (as: Person, entry: string) => lake.ramp.call(calls.receipt, { as, params: { id: entry } })
const mails = async (about: string) =>
  (await lake.ramp.db.select().from(outgoingMessages).where(eq(outgoingMessages.about, about))).map(({ to, subject, text, link }) => [
    to,
    subject,
    text,
    link,
  ])
const withMail = async (name: string, tour: string) => {
  const email = `${name.split(' ')[0]!.toLowerCase()}-${tour.slice(-6)}@lake.test`
  return { email, ...(await lake.ramp.person('Angler', name, { tours: [tour], email })) }
}

test('who has paid by card gets a receipt by mail, once, and reads it at the entry: from the ledger, with the fees on top', async () => {
  const boat = await lake.aBoat()
  const jo = await withMail('Jo Reyes', boat.field.tour)
  const { _id: entry } = (await boat.field.tryEnter([jo])).body
  expect((await receipt(jo, entry)).body).toMatchObject({ items: [], payments: [], paid: 0, fees: [] })
  const page = (await lake.ramp.call(stripeCalls.createCheckout, { as: jo, body: { entry } })).body
  lake.standIn.typeCard(page.url!.split('/').at(-1)!, PAYS)
  await lake.standIn.quiet()
  const [mail, ...more] = await mails(page._id)
  expect(more).toEqual([])
  expect(mail).toEqual([
    jo.email,
    'Receipt: Lake Fork Open',
    expect.stringMatching(
      /^Payments for Lake Fork Open:\n\nEntry fee: \$100\.00\nPlatform fee: \$2\.00\nCard fee: \$3\.31\nCharged to your Visa ending in 4242: \$105\.31\n\nPaid to Ana Hall on \w+ \d+, \d{4}\. Receipt [0-9A-F]{8}\.$/,
    ),
    `/angler/entries/${entry}`,
  ])
  const { body, wire } = await receipt(jo, entry)
  expect(body).toMatchObject({ items: [{ item: 'fee', amount: 10_000 }], payments: [{ place: 'card', amount: 10_531 }], paid: 10_531 })
  // The number of the mail is that of the payment.
  expect(body.payments.map(({ number, card }) => [number, card])).toEqual([[page._id.slice(-8).toUpperCase(), 'Visa 4242']])
  expect([body.payee, mail![2]!.slice(-9, -1)]).toEqual(['Ana Hall', body.payments[0]!.number])
  expect(wire).toMatchObject({
    fees: [
      { key: 'platform', amount: 2 },
      { key: 'card', amount: 3.31 },
    ],
  })
  expect((await receipt(boat.lily, entry)).error.code).toBe('record.not-found')
})

test('the director sends the receipt of a boat that has paid at the ramp; of one that has not paid there is none', async () => {
  const { field, lily } = await lake.aBoat()
  const [jo, sam] = [await withMail('Jo Reyes', field.tour), await withMail('Sam Reed', field.tour)]
  const { _id: entry } = (await field.tryEnter([jo, sam])).body
  const send = (as: Person) => lake.ramp.call(calls.sendReceipt, { as, params: { id: entry } })
  expect([(await send(lake.ana)).body, await mails(entry)]).toEqual([{ sent: 0 }, []])
  await lake.ramp.call(tournamentEntryCalls.update, {
    as: lake.ana,
    params: { id: entry },
    body: { status: 'Paid', paidWith: { method: 'check', note: '1042' } },
  })
  expect((await receipt(sam, entry)).body).toMatchObject({ payments: [{ place: 'check', amount: 10_000 }], fees: [] })
  expect((await send(lake.ana)).body).toEqual({ sent: 2 })
  expect((await mails(entry)).map(([to, , text]) => [to, text]).sort()).toEqual(
    [jo, sam]
      .map(({ email }) => [
        email,
        expect.stringMatching(
          /^Payments for Lake Fork Open:\n\nEntry fee: \$100\.00\nTotal paid: \$100\.00\n\n\w+ \d+, \d{4} · Check · \$100\.00 · Receipt [0-9A-F]{8}\n\nPaid to Ana Hall\.$/,
        ),
      ])
      .sort(),
  )
  for (const as of [jo, lily]) expect((await send(as)).status).toBeGreaterThanOrEqual(403)
})
