import { cardNamed } from './customers.ts'
import { type Form, formOf, listOf, metadataOf, textOf, wholeOf } from './form.ts'
import { makeIntent, pay } from './intents.ts'
import { all, find, invalid, make, newKey, page, Refusal, type Routes, type State, type Thing, tell } from './state.ts'

/** The time of a subscription: of its customer's test clock where there is one. */
const timeFor = (state: State, customer: Thing): number =>
  customer.test_clock ? find(state, 'test_helpers.test_clock', customer.test_clock).frozen_time : state.now()

function later(from: number, { interval }: { interval: string }): number {
  const date = new Date(from * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1))
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return Math.floor(date.getTime() / 1000)
}

const itemOf = (subscription: Thing): Thing => subscription.items.data[0]

function makeItem(price: Thing, from: number): Thing {
  if (!price.recurring)
    throw invalid('The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.')
  const period = { current_period_start: from, current_period_end: later(from, price.recurring) }
  return { id: newKey('si'), object: 'subscription_item', created: from, price, quantity: 1, ...period }
}

/** A bill for what a subscription costs from now on; it is tried with the customer's card, unless somebody is there to type one. */
function bill(state: State, subscription: Thing, reason: string): Thing {
  const { price } = itemOf(subscription)
  const amount = Math.max(0, price.unit_amount + subscription._prorated)
  // What is more than a bill waits for the next one.
  subscription._prorated = Math.min(0, price.unit_amount + subscription._prorated)
  const intent = makeIntent(state, { amount, customer: subscription.customer, metadata: subscription.metadata })
  const invoice = make(state, 'invoice', 'in', {
    ...{ customer: subscription.customer, amount_due: amount, amount_paid: 0, amount_remaining: amount },
    ...{
      status: 'open',
      currency: 'usd',
      billing_reason: reason,
      attempt_count: 0,
      metadata: {},
      total: amount,
      next_payment_attempt: null as number | null,
    },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id, metadata: subscription.metadata } },
    confirmation_secret: { type: 'payment_intent', client_secret: intent.client_secret },
    hosted_invoice_url: '',
    payments: { object: 'list', data: [{ payment: { type: 'payment_intent', payment_intent: intent.id } }], has_more: false },
    _intent: intent.id,
  })
  invoice.hosted_invoice_url = `${state.url}/i/${invoice.id}`
  subscription.latest_invoice = invoice.id
  tell(state, 'invoice.finalized', invoice)
  return invoice
}

/** After so many days from the last try a card that has not paid is asked again; then the subscription ends. */
const TRIED_AGAIN_DAYS = [3, 4]
const DAY_S = 86_400

/** Tries to be paid for a bill; what came of it stands in the subscription. */
export function collect(state: State, subscription: Thing, invoice: Thing, card: Thing | null, authenticated = false): boolean {
  invoice.attempt_count++
  invoice.next_payment_attempt = null
  try {
    if (invoice.amount_due === 0) {
      invoice.status = 'paid'
      tell(state, 'invoice.paid', invoice)
      return true
    }
    if (!card) throw invalid('This customer has no attached payment source or default payment method.', { code: 'resource_missing' })
    const intent = pay(state, find(state, 'payment_intent', invoice._intent), card, { offSession: !authenticated, authenticated })
    Object.assign(invoice, { status: 'paid', amount_paid: intent.amount, amount_remaining: 0 })
    subscription.status = 'active'
    tell(state, 'invoice.paid', invoice)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const days = TRIED_AGAIN_DAYS[invoice.attempt_count - 1]
    if (days !== undefined) invoice.next_payment_attempt = timeFor(state, find(state, 'customer', invoice.customer)) + days * DAY_S
    tell(state, 'invoice.payment_failed', invoice)
    return false
  }
}

const defaultCard = (state: State, customer: Thing): Thing | null => {
  const named = customer.invoice_settings.default_payment_method
  return named ? cardNamed(state, named, customer.id) : null
}

export type Subscribing = { customer: Thing; price: Thing; metadata: Record<string, string> }

export function subscribe(state: State, { customer, price, metadata }: Subscribing): { subscription: Thing; invoice: Thing } {
  const start = timeFor(state, customer)
  const subscription = make(state, 'subscription', 'sub', {
    ...{
      customer: customer.id,
      metadata,
      status: 'incomplete',
      start_date: start,
      cancel_at_period_end: false,
      canceled_at: null as number | null,
    },
    ...{
      pause_collection: null as object | null,
      latest_invoice: null as string | null,
      _prorated: 0,
      default_payment_method: null,
      collection_method: 'charge_automatically',
    },
    items: { object: 'list', data: [makeItem(price, start)], has_more: false, url: '/v1/subscription_items' },
    test_clock: customer.test_clock,
  })
  const invoice = bill(state, subscription, 'subscription_create')
  tell(state, 'customer.subscription.created', subscription)
  return { subscription, invoice }
}

