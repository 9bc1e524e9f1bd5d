import { cardNamed, numberOf } from './customers.ts'
import { type Form, formOf, metadataOf, textOf, wholeOf } from './form.ts'
import { dispute, takeMoney } from './money.ts'
import { all, find, invalid, make, page, Refusal, type Routes, type State, type Thing, tell } from './state.ts'
import { type CardFate, fateOf } from './test-cards.ts'

export type IntentFields = {
  amount: number
  customer: string | null
  metadata: Record<string, string>
  application_fee_amount?: number | null
  destination?: string | null
  on_behalf_of?: string | null
}

export function makeIntent(state: State, fields: IntentFields): Thing {
  const { amount, customer, metadata, application_fee_amount = null, destination = null, on_behalf_of = null } = fields
  if (amount < 50) throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' })
  if (customer) find(state, 'customer', customer)
  if (destination && !find(state, 'account', destination).charges_enabled)
    throw invalid('Your destination account needs to have at least one of the following capabilities enabled: transfers', {
      code: 'insufficient_capabilities_for_transfer',
    })
  if (application_fee_amount !== null && application_fee_amount > amount)
    throw invalid('application_fee_amount must be less than the amount.', { param: 'application_fee_amount' })
  const made = make(state, 'payment_intent', 'pi', {
    ...{
      amount,
      customer,
      metadata,
      application_fee_amount,
      on_behalf_of,
      currency: 'usd',
      amount_received: 0,
      capture_method: 'automatic',
    },
    ...{ status: 'requires_payment_method', latest_charge: null, payment_method: null, next_action: null, last_payment_error: null },
    ...{ transfer_data: destination ? { destination } : null, payment_method_types: ['card'], canceled_at: null, client_secret: '' },
  })
  made.client_secret = `${made.id}_secret_${made.created}`
  tell(state, 'payment_intent.created', made)
  return made
}

/** `back`: where somebody is led who has answered their bank on a page of the provider. */
export type Paying = { offSession?: boolean; authenticated?: boolean; back?: string | null }

const asksOn = (state: State, { id }: Thing, back: string | null | undefined) =>
  back ? { type: 'redirect_to_url', redirect_to_url: { url: `${state.url}/3ds/${id}`, return_url: back } } : { type: 'use_stripe_sdk' }

/** Somebody has answered their bank, and is led back. */
export function answerBank(state: State, intent: Thing, proves: boolean): string {
  const back = intent.next_action?.redirect_to_url?.return_url
  if (!back) throw invalid('Nobody is asked anything.')
  const card = find(state, 'payment_method', intent.payment_method)
  if (proves) pay(state, intent, card, { authenticated: true })
  else
    fail(
      state,
      intent,
      'payment_intent_authentication_failure',
      'authentication_required',
      'We are unable to authenticate your payment method.',
    )
  return back
}

/** The card shall pay: it does, or asks whose it is, or is declined, which is thrown as the provider says it. */
export function pay(state: State, intent: Thing, card: Thing, how: Paying = {}): Thing {
  if (intent.status === 'succeeded')
    throw invalid('You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.', {
      code: 'payment_intent_unexpected_state',
    })
  if (intent.status === 'canceled')
    throw invalid('You cannot confirm this PaymentIntent: it is canceled.', { code: 'payment_intent_unexpected_state' })
  const fate = fateOf(numberOf(state, card)) as CardFate
  if (fate.does === 'is declined' || fate.does === 'fails later') throw fail(state, intent, fate.code, fate.decline, fate.words)
  if (fate.does === 'asks' && !how.authenticated) {
    if (how.offSession)
      throw fail(
        state,
        intent,
        'authentication_required',
        'authentication_required',
        'Your card was declined. This transaction requires authentication.',
      )
    Object.assign(intent, { status: 'requires_action', payment_method: card.id, next_action: asksOn(state, intent, how.back) })
    tell(state, 'payment_intent.requires_action', intent)
    return intent
  }
  const charge = takeMoney(state, intent, card)
  if (fate.does === 'is disputed') dispute(state, charge)
  return intent
}

/** A bank account shall pay: the bank takes some days to answer (`bankAnswers`). */
export function payByBank(state: State, intent: Thing): Thing {
  Object.assign(intent, { status: 'processing', payment_method: `pm_bank_${intent.id}`, next_action: null })
  tell(state, 'payment_intent.processing', intent)
  return intent
}

/** Notes at the intent why it was not paid, and makes the answer to whoever asked for it. */
export function fail(state: State, intent: Thing, code: string, decline: string, message: string): Refusal {
  const error = { type: 'card_error', code, decline_code: decline, message }
  Object.assign(intent, { status: 'requires_payment_method', payment_method: null, next_action: null, last_payment_error: error })
  tell(state, 'payment_intent.payment_failed', intent)
  return new Refusal(402, { ...error, payment_intent: intent })
}

const fieldsOf = (form: Form): IntentFields => ({
  amount: wholeOf(form, 'amount') ?? 0,
  customer: textOf(form, 'customer'),
  metadata: metadataOf(form),
  application_fee_amount: wholeOf(form, 'application_fee_amount'),
  destination: textOf(formOf(form, 'transfer_data'), 'destination'),
  on_behalf_of: textOf(form, 'on_behalf_of'),
})

function confirm(state: State, intent: Thing, form: Form): Thing {
  const named = textOf(form, 'payment_method') ?? find(state, 'customer', intent.customer).invoice_settings.default_payment_method
  if (!named)
    throw invalid('You cannot confirm this PaymentIntent because it is missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    })
  return pay(state, intent, cardNamed(state, named, intent.customer), {
    offSession: textOf(form, 'off_session') === 'true',
    back: textOf(form, 'return_url'),
  })
}

export const intentRoutes: Routes = {
  'POST /v1/payment_intents': ({ state, form }) => {
    const made = makeIntent(state, fieldsOf(form))
    return textOf(form, 'confirm') === 'true' ? confirm(state, made, form) : made
  },
  'GET /v1/payment_intents': ({ state, form }) => {
    const created = wholeOf(formOf(form, 'created'), 'gte') ?? 0
    const isMeant = (one: Thing) => one.created >= created && (!textOf(form, 'customer') || one.customer === textOf(form, 'customer'))
    return page('/v1/payment_intents', all(state, 'payment_intent', isMeant), form)
  },
  'GET /v1/payment_intents/{id}': ({ state, ids: [id] }) => find(state, 'payment_intent', id),
  'POST /v1/payment_intents/{id}/confirm': ({ state, form, ids: [id] }) => confirm(state, find(state, 'payment_intent', id), form),
  'POST /v1/payment_intents/{id}/cancel': ({ state, ids: [id] }) => {
    const intent = find(state, 'payment_intent', id)
    if (intent.status === 'succeeded')
      throw invalid('You cannot cancel this PaymentIntent because it has a status of succeeded.', {
        code: 'payment_intent_unexpected_state',
      })
    if (intent.status === 'processing')
      throw invalid('You cannot cancel this PaymentIntent because it has a status of processing.', {
        code: 'payment_intent_unexpected_state',
      })
    Object.assign(intent, { status: 'canceled', canceled_at: state.now() })
    tell(state, 'payment_intent.canceled', intent)
    return intent
  },
}
