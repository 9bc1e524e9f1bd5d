import type { PlatformFees } from '@ramplight/contract/payments/platform-invoices'
import type Stripe from 'stripe'
import { askProvider } from '#platform/cards/ask-provider'
import type { Deps } from '#platform/http/deps'
import { customerOf } from '../stripe/index.ts'

/** The card that pays for a customer: the one they chose, else the newest; null when there is none. */
export async function cardOf(deps: Deps, customer: string): Promise<Stripe.PaymentMethod | null> {
  const found = await askProvider(deps.cards, async (stripe) => ({
    holder: await stripe.customers.retrieve(customer),
    cards: (await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 100 })).data,
  }))
  const chosen = found.holder.deleted ? null : found.holder.invoice_settings?.default_payment_method
  const id = typeof chosen === 'string' ? chosen : chosen?.id
  const newest = found.cards.toSorted((one, other) => other.created - one.created)
  return newest.find((card) => card.id === id) ?? newest[0] ?? null
}

const none = { brand: null, last4: null }

/** The card of a director as they know it again. A provider that is away keeps nobody from reading what they owe. */
export async function shownCard(deps: Deps, director: string): Promise<PlatformFees['card']> {
  if (!deps.cards) return { state: 'unknown', ...none }
  const customer = (await customerOf(deps, director))?.customer
  if (!customer) return { state: 'none', ...none }
  try {
    const card = (await cardOf(deps, customer))?.card
    return card ? { state: 'there', brand: card.brand, last4: card.last4 } : { state: 'none', ...none }
  } catch {
    return { state: 'unknown', ...none }
  }
}
