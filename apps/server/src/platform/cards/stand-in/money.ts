import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { type Form, metadataOf, textOf, wholeOf } from './form.ts'
import { all, find, invalid, make, page, Refusal, type Routes, type State, type Thing, tell } from './state.ts'

/** What the provider keeps of a charge. */
const FEE_TENTHS_OF_PERCENT = 29
const FEE_FIXED = 30
const DISPUTE_FEE = 1500
const feeOf = (amount: number): number => Math.round((amount * FEE_TENTHS_OF_PERCENT) / 1000) + FEE_FIXED

/** A line of the balance, of the platform (`null`) or of a connected account. What begins with `_` is shown to nobody. */
export function book(state: State, account: string | null, line: { type: string; amount: number; fee?: number; source: string }): Thing {
  const { fee = 0, amount } = line
  const status = { status: 'available', reporting_category: line.type, available_on: state.now(), exchange_rate: null, description: null }
  return make(state, 'balance_transaction', 'txn', {
    ...line,
    fee,
    net: amount - fee,
    currency: 'usd',
    ...status,
    _account: account,
    _payout: null,
  })
}

export const linesOf = (state: State, account: string | null): Thing[] =>
  all(state, 'balance_transaction', (line) => line._account === account)
export const balanceOf = (state: State, account: string | null): number => linesOf(state, account).reduce((sum, { net }) => sum + net, 0)

/** The money of an intent has been taken from a card. A part goes on to a connected account at once, where the intent says so. */
export function takeMoney(state: State, intent: Thing, card: Thing): Thing {
  const { amount, customer, metadata, application_fee_amount, transfer_data, on_behalf_of, currency } = intent
  const charge = make(state, 'charge', 'ch', {
    ...{ amount, currency, customer, metadata, application_fee_amount, transfer_data, on_behalf_of, payment_intent: intent.id },
    ...{ payment_method: card.id, paid: true, captured: true, status: 'succeeded', amount_captured: amount, amount_refunded: 0 },
    ...{ refunded: false, disputed: false, transfer: null as string | null, balance_transaction: '', failure_message: null },
    payment_method_details: { type: 'card', card: { brand: card.card.brand, last4: card.card.last4 } },
  })
  charge.receipt_url = `${state.url}/receipts/${charge.id}`
  charge.balance_transaction = book(state, null, { type: 'charge', amount, fee: feeOf(amount), source: charge.id }).id
  const destination = transfer_data?.destination
  if (destination) {
    const transfer = moveOn(state, { amount, destination, source: charge.id, metadata: {} })
    charge.transfer = transfer.id
    if (application_fee_amount) takeShare(state, charge, application_fee_amount, destination)
  }
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge.id,
    payment_method: card.id,
    next_action: null,
  })
  tell(state, 'charge.succeeded', charge)
  tell(state, 'payment_intent.succeeded', intent)
  return charge
}

function takeShare(state: State, charge: Thing, amount: number, account: string): void {
  const share = make(state, 'application_fee', 'fee', {
    amount,
    account,
    charge: charge.id,
    amount_refunded: 0,
    refunded: false,
    currency: 'usd',
  })
  charge.application_fee = share.id
  book(state, null, { type: 'application_fee', amount, source: share.id })
  book(state, account, { type: 'application_fee', amount: -amount, source: share.id })
}

type Move = { amount: number; destination: string; source: string | null; metadata: Record<string, string>; group?: string | null }

function moveOn(state: State, { amount, destination, source, metadata, group = null }: Move): Thing {
  find(state, 'account', destination)
  const transfer = make(state, 'transfer', 'tr', {
    ...{ amount, destination, metadata, source_transaction: source, amount_reversed: 0, reversed: false, currency: 'usd' },
    transfer_group: group,
    destination_payment: '',
    balance_transaction: '',
  })
  transfer.balance_transaction = book(state, null, { type: 'transfer', amount: -amount, source: transfer.id }).id
  const payment = make(state, 'charge', 'py', {
    amount,
    currency: 'usd',
    status: 'succeeded',
    paid: true,
    source_transfer: transfer.id,
    _account: destination,
  })
  transfer.destination_payment = payment.id
  book(state, destination, { type: 'payment', amount, source: payment.id })
  tell(state, 'transfer.created', transfer)
  return transfer
}

