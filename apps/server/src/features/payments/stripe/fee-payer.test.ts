import { newId } from '@ramplight/contract/kernel/new-id'
import { accountCalls } from '@ramplight/contract/payments/accounts'
import { cardCheckoutCalls } from '@ramplight/contract/payments/card-checkout'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { teamCardPrice } from '@ramplight/domain/registration/team-card-price'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aCardRamp, type CardRamp, PAYS } from './testing/a-card-ramp.ts'

describe('who pays the card fees', () => {
  let lake: CardRamp
  let account: string
  const say = async (feePayer: string) =>
    expect((await lake.ramp.call(accountCalls.update, { as: lake.ana, params: { id: account }, body: { feePayer } })).status).toBe(200)

  beforeAll(async () => {
    lake = await aCardRamp()
    await lake.connect(lake.ana)
    const body = { name: 'Lake Fork Trail', type: 'Director', email: 'ana@lake.test' }
    account = (await lake.ramp.call(accountCalls.create, { as: lake.ana, body })).body._id
  })
  beforeEach(() => say('Angler'))
  afterAll(() => lake.close())

  const keys = (items: { key: string }[]) => items.map(({ key }) => key)

  test('counts for the next page; one that is open at the old price is paid at that price', async () => {
    const [early, late] = [await lake.aBoat(), await lake.aBoat()]
    expect((await early.open()).body.amount).toBe(10_731)
    await say('Account')
    const next = (await late.open()).body
    expect([next.amount, keys(next.items)]).toEqual([10_400, ['fee', 'platform']])
    lake.standIn.typeCard(early.session().id, PAYS)
    lake.standIn.typeCard(late.session().id, PAYS)
    await lake.standIn.quiet()
    expect([await early.state(), await early.books()]).toEqual(['Paid online', [107.31]])
    expect([await late.state(), await late.books()]).toEqual(['Paid online', [104]])
  })

  test('what the sign-up says a card will pay is what its page asks for, to the cent, whoever pays the card fee', async () => {
    const field = await aField(lake.ramp, await lake.ramp.again(lake.ana), {
      ...{ entryFee: 97.37, settings: { payout: { bigFishEnabled: true } } },
      bigfishpots: [{ _id: newId(), name: 'Big Bass', entryFee: 13.33 }],
    })
    const params = { id: field.tournament }
    const tournament = (await lake.ramp.call(tournamentCalls.get, { as: lake.ana, params })).body
    const pots = tournament.bigfishpots.map(({ _id }) => _id)
    for (const [feePayer, sum] of [
      ['Angler', 11_633],
      ['Account', 11_270],
    ] as const) {
      await say(feePayer)
      const lily = await field.angler(`Lily ${feePayer}`)
      const { takesCards, feeOnTop } = (await lake.ramp.call(cardCheckoutCalls.takesCards, { as: lily, params })).body
      const said = teamCardPrice(tournament, { users: [lily.id], pots }, feeOnTop)
      const team = { tournament: field.tournament, team: { users: [lily.id] }, pots }
      const { _id } = (await lake.ramp.call(preRegistrationCalls.create, { as: lily, body: team })).body
      const asked = (await lake.ramp.call(cardCheckoutCalls.createCheckout, { as: lily, body: { entry: _id } })).body
      expect([takesCards, said.amount, said.amount - said.fees, asked.amount]).toEqual([true, sum, 11_070, sum])
    }
  })

  test('who asks again after the change has a page at the new price, and the old one is closed at the provider', async () => {
    const boat = await lake.aBoat()
    const before = (await boat.open()).body
    const old = boat.session()
    await say('Account')
    const now = (await boat.open(boat.lily, { _id: before._id })).body
    expect([before.amount, now.amount, now.url === before.url]).toEqual([10_731, 10_400, false])
    expect(old.status).toBe('expired')
    await say('Angler')
    const again = (await boat.open()).body
    expect([again.amount, keys(again.items)]).toEqual([10_731, ['fee', 'platform', 'card']])
  })

  test('partners who pay their halves before and after the change each pay what they were shown, and the boat is paid', async () => {
    const boat = await lake.aBoat()
    const first = (await boat.open(boat.lily, { mine: true })).body
    const her = boat.session()
    await say('Account')
    const second = (await boat.open(boat.tom, { mine: true })).body
    const his = boat.session()
    expect([first.amount, second.amount]).toEqual([5_381, 5_200])
    expect(her.status).toBe('open')
    for (const { id } of [her, his]) {
      lake.standIn.typeCard(id, PAYS)
      await lake.standIn.quiet()
    }
    expect([await boat.state(), await boat.books()]).toEqual(['Paid online', [53.81, 52]])
  })
})
