/** What the published test card numbers do, wherever they are typed. */
export type CardFate =
  | { does: 'pays' }
  | { does: 'is declined'; code: string; decline: string; words: string }
  | { does: 'asks'; words: string }
  /** Is taken, and declined as soon as it shall pay. */
  | { does: 'fails later'; code: string; decline: string; words: string }
  /** Pays, and its owner wants the money back. */
  | { does: 'is disputed' }

const declined = (decline: string, words: string, code = 'card_declined'): CardFate => ({ does: 'is declined', code, decline, words })
const DECLINED = 'Your card was declined.'

const FATES: Record<string, CardFate> = {
  '4242424242424242': { does: 'pays' },
  '5555555555554444': { does: 'pays' },
  '378282246310005': { does: 'pays' },
  '4000000000000002': declined('generic_decline', DECLINED),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card', DECLINED),
  '4000000000000069': declined('expired_card', 'Your card has expired.', 'expired_card'),
  '4000000000000127': declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  '4000000000000119': declined(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
    'processing_error',
  ),
  '4000002500003155': { does: 'asks', words: 'Your card was not authenticated.' },
  '4000002760003184': { does: 'asks', words: 'Your card was not authenticated.' },
  '4000000000000341': { does: 'fails later', code: 'card_declined', decline: 'generic_decline', words: DECLINED },
  '4000000000000259': { does: 'is disputed' },
}

/** Of a number as it is typed, with blanks or without; null for one that is no test card: no real card is ever taken here. */
export const fateOf = (number: string): CardFate | null => FATES[number.replace(/[\s-]/g, '')] ?? null

export const brandOf = (number: string): string => ({ '4': 'visa', '5': 'mastercard', '3': 'amex' })[number[0] ?? ''] ?? 'unknown'

/** The ways of this protocol to name a card without its number. */
export const NUMBER_OF: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_createDispute: '4000000000000259',
}