/** The transfer of a destination charge can be taken back whatever the account holds: it may go below 0, and its bank pays. */
function moveBack(state: State, transfer: Thing, amount: number, metadata: Record<string, string> = {}): Thing {
  refuseTooMuch(transfer, amount)
  find(state, 'account', transfer.destination)
  transfer.amount_reversed += amount
  transfer.reversed = transfer.amount_reversed === transfer.amount
  book(state, transfer.destination, { type: 'payment_refund', amount: -amount, source: transfer.id })
  const back = make(state, 'transfer_reversal', 'trr', { amount, transfer: transfer.id, currency: 'usd', metadata })
  book(state, null, { type: 'transfer_refund', amount, source: back.id })
  tell(state, 'transfer.reversed', transfer)
  return back
}

function refuseTooMuch(transfer: Thing, amount: number): void {
  if (transfer.amount_reversed + amount > transfer.amount)
    throw invalid('The amount is greater than what is left of this transfer.', { param: 'amount' })
}

/** A bank that has not decided yet keeps the money from being refunded; one that has decided against the owner of the card does not. */
const isTaken = (state: State, charge: Thing): boolean =>
  all(state, 'dispute', (one) => one.charge === charge.id && one.status !== 'won').length > 0

function refund(state: State, form: Form): Thing {
  const intent = textOf(form, 'payment_intent')
  const charge = find(state, 'charge', intent ? find(state, 'payment_intent', intent).latest_charge : textOf(form, 'charge'))
  const left = charge.amount - charge.amount_refunded
  if (isTaken(state, charge))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' })
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = wholeOf(form, 'amount') ?? left
  if (amount <= 0) throw invalid('Invalid positive integer', { param: 'amount', code: 'parameter_invalid_integer' })
  if (amount > left)
    throw invalid(`Refund amount (${dollarsAndCents(amount)}) is greater than unrefunded amount on charge (${dollarsAndCents(left)})`, {
      param: 'amount',
    })
  const transfer = charge.transfer && textOf(form, 'reverse_transfer') === 'true' ? find(state, 'transfer', charge.transfer) : null
  if (transfer) refuseTooMuch(transfer, amount)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  const made = make(state, 'refund', 're', {
    ...{
      amount,
      currency: 'usd',
      charge: charge.id,
      payment_intent: charge.payment_intent,
      status: state.slowRefunds ? 'pending' : 'succeeded',
      metadata: metadataOf(form),
    },
    ...{ reason: textOf(form, 'reason'), balance_transaction: '', failure_reason: null },
  })
  made.balance_transaction = book(state, null, { type: 'refund', amount: -amount, source: made.id }).id
  // What was taken from the account of somebody goes back to there.
  if (charge.source?.object === 'account') book(state, charge.source.id, { type: 'transfer_refund', amount, source: made.id })
  const share = (of: number) => Math.round((of * amount) / charge.amount)
  const destination = charge.transfer_data?.destination
  if (transfer) moveBack(state, transfer, amount)
  if (charge.application_fee && textOf(form, 'refund_application_fee') === 'true') {
    const fee = find(state, 'application_fee', charge.application_fee)
    const back = share(fee.amount)
    fee.amount_refunded += back
    book(state, null, { type: 'application_fee_refund', amount: -back, source: fee.id })
    book(state, destination, { type: 'application_fee_refund', amount: back, source: fee.id })
  }
  tell(state, 'refund.created', made)
  tell(state, 'charge.refunded', charge)
  return made
}

/** The bank of the card has answered: the refund has arrived, or it failed and the money is with the platform again. What left the account stays away. */
export function answerRefund(state: State, id: string, arrives: boolean): Thing {
  const made = find(state, 'refund', id)
  const charge = find(state, 'charge', made.charge)
  made.status = arrives ? 'succeeded' : 'failed'
  if (!arrives) {
    made.failure_reason = 'lost_or_stolen_card'
    charge.amount_refunded -= made.amount
    charge.refunded = false
    book(state, null, { type: 'refund_failure', amount: made.amount, source: made.id })
  }
  tell(state, arrives ? 'refund.updated' : 'refund.failed', made)
  return made
}

