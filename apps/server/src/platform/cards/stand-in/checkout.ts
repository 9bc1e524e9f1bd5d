import { keepCard, makeCard, makeSetupIntent } from './customers.ts'
import { type Form, formOf, listOf, metadataOf, textOf, wholeOf } from './form.ts'
import { fail, makeIntent, pay, payByBank } from './intents.ts'
import { takeMoney } from './money.ts'
import { all, find, invalid, make, page, Refusal, type Routes, type State, type Thing, tell } from './state.ts'
import { collect, subscribe } from './subscriptions.ts'

const DAY_S = 86_400
const SHORTEST_S = 30 * 60

type Line = { name: string; amount: number }

function linesOf(state: State, form: Form): Line[] {
  return listOf(form, 'line_items').map((one) => {
    const line = one as Form
    const [price, data, quantity] = [textOf(line, 'price'), formOf(line, 'price_data'), wholeOf(line, 'quantity') ?? 1]
    if (price) return { name: price, amount: find(state, 'price', price).unit_amount * quantity }
    return { name: textOf(formOf(data, 'product_data'), 'name') ?? '', amount: (wholeOf(data, 'unit_amount') ?? 0) * quantity }
  })
}

function open(state: State, form: Form): Thing {
  const [mode, success_url, cancel_url] = [textOf(form, 'mode'), textOf(form, 'success_url'), textOf(form, 'cancel_url')]
  if (!success_url) throw invalid('Missing required param: success_url.', { code: 'parameter_missing', param: 'success_url' })
  const customer = textOf(form, 'customer')
  if (customer) find(state, 'customer', customer)
  const lines = linesOf(state, form)
  const amount_total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const expires_at = wholeOf(form, 'expires_at') ?? state.now() + DAY_S
  // The provider wants at least half an hour; it looks at its own clock, which may be a few seconds off ours.
  if (expires_at < state.now() + SHORTEST_S - 60)
    throw invalid('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', { param: 'expires_at' })
  const forIntent = formOf(form, mode === 'setup' ? 'setup_intent_data' : 'payment_intent_data')
  const made = make(state, 'checkout.session', 'cs_test', {
    ...{ mode, success_url, cancel_url, customer, amount_total, expires_at, currency: 'usd', status: 'open', payment_status: 'unpaid' },
    ...{
      metadata: metadataOf(form),
      client_reference_id: textOf(form, 'client_reference_id'),
      payment_intent: null as string | null,
      setup_intent: null as string | null,
    },
    ...{
      subscription: null,
      url: '' as string | null,
      _lines: lines,
      _offersSaved: !!formOf(form, 'saved_payment_method_options'),
      _price: textOf(listOf(form, 'line_items')[0] as Form | undefined, 'price'),
    },
    _intent: {
      metadata: metadataOf(forIntent),
      application_fee_amount: wholeOf(forIntent, 'application_fee_amount'),
      destination: textOf(formOf(forIntent, 'transfer_data'), 'destination'),
      on_behalf_of: textOf(forIntent, 'on_behalf_of'),
    },
    _subscription: { metadata: metadataOf(formOf(form, 'subscription_data')) },
  })
  if (mode === 'setup') {
    made.payment_status = 'no_payment_required'
    made.setup_intent = makeSetupIntent(state, customer, made._intent.metadata).id
  }
  // An account that takes no cards is refused here, as there.
  const destination = made._intent.destination
  if (destination && !find(state, 'account', destination).charges_enabled)
    throw invalid('Your destination account needs to have at least one of the following capabilities enabled: transfers', {
      code: 'insufficient_capabilities_for_transfer',
    })
  made.url = `${state.url}/c/pay/${made.id}`
  return made
}

/** Over time what is not paid is closed. */
export function expire(state: State, session: Thing): Thing {
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  Object.assign(session, { status: 'expired', url: null })
  if (session.payment_intent)
    Object.assign(find(state, 'payment_intent', session.payment_intent), { status: 'canceled', canceled_at: state.now() })
  tell(state, 'checkout.session.expired', session)
  return session
}

