import { newId } from '@ramplight/contract/kernel/new-id'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import { ownPotCalls as calls } from '@ramplight/contract/registration/own-pots'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#platform/testing/test-server'
import { aCardRamp, type CardRamp, PAYS } from '../../payments/stripe/testing/a-card-ramp.ts'
import { aField } from './testing/a-field.ts'

let lake: CardRamp
beforeAll(async () => {
  lake = await aCardRamp()
  await lake.connect(lake.ana)
})
afterAll(() => lake.close())

/** Jo's boat in an event for $100 with a big fish pot for $10. */
async function aBoat(paid: object = {}) {
  const { ramp, ana, standIn } = lake
  const big = newId()
  const settings = { payout: { bigFishEnabled: true } }
  const field = await aField(ramp, ana, { entryFee: 100, bigfishpots: [{ _id: big, name: 'Big fish', entryFee: 10 }], settings })
  const jo = await field.angler('Jo Reyes')
  const { _id: entry } = (await field.tryEnter([jo], paid)).body
  return {
    ...{ field, jo, big, entry },
    choose: (pots: string[], as: Person = jo) => ramp.call(calls.choosePots, { as, params: { id: entry }, body: { pots } }),
    open: () => ramp.call(stripeCalls.createCheckout, { as: jo, body: { entry } }),
    pay: async (url: string | null) => {
      standIn.typeCard(url!.split('/').at(-1)!, PAYS)
      await standIn.quiet()
    },
    state: async () => {
      const { body } = await ramp.call(tournamentEntryCalls.get, { as: jo, params: { id: entry } })
      return [body.status, body.inBigFishPot]
    },
  }
}

test('a boat that has paid by card buys a pot on the phone, owes its price alone, and is Paid again when that is in', async () => {
  const boat = await aBoat()
  await boat.pay((await boat.open()).body.url)
  expect((await boat.choose([boat.big])).body.inBigFishPot).toBe(true)
  expect((await boat.choose([boat.big])).status).toBe(200)
  expect(await boat.state()).toEqual(['Pending', true])
  expect((await boat.choose([])).error.code).toBe('pots.paid')
  const page = await boat.open()
  expect(page.wire).toMatchObject({ amount: 10.61, items: [{ cost: 10 }, { cost: 0.61 }] })
  await boat.pay(page.body.url)
  expect(await boat.state()).toEqual(['Paid', true])
})

test('nobody pays the old price: the page is closed when a pot is chosen before; what is not paid is taken out again', async () => {
  const boat = await aBoat()
  const { url } = (await boat.open()).body
  expect((await boat.choose([boat.big])).status).toBe(200)
  expect(lake.standIn.state.things.get(url!.split('/').at(-1)!)?.status).toBe('expired')
  expect((await boat.open()).wire).toMatchObject({ amount: 115.61 })
  expect((await boat.choose([])).body.inBigFishPot).toBe(false)
  expect((await boat.choose([newId()])).error.code).toBe('reference.unknown')
})

test('a boat that paid in cash buys a pot on the phone and owes its price alone; the cash stays where it was', async () => {
  const boat = await aBoat({ status: 'Paid', paidWith: { method: 'cash' } })
  // What was bought keeps its price.
  await lake.ramp.call(tournamentCalls.update, { as: lake.ana, params: { id: boat.field.tournament }, body: { entryFee: 120 } })
  expect((await boat.choose([boat.big])).body.status).toBe('Pending')
  const page = await boat.open()
  expect(page.wire).toMatchObject({ items: [{ cost: 10 }, {}] })
  await boat.pay(page.body.url)
  expect((await boat.choose([boat.big])).body).toMatchObject({ status: 'Paid', partPaid: [{ user: null, amount: 11_000 }] })
})

test('others do not choose the pots of a boat; once boats are out nobody does', async () => {
  const boat = await aBoat()
  expect((await boat.choose([boat.big], await boat.field.angler('Sam Reed'))).status).toBe(404)
  expect((await boat.choose([boat.big], lake.ana)).status).toBe(403)
  const open = await aBoat()
  await lake.ramp.call(tournamentCalls.update, { as: lake.ana, params: { id: open.field.tournament }, body: { status: 'In Progress' } })
  expect((await open.choose([open.big])).error.code).toBe('pots.closed')
})