/** The owner of the card wants the money back; the bank takes it at once. */
export function dispute(state: State, charge: Thing, amount: number = charge.amount - charge.amount_refunded): Thing {
  charge.disputed = true
  const made = make(state, 'dispute', 'dp', {
    ...{
      amount,
      currency: 'usd',
      charge: charge.id,
      payment_intent: charge.payment_intent,
      reason: 'fraudulent',
      status: 'needs_response',
    },
    ...{
      metadata: {},
      is_charge_refundable: false,
      balance_transactions: [] as Thing[],
      evidence_details: { due_by: state.now() + 7 * 86_400, has_evidence: false },
    },
  })
  made.balance_transactions = [book(state, null, { type: 'adjustment', amount: -amount, fee: DISPUTE_FEE, source: made.id })]
  tell(state, 'charge.dispute.created', made)
  tell(state, 'charge.dispute.funds_withdrawn', made)
  return made
}

export function closeDispute(state: State, id: string, status: 'won' | 'lost'): Thing {
  const made = find(state, 'dispute', id)
  made.status = status
  if (status === 'won') {
    made.balance_transactions.push(book(state, null, { type: 'adjustment', amount: made.amount, fee: -DISPUTE_FEE, source: made.id }))
    tell(state, 'charge.dispute.funds_reinstated', made)
  }
  tell(state, 'charge.dispute.closed', made)
  return made
}

/** Everything that lies in the account goes to its bank. */
export function payOut(state: State, account: string | null): Thing | null {
  const lines = linesOf(state, account).filter((line) => line._payout === null)
  const amount = lines.reduce((sum, { net }) => sum + net, 0)
  if (amount <= 0) return null
  const payout = make(state, 'payout', 'po', {
    ...{ amount, currency: 'usd', status: 'paid', automatic: true, method: 'standard', type: 'bank_account', metadata: {} },
    ...{ arrival_date: state.now() + 2 * 86_400, destination: null, balance_transaction: '', _account: account },
  })
  for (const line of lines) line._payout = payout.id
  const line = book(state, account, { type: 'payout', amount: -amount, source: payout.id })
  line._payout = payout.id
  payout.balance_transaction = line.id
  tell(state, 'payout.paid', payout, account)
  return payout
}

const between = (form: Form) => {
  const created = typeof form.created === 'object' ? form.created : undefined
  const [from, until] = [wholeOf(created, 'gte') ?? 0, wholeOf(created, 'lte') ?? Number.POSITIVE_INFINITY]
  return (thing: Thing) => thing.created >= from && thing.created <= until
}

const list =
  (object: string, url: string, ...by: string[]): Routes[string] =>
  ({ state, form, account }) => {
    const isMeant = (thing: Thing) =>
      (thing._account ?? null) === account &&
      between(form)(thing) &&
      by.every((name) => !textOf(form, name) || thing[name] === textOf(form, name))
    return page(url, all(state, object, isMeant), form)
  }