function create(state: State, form: Form): Thing {
  const customer = find(state, 'customer', textOf(form, 'customer'))
  const price = find(state, 'price', textOf(listOf(form, 'items')[0] as Form, 'price'))
  const behavior = textOf(form, 'payment_behavior')
  const { subscription, invoice } = subscribe(state, { customer, price, metadata: metadataOf(form) })
  if (behavior === 'default_incomplete') return subscription
  if (!collect(state, subscription, invoice, defaultCard(state, customer)) && behavior === 'error_if_incomplete') {
    subscription.deleted = true
    const why = find(state, 'payment_intent', invoice._intent).last_payment_error
    throw why
      ? new Refusal(402, why)
      : invalid('This customer has no attached payment source or default payment method.', { code: 'resource_missing' })
  }
  tell(state, 'customer.subscription.updated', subscription)
  return subscription
}

/** What is left of a period at the old price goes back, and costs the new one. A year after a month begins at once, and so does its bill. */
function prorationOf(state: State, subscription: Thing, price: Thing): { change: number; isNow: boolean } {
  const item = itemOf(subscription)
  const now = timeFor(state, find(state, 'customer', subscription.customer))
  const length = item.current_period_end - item.current_period_start
  const part = (amount: number) => Math.round((amount * Math.max(0, item.current_period_end - now)) / length)
  const isNow = price.recurring.interval !== item.price.recurring.interval
  return { change: (isNow ? 0 : part(price.unit_amount)) - part(item.price.unit_amount), isNow }
}

function changePrice(state: State, subscription: Thing, price: Thing): void {
  const item = itemOf(subscription)
  const { change, isNow } = prorationOf(state, subscription, price)
  subscription._prorated += change
  item.price = price
  if (!isNow) return
  const customer = find(state, 'customer', subscription.customer)
  const now = timeFor(state, customer)
  Object.assign(item, { current_period_start: now, current_period_end: later(now, price.recurring) })
  const invoice = bill(state, subscription, 'subscription_update')
  if (!collect(state, subscription, invoice, defaultCard(state, customer))) subscription.status = 'past_due'
}

/** What the next bill would be after a change. */
function preview(state: State, form: Form): Thing {
  const subscription = find(state, 'subscription', textOf(form, 'subscription'))
  const price = find(state, 'price', textOf(listOf(formOf(form, 'subscription_details'), 'items')[0] as Form, 'price'))
  const { change, isNow } = prorationOf(state, subscription, price)
  const amount = Math.max(0, price.unit_amount + subscription._prorated + change)
  const at = isNow ? state.now() : itemOf(subscription).current_period_end
  const lineOf = (cents: number, proration: boolean) => ({ amount: cents, parent: { subscription_item_details: { proration } } })
  return {
    ...{ id: newKey('upcoming_in'), object: 'invoice', created: state.now(), amount_due: amount, total: amount, status: 'draft' },
    next_payment_attempt: at,
    lines: { object: 'list', has_more: false, data: [lineOf(change, true), lineOf(price.unit_amount, false)] },
  }
}

/** A bill that was not paid is tried again when it is its turn; after the last try the subscription ends. */
function tryAgain(state: State, subscription: Thing, until: number): void {
  const invoice = find(state, 'invoice', subscription.latest_invoice)
  while (subscription.status === 'past_due' && invoice.next_payment_attempt !== null && invoice.next_payment_attempt <= until)
    collect(state, subscription, invoice, defaultCard(state, find(state, 'customer', subscription.customer)))
  if (subscription.status === 'past_due' && invoice.next_payment_attempt === null) end(state, subscription)
}

function change(state: State, subscription: Thing, form: Form): Thing {
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', { code: 'resource_missing' }, 404)
  if ('pause_collection' in form) {
    const behavior = textOf(formOf(form, 'pause_collection'), 'behavior')
    subscription.pause_collection = behavior ? { behavior, resumes_at: null } : null
  }
  const price = textOf(listOf(form, 'items')[0] as Form | undefined, 'price')
  if (price) changePrice(state, subscription, find(state, 'price', price))
  const atEnd = textOf(form, 'cancel_at_period_end')
  if (atEnd) subscription.cancel_at_period_end = atEnd === 'true'
  subscription.metadata = { ...subscription.metadata, ...metadataOf(form) }
  tell(state, 'customer.subscription.updated', subscription)
  return subscription
}

function end(state: State, subscription: Thing): Thing {
  Object.assign(subscription, { status: 'canceled', canceled_at: state.now(), cancel_at_period_end: false })
  tell(state, 'customer.subscription.deleted', subscription)
  return subscription
}

