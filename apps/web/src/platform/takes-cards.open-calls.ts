import { cardCheckoutCalls } from '@ramplight/contract/payments/card-checkout'

export const calls = { takesCards: cardCheckoutCalls.takesCards }