export const moneyRoutes: Routes = {
  'POST /v1/refunds': ({ state, form }) => refund(state, form),
  'GET /v1/refunds': list('refund', '/v1/refunds', 'payment_intent', 'charge'),
  'GET /v1/refunds/{id}': ({ state, ids: [id] }) => find(state, 'refund', id),
  'GET /v1/disputes': list('dispute', '/v1/disputes', 'payment_intent', 'charge'),
  'GET /v1/disputes/{id}': ({ state, ids: [id] }) => find(state, 'dispute', id),
  'GET /v1/charges': list('charge', '/v1/charges', 'payment_intent', 'customer', 'transfer_group'),
  'GET /v1/charges/{id}': ({ state, ids: [id] }) => find(state, 'charge', id),
  /** Takes from what lies in a connected account. */
  'POST /v1/charges': ({ state, form }) => {
    const [amount, from] = [wholeOf(form, 'amount') ?? 0, find(state, 'account', textOf(form, 'source')).id]
    if (amount <= 0) throw invalid('Invalid positive integer', { param: 'amount', code: 'parameter_invalid_integer' })
    if (balanceOf(state, from) < amount)
      throw new Refusal(402, { type: 'card_error', code: 'balance_insufficient', message: 'Insufficient funds in the account.' })
    const charge = make(state, 'charge', 'py', {
      ...{ amount, currency: 'usd', status: 'succeeded', paid: true, captured: true, amount_refunded: 0, refunded: false, disputed: false },
      ...{ metadata: metadataOf(form), source: { id: from, object: 'account' }, payment_intent: null, customer: null },
      transfer_group: textOf(form, 'transfer_group'),
    })
    book(state, null, { type: 'payment', amount, source: charge.id })
    book(state, from, { type: 'transfer', amount: -amount, source: charge.id })
    tell(state, 'charge.succeeded', charge)
    return charge
  },
  'POST /v1/transfers': ({ state, form }) => {
    const [amount, destination] = [wholeOf(form, 'amount') ?? 0, textOf(form, 'destination') ?? '']
    if (amount <= 0) throw invalid('Invalid positive integer', { param: 'amount', code: 'parameter_invalid_integer' })
    if (!find(state, 'account', destination).details_submitted)
      throw invalid('Your destination account needs to have at least one of the following capabilities enabled: transfers', {
        code: 'insufficient_capabilities_for_transfer',
      })
    const source = textOf(form, 'source_transaction')
    if (!source && balanceOf(state, null) < amount)
      throw invalid('You have insufficient available funds in your account.', { code: 'balance_insufficient' })
    return moveOn(state, { amount, destination, source, metadata: metadataOf(form), group: textOf(form, 'transfer_group') })
  },
  'GET /v1/transfers': list('transfer', '/v1/transfers', 'destination', 'transfer_group'),
  'GET /v1/transfers/{id}': ({ state, ids: [id] }) => find(state, 'transfer', id),
  'POST /v1/transfers/{id}/reversals': ({ state, form, ids: [id] }) => {
    const transfer = find(state, 'transfer', id)
    return moveBack(state, transfer, wholeOf(form, 'amount') ?? transfer.amount - transfer.amount_reversed, metadataOf(form))
  },
  'GET /v1/balance': ({ state, account }) =>
    ({
      ...{ object: 'balance', livemode: false, pending: [{ amount: 0, currency: 'usd' }] },
      available: [{ amount: balanceOf(state, account), currency: 'usd' }],
    }) as unknown as Thing,
  'GET /v1/balance_transactions': ({ state, form, account }) => {
    const payout = textOf(form, 'payout')
    const lines = linesOf(state, account).filter((line) => (!payout || line._payout === payout) && between(form)(line))
    return page('/v1/balance_transactions', lines, form)
  },
  'GET /v1/balance_transactions/{id}': ({ state, ids: [id] }) => find(state, 'balance_transaction', id),
  'GET /v1/payouts': list('payout', '/v1/payouts'),
  'GET /v1/payouts/{id}': ({ state, ids: [id], account }) => {
    const payout = find(state, 'payout', id)
    if (payout._account !== account) throw invalid(`No such payout: '${id}'`, { code: 'resource_missing', param: 'id' }, 404)
    return payout
  },
  'GET /v1/events': ({ state, form, account }) => {
    const types = Object.values(typeof form.types === 'object' ? form.types : {})
    const isMeant = (event: Thing) =>
      between(form)(event) && (event.account ?? null) === account && (!types.length || types.includes(event.type as string))
    return page('/v1/events', state.events.filter(isMeant).reverse(), form)
  },
  'GET /v1/events/{id}': ({ state, ids: [id] }) => {
    const event = state.events.find((one) => one.id === id)
    if (!event) throw invalid(`No such event: '${id}'`, { code: 'resource_missing' }, 404)
    return event
  },
}
