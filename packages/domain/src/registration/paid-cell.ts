import type { Payment } from './payment-words.ts'

/** How a list says that a boat paid. `online`: by card or in a shop, an app for money included. */
export const HOW_PAID = ['cash', 'check', 'online'] as const
export type HowPaid = (typeof HOW_PAID)[number]

/** What a cell about the fee says. `out`: whose money went back, or whose order never counted. */
export type PaidCell = { payment: Payment; how?: HowPaid; checkNumber?: string } | { payment: Payment; is: 'out' | 'unclear' }

const AMOUNT = /^\(?-?\s*(?:us)?\$?\s*-?\d[\d,. ]*\)?\s*(?:usd|dollars?)?$/
const NEGATIVE = /^\(|-/
const DECIMAL_COMMA = /,\d{1,2}$/

const OUT =
  /\b(?:refund(?:ed)?|cancell?ed|failed|void(?:ed)?|declined|chargeback|charged back|withdr[ae]wn?|trash|expired|reembols\w*|cancelad[ao]|rechazad[ao])\b/
const OWES =
  /^(?:no|n|false|not yet)$|\b(?:unpaid|not paid|owes?|due|pending|on[ -]hold|awaiting|pay(?:ing)? (?:later|at)|will pay|sin pagar|no pag\w*|debe|pendiente)\b/
const HOW: readonly (readonly [HowPaid, RegExp])[] = [
  [
    'online',
    /\b(?:cash ?app|card|credit|debit|visa|mastercard|amex|stripe|square|pay ?pal|venmo|zelle|apple pay|google pay|online|woo\w*|tarjeta|en l[ií]nea)\b/,
  ],
  ['check', /\b(?:check|cheque|chk|ck)\b/],
  ['cash', /\b(?:cash|efectivo)\b/],
]
const PAID =
  /^(?:yes|y|s[ií]|x|true|ok|pif|[✓✔☑])$|\b(?:paid|pd|complete[d]?|processing|processed|succeeded|captured|fulfilled|received|pagad[ao]|pag[oó])(?!\p{L})/u
const CHECK_NUMBER = /#?\s?(\d{2,6})\b/

/** Dollars of a cell, with either sign for the decimals; null when it is no amount. */
function dollarsOf(cell: string): number | null {
  if (!AMOUNT.test(cell)) return null
  const digits = DECIMAL_COMMA.test(cell) ? cell.replaceAll('.', '').replace(',', '.') : cell.replaceAll(',', '')
  const dollars = Number(digits.replace(/[^\d.]/g, ''))
  return Number.isNaN(dollars) ? null : NEGATIVE.test(cell) ? -dollars : dollars
}

/** A cell of a column about the fee: an amount, yes or no, a way to pay, or the status of an order. Null: nothing stands there. */
export function readPaidCell(written: string): PaidCell | null {
  const cell = written.toLowerCase().replace(/_/g, ' ').trim()
  if (cell === '' || /^[-–—]+$/.test(cell)) return null
  const dollars = dollarsOf(cell)
  if (dollars !== null) return dollars < 0 ? { payment: 'Pending', is: 'out' } : { payment: dollars > 0 ? 'Paid' : 'Pending' }
  if (OUT.test(cell)) return { payment: 'Pending', is: 'out' }
  if (OWES.test(cell)) return { payment: 'Pending' }
  const how = HOW.find(([, pattern]) => pattern.test(cell))?.[0]
  if (how === 'check') {
    const checkNumber = CHECK_NUMBER.exec(cell)?.[1]
    return { payment: 'Paid', how, ...(checkNumber && { checkNumber }) }
  }
  if (how) return { payment: 'Paid', how }
  return PAID.test(cell) ? { payment: 'Paid' } : { payment: 'Pending', is: 'unclear' }
}
