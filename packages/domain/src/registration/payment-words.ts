/** What the line says of the fee. */
export type Payment = 'Paid' | 'Pending'

const WORDS: readonly (readonly [Payment, RegExp])[] = [
  ['Pending', /^(?:not\s+paid|unpaid|owes|due)$/i],
  ['Paid', /^(?:paid|pd|cash|check|cheque|ck|venmo|zelle|paypal|cashapp)(?:\s+#?\d{1,6})?$/i],
  ['Paid', /^\$\s?\d+(?:\.\d\d)?$/],
]
const AT_THE_END =
  /^(.*?)[\s,;:([–-]+((?:not\s+paid|unpaid|owes|due|paid|pd|cash|check|cheque|ck|venmo|zelle|paypal|cashapp)(?:\s+#?\d{1,6})?|\$\s?\d+(?:\.\d\d)?)[)\]\s.!]*$/i
const IN_FRONT = /^(not\s+paid|unpaid|paid|pd)[\s,;:)\]–-]+(.+)$/i

const meaningOf = (word: string): Payment | undefined => WORDS.find(([, pattern]) => pattern.test(word.trim()))?.[0]
const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/**
 * `Ann Baker paid cash`: the name, and what is said of the fee. Johnny Cash keeps his last name: a word is taken away only when a
 * first and a last name are left, or nothing else stands there.
 */
export function takePayment(text: string): { rest: string; payment?: Payment } {
  const whole = meaningOf(text.replace(/^[([\s]+|[)\]\s.!]+$/g, ''))
  if (whole) return { rest: '', payment: whole }
  const end = AT_THE_END.exec(text)
  if (end && countWords(end[1]!) >= 2) return withPayment(end[1]!, meaningOf(end[2]!))
  const front = IN_FRONT.exec(text)
  if (front && countWords(front[2]!) >= 2) return withPayment(front[2]!, meaningOf(front[1]!))
  return { rest: text }
}

/** `paid cash` is two words of one thing; who is not paid owes, whatever else is said. */
function withPayment(rest: string, payment: Payment | undefined): { rest: string; payment?: Payment } {
  const more = takePayment(rest.trim())
  const said = [more.payment, payment]
  const first = said.includes('Pending') ? 'Pending' : (payment ?? more.payment)
  return { rest: more.rest, ...(first && { payment: first }) }
}