/** What falls due until this moment: bills, and the end of what was to end. */
export function renew(state: State, until: number, clock: string | null): void {
  for (const subscription of all(state, 'subscription', (one) => one.test_clock === clock && ['active', 'past_due'].includes(one.status))) {
    const item = itemOf(subscription)
    if (subscription.status === 'past_due') tryAgain(state, subscription, until)
    while (item.current_period_end <= until && subscription.status !== 'canceled') {
      if (subscription.cancel_at_period_end) {
        end(state, subscription)
        break
      }
      Object.assign(item, {
        current_period_start: item.current_period_end,
        current_period_end: later(item.current_period_end, item.price.recurring),
      })
      if (subscription.pause_collection) continue
      const invoice = bill(state, subscription, 'subscription_cycle')
      if (!collect(state, subscription, invoice, defaultCard(state, find(state, 'customer', subscription.customer))))
        subscription.status = 'past_due'
      tell(state, 'customer.subscription.updated', subscription)
    }
  }
}

export const subscriptionRoutes: Routes = {
  'POST /v1/products': ({ state, form }) =>
    make(state, 'product', 'prod', { name: textOf(form, 'name'), active: true, metadata: metadataOf(form), description: null }),
  'GET /v1/products/{id}': ({ state, ids: [id] }) => find(state, 'product', id),
  'POST /v1/prices': ({ state, form }) => {
    const named = formOf(form, 'product_data')
    const product =
      textOf(form, 'product') ?? make(state, 'product', 'prod', { name: textOf(named, 'name'), active: true, metadata: {} }).id
    const interval = textOf(formOf(form, 'recurring'), 'interval')
    return make(state, 'price', 'price', {
      ...{ active: true, currency: 'usd', unit_amount: wholeOf(form, 'unit_amount') ?? 0, product, metadata: metadataOf(form) },
      ...{
        type: interval ? 'recurring' : 'one_time',
        recurring: interval ? { interval, interval_count: 1 } : null,
        lookup_key: textOf(form, 'lookup_key'),
      },
    })
  },
  'GET /v1/prices': ({ state, form }) =>
    page(
      '/v1/prices',
      all(state, 'price', ({ active }) => active),
      form,
    ),
  'GET /v1/prices/{id}': ({ state, ids: [id] }) => find(state, 'price', id),
  'POST /v1/subscriptions': ({ state, form }) => create(state, form),
  'GET /v1/subscriptions': ({ state, form }) => {
    const [customer, status] = [textOf(form, 'customer'), textOf(form, 'status')]
    const isMeant = (one: Thing) => (!customer || one.customer === customer) && (status === 'all' || one.status === (status ?? one.status))
    return page('/v1/subscriptions', all(state, 'subscription', isMeant), form)
  },
  'GET /v1/subscriptions/{id}': ({ state, ids: [id] }) => find(state, 'subscription', id),
  'POST /v1/subscriptions/{id}': ({ state, form, ids: [id] }) => change(state, find(state, 'subscription', id), form),
  'DELETE /v1/subscriptions/{id}': ({ state, ids: [id] }) => {
    const subscription = find(state, 'subscription', id)
    if (subscription.status === 'canceled') throw invalid(`No such subscription: '${id}'`, { code: 'resource_missing' }, 404)
    return end(state, subscription)
  },
  'POST /v1/invoices/create_preview': ({ state, form }) => preview(state, form),
  'GET /v1/invoices/{id}': ({ state, ids: [id] }) => find(state, 'invoice', id),
  'GET /v1/invoices': ({ state, form }) =>
    page(
      '/v1/invoices',
      all(state, 'invoice', ({ customer }) => !textOf(form, 'customer') || customer === form.customer),
      form,
    ),
  'POST /v1/billing_portal/sessions': ({ state, form }) => {
    const customer = find(state, 'customer', textOf(form, 'customer'))
    const made = make(state, 'billing_portal.session', 'bps', { customer: customer.id, return_url: textOf(form, 'return_url'), url: '' })
    made.url = `${state.url}/p/session/${made.id}`
    return made
  },
  'POST /v1/test_helpers/test_clocks': ({ state, form }) =>
    make(state, 'test_helpers.test_clock', 'clock', {
      frozen_time: wholeOf(form, 'frozen_time') ?? state.now(),
      status: 'ready',
      name: textOf(form, 'name'),
    }),
  'POST /v1/test_helpers/test_clocks/{id}/advance': ({ state, form, ids: [id] }) => {
    const clock = find(state, 'test_helpers.test_clock', id)
    const until = wholeOf(form, 'frozen_time') ?? 0
    if (until <= clock.frozen_time) throw invalid('The time to advance to must be later than the frozen time.', { param: 'frozen_time' })
    clock.frozen_time = until
    renew(state, until, clock.id)
    return clock
  },
}