/** `saved`: one of the cards that the customer has, in the place of a number; `keep`: it is to be offered the next time. */
export type Typed = { number: string; authenticated?: boolean; keep?: boolean; saved?: string | null }

/** The cards that somebody may pay with by a tap. */
export const offeredOn = (state: State, session: Thing): Thing[] =>
  session._offersSaved && session.customer ? all(state, 'payment_method', (one) => one.customer === session.customer) : []

/**
 * Somebody has typed a card on the page of this session: answers `done`, or `asks` when the bank wants to know whose card it is.
 * A decline is thrown in the words for the page.
 */
export function typeCard(
  state: State,
  session: Thing,
  { number, authenticated = false, keep = false, saved = null }: Typed,
): 'done' | 'asks' {
  if (session.status === 'open' && session.expires_at <= state.now()) expire(state, session)
  if (session.status !== 'open')
    throw new Refusal(400, { type: 'invalid_request_error', message: 'This page is not open any more. Go back and begin anew.' })
  const card = offeredOn(state, session).find(({ id }) => id === saved) ?? makeCard(state, number)
  if (session.mode === 'setup') keepCard(state, find(state, 'setup_intent', session.setup_intent), card)
  else if (session.mode === 'subscription') {
    card.customer = session.customer
    const [customer, price] = [find(state, 'customer', session.customer), find(state, 'price', session._price)]
    const { subscription, invoice } = subscribe(state, { customer, price, metadata: session._subscription.metadata })
    if (!collect(state, subscription, invoice, card, true)) {
      subscription.deleted = true
      throw new Refusal(402, find(state, 'payment_intent', invoice._intent).last_payment_error)
    }
    customer.invoice_settings.default_payment_method = card.id
    session.subscription = subscription.id
    tell(state, 'customer.subscription.updated', subscription)
  } else {
    const intent = intentOf(state, session)
    if (pay(state, intent, card, { authenticated }).status === 'requires_action') return 'asks'
    if (keep && session._offersSaved) card.customer = session.customer
  }
  Object.assign(session, { status: 'complete', payment_status: session.mode === 'setup' ? 'no_payment_required' : 'paid', url: null })
  tell(state, 'checkout.session.completed', session)
  return 'done'
}

function intentOf(state: State, session: Thing): Thing {
  const intent = session.payment_intent
    ? find(state, 'payment_intent', session.payment_intent)
    : makeIntent(state, { amount: session.amount_total, customer: session.customer, ...session._intent })
  session.payment_intent = intent.id
  return intent
}

/** Somebody has named a bank account on the page: it is complete, and not paid before the bank says so. */
export function typeBank(state: State, session: Thing): void {
  payByBank(state, intentOf(state, session))
  Object.assign(session, { status: 'complete', payment_status: 'unpaid', url: null })
  tell(state, 'checkout.session.completed', session)
}

/** The bank says what became of it, days later. */
export function bankAnswers(state: State, session: Thing, pays: boolean): void {
  const intent = intentOf(state, session)
  if (pays) {
    takeMoney(state, intent, makeCard(state, '4242424242424242'))
    session.payment_status = 'paid'
  } else fail(state, intent, 'payment_intent_payment_attempt_failed', 'insufficient_funds', 'The bank account has no money.')
  tell(state, pays ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed', session)
}

export const checkoutRoutes: Routes = {
  'POST /v1/checkout/sessions': ({ state, form }) => open(state, form),
  'GET /v1/checkout/sessions': ({ state, form }) => {
    const by = ['payment_intent', 'customer', 'status'] as const
    const isMeant = (one: Thing) => by.every((name) => !textOf(form, name) || one[name] === textOf(form, name))
    return page('/v1/checkout/sessions', all(state, 'checkout.session', isMeant), form)
  },
  'GET /v1/checkout/sessions/{id}': ({ state, ids: [id] }) => {
    const session = find(state, 'checkout.session', id)
    if (session.status === 'open' && session.expires_at <= state.now()) expire(state, session)
    return session
  },
  'POST /v1/checkout/sessions/{id}/expire': ({ state, ids: [id] }) => expire(state, find(state, 'checkout.session', id)),
}
