import Stripe from 'stripe'
import type { CardSettings } from './card-settings.ts'
import { type CardStandIn, openCardStandIn } from './stand-in/open-card-stand-in.ts'

/** The version of the provider's API that this code was written for; its own default may move on. */
const API_VERSION = '2026-10-28.endive' as const
/** Longer than this nobody waits at a ramp. */
const PATIENCE_MS = 15_000

/** Who takes cards for us. `null` in the place of it: nobody does, and the product says so. */
export type CardProvider = {
  stripe: Stripe
  webhookSecrets: string[]
  /** For pages that speak with the provider themselves. */
  publishableKey: string | null
  isLive: boolean
  /** Of a demo. */
  standIn: CardStandIn | null
}

/** The real provider, or one that speaks like it, by its own SDK. */
export function cardProvider(settings: CardSettings, standIn: CardStandIn | null = null, retries = 2): CardProvider {
  const { protocol, hostname, port } = new URL(settings.url)
  const stripe = new Stripe(settings.secretKey, {
    apiVersion: API_VERSION,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: PATIENCE_MS,
    // With the same key again: what was done is not done twice.
    maxNetworkRetries: retries,
    telemetry: false,
  })
  const { webhookSecrets, publishableKey, isLive } = settings
  return { stripe, webhookSecrets, publishableKey, isLive, standIn }
}

/** A provider of our own for tests and demos. No money moves. `retries`: how often its SDK asks again by itself. */
export async function cardProviderStandIn(retries?: number): Promise<CardProvider & { standIn: CardStandIn }> {
  const standIn = await openCardStandIn()
  const { url, secretKey, webhookSecret, connectSecret } = standIn
  return {
    ...cardProvider(
      { url, secretKey, webhookSecrets: [webhookSecret, connectSecret], publishableKey: null, isLive: false },
      standIn,
      retries,
    ),
    standIn,
  }
}

/** That of the settings; a demo puts a stand-in in its place. Without either, it is said that cards are off. */
export async function chooseCards(
  settings: CardSettings | undefined,
  demo: boolean,
  log: (line: string) => void,
): Promise<CardProvider | null> {
  if (demo && settings?.isLive) throw new Error('A demo takes no live key: nobody may be charged by playing with it.')
  if (settings) return cardProvider(settings)
  if (demo) return cardProviderStandIn()
  log('Cards are off: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to have entry fees paid by card.')
  return null
}
