import { type Form, formOf, metadataOf, textOf } from './form.ts'
import { all, find, invalid, make, page, type Routes, type State, type Thing, tell } from './state.ts'
import { brandOf, fateOf, NUMBER_OF } from './test-cards.ts'

/** What is kept of the number, so that the card does tomorrow what it does today; no answer shows it. */
const numbers = new WeakMap<State, Map<string, string>>()
const numbersOf = (state: State): Map<string, string> => {
  const known = numbers.get(state) ?? new Map<string, string>()
  numbers.set(state, known)
  return known
}
export const numberOf = (state: State, paymentMethod: Thing): string => numbersOf(state).get(paymentMethod.id) ?? '4242424242424242'

/** A card by its number. A number that is no test card is refused, as in the provider's own test mode. */
export function makeCard(state: State, number: string, customer: string | null = null): Thing {
  const digits = number.replace(/[\s-]/g, '')
  if (!fateOf(digits))
    throw invalid('Your card was declined. Your request was in test mode, but used a non test card.', { code: 'card_declined' }, 402)
  const card = {
    brand: brandOf(digits),
    last4: digits.slice(-4),
    exp_month: 12,
    exp_year: new Date(state.now() * 1000).getUTCFullYear() + 3,
  }
  const made = make(state, 'payment_method', 'pm', { type: 'card', customer, card: { ...card, funding: 'credit' }, metadata: {} })
  numbersOf(state).set(made.id, digits)
  return made
}

/** A payment method by its id, or by one of the names that stand for a new test card. */
export const cardNamed = (state: State, id: string, customer: string | null): Thing =>
  NUMBER_OF[id] ? makeCard(state, NUMBER_OF[id], customer) : find(state, 'payment_method', id)

const cardsOf = (state: State, customer: string): Thing[] => all(state, 'payment_method', (one) => one.customer === customer)

function change(customer: Thing, form: Form): Thing {
  for (const name of ['email', 'name', 'description'] as const) if (name in form) customer[name] = textOf(form, name)
  customer.metadata = { ...customer.metadata, ...metadataOf(form) }
  const settings = formOf(form, 'invoice_settings')
  if (settings) customer.invoice_settings.default_payment_method = textOf(settings, 'default_payment_method')
  return customer
}

export const customerRoutes: Routes = {
  'POST /v1/customers': ({ state, form }) => {
    const clock = textOf(form, 'test_clock')
    if (clock) find(state, 'test_helpers.test_clock', clock)
    const made = make(state, 'customer', 'cus', {
      ...{ email: null, name: null, description: null, metadata: {}, balance: 0, currency: null, delinquent: false, test_clock: clock },
      invoice_settings: { default_payment_method: null },
    })
    tell(state, 'customer.created', change(made, form))
    return made
  },
  'GET /v1/customers/{id}': ({ state, ids: [id] }) => {
    const gone = state.things.get(id!)
    if (gone?.object === 'customer' && gone.deleted) return { id: gone.id, object: 'customer', deleted: true } as unknown as Thing
    return find(state, 'customer', id)
  },
  'POST /v1/customers/{id}': ({ state, form, ids: [id] }) => {
    const customer = find(state, 'customer', id)
    const preferred = textOf(formOf(form, 'invoice_settings'), 'default_payment_method')
    if (preferred && find(state, 'payment_method', preferred).customer !== customer.id)
      throw invalid(`The customer does not have a payment method with the ID ${preferred}.`, { code: 'resource_missing' })
    return change(customer, form)
  },
  'DELETE /v1/customers/{id}': ({ state, ids: [id] }) => {
    find(state, 'customer', id).deleted = true
    return { id, object: 'customer', deleted: true } as unknown as Thing
  },
  'GET /v1/customers/{id}/payment_methods': ({ state, form, ids: [id] }) =>
    page(`/v1/customers/${id}/payment_methods`, cardsOf(state, find(state, 'customer', id).id), form),
  'GET /v1/payment_methods': ({ state, form }) => page('/v1/payment_methods', cardsOf(state, textOf(form, 'customer') ?? ''), form),
  'GET /v1/payment_methods/{id}': ({ state, ids: [id] }) => find(state, 'payment_method', id),
  'POST /v1/payment_methods/{id}/attach': ({ state, form, ids: [id] }) => {
    const customer = find(state, 'customer', textOf(form, 'customer'))
    const card = cardNamed(state, id!, customer.id)
    card.customer = customer.id
    tell(state, 'payment_method.attached', card)
    return card
  },
  'POST /v1/payment_methods/{id}/detach': ({ state, ids: [id] }) => {
    const card = find(state, 'payment_method', id)
    if (!card.customer) throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.')
    const owner = find(state, 'customer', card.customer)
    if (owner.invoice_settings.default_payment_method === card.id) owner.invoice_settings.default_payment_method = null
    card.customer = null
    tell(state, 'payment_method.detached', card)
    return card
  },
  'POST /v1/setup_intents': ({ state, form }) => makeSetupIntent(state, textOf(form, 'customer'), metadataOf(form)),
  'GET /v1/setup_intents/{id}': ({ state, ids: [id] }) => find(state, 'setup_intent', id),
}

export function makeSetupIntent(state: State, customer: string | null, metadata: Record<string, string>): Thing {
  if (customer) find(state, 'customer', customer)
  const made = make(state, 'setup_intent', 'seti', {
    ...{ customer, metadata, status: 'requires_payment_method', usage: 'off_session', payment_method: null, last_setup_error: null },
    client_secret: '',
  })
  made.client_secret = `${made.id}_secret_${made.created}`
  return made
}

/** The card is kept for later. */
export function keepCard(state: State, intent: Thing, card: Thing): void {
  card.customer = intent.customer
  Object.assign(intent, { status: 'succeeded', payment_method: card.id })
  tell(state, 'payment_method.attached', card)
  tell(state, 'setup_intent.succeeded', intent)
}
