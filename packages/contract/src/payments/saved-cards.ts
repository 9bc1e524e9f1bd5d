import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { text } from '../kernel/fields.ts'
import { idOf } from './stripe-ids.ts'

const [customer, payment_method] = [idOf('cus'), idOf('pm')]
export const directorPage = text(300).regex(/^\/director(\/|$)[^\\]*$/, 'must be a page of a director')

/** Whose cards are kept at the provider. */
export const cardCustomer = z
  .object({ customer, email: z.string().nullable(), name: z.string().nullable(), default_payment_method: payment_method.nullable() })
  .meta({ id: 'CardCustomer' })

/** A card as a person knows it again. The number is the provider's, and never comes here. */
export const savedCard = z
  .object({
    payment_method,
    brand: z.string(),
    last4: z.string(),
    exp_month: z.number().int(),
    exp_year: z.number().int(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'SavedCard' })

/** A page of the provider. It is opened once, and is over after a while. */
export const page = z.object({ url: z.string() })

const asked = { method: 'POST', inSteps: true, own: 'cards' } as const

/** The saved cards of whoever asks; by themselves, so that a phone need not carry the other calls of the card provider. */
export const savedCardCalls = {
  ownCards: endpoint({
    method: 'GET',
    path: '/api/stripe/own-cards',
    summary:
      'The saved cards of the caller. `isOn`: false where nobody pays by card; `customer`: null until they have saved or paid something.',
    policy: 'signed-in',
    response: z.object({ isOn: z.boolean(), customer: customer.nullable(), cards: z.array(savedCard) }),
  }),
  setDefaultCard: endpoint({
    ...asked,
    path: '/api/stripe/update-customers-default-payment-method',
    summary: 'Which of the saved cards pays.',
    policy: 'account.edit',
    body: z.strictObject({ customer, payment_method }),
    response: cardCustomer,
  }),
  removeCard: endpoint({
    ...asked,
    path: '/api/stripe/remove-payment-method',
    summary: 'Forget a saved card. Twice is harmless.',
    policy: 'account.edit',
    body: z.strictObject({ customer, payment_method }),
    response: z.array(savedCard),
  }),
  setupCheckout: endpoint({
    ...asked,
    path: '/api/stripe/setup-mode-checkout-session',
    summary:
      'A page of the provider on which the caller saves a card. `back`: where they come back to; `from`: the page of a director that had sent them there.',
    policy: 'signed-in',
    body: z.strictObject({ back: z.enum(['payments', 'fees']).optional(), from: directorPage.optional() }),
    response: page,
  }),
}
