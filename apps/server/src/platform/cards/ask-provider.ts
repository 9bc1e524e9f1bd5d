import { createHash } from 'node:crypto'
import { refused } from '@ramplight/domain/kernel/errors'
import Stripe from 'stripe'
import type { CardProvider } from './card-provider.ts'

/**
 * Asks the provider. Its refusals become ours: nobody is shown what it says about itself. `session.over` and the like are never the
 * provider's: a key of ours that it does not take is our fault, and logged as such.
 */
export async function askProvider<T>(cards: CardProvider | null, ask: (stripe: Stripe) => Promise<T>): Promise<T> {
  if (!cards) throw refused('cards.off')
  try {
    return await ask(cards.stripe)
  } catch (error) {
    throw asRefusal(error)
  }
}

function asRefusal(error: unknown): unknown {
  const { StripeError, StripeCardError, StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeInvalidRequestError } =
    Stripe.errors
  if (!(error instanceof StripeError)) return error
  if (error instanceof StripeCardError && error.code === 'authentication_required') return refused('cards.asks')
  if (error instanceof StripeCardError) return refused('cards.declined', { words: error.message })
  if (error instanceof StripeConnectionError || error instanceof StripeAPIError || error instanceof StripeRateLimitError)
    return refused('cards.away')
  if (error instanceof StripeInvalidRequestError) {
    if (error.code === 'resource_missing') return refused('record.not-found')
    if (error.code === 'insufficient_capabilities_for_transfer') return refused('cards.director-not-ready')
    return refused('cards.refused', { words: error.message })
  }
  return error
}

/** Is that there at the provider? Null where it is not. */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

/** Whoever ends something that is over already has what they want. */
export const ifOverAlready = (error: unknown): void => {
  const { code } = error as { code?: string }
  if (code !== 'cards.refused' && code !== 'record.not-found') throw error
}

/**
 * The key under which the provider does something once, however often it is asked. Made of what is done and for whom, not at random:
 * also a server that was killed in between, and starts anew, asks with the same.
 */
export const onceFor = (...parts: readonly (string | number)[]): { idempotencyKey: string } => ({
  idempotencyKey: `ramplight-${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}`,
})
