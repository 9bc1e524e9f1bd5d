/** What a server needs to know to have cards taken. */
export type CardSettings = {
  secretKey: string
  publishableKey: string | null
  /** One of each endpoint: the provider signs with that of the endpoint it speaks to. */
  webhookSecrets: string[]
  /** Where the provider is; other than the real one only in tests and demos. */
  url: string
  isLive: boolean
}

type Given = {
  secretKey: string | undefined
  publishableKey: string | undefined
  /** One, or several with commas between them. */
  webhookSecret: string | undefined
  url: string
  publicUrl: string | undefined
  liveHost: string | undefined
}

const modeOf = (key: string): 'live' | 'test' | null => {
  const [, mode] = key.match(/^(?:sk|rk|pk)_(live|test)_\w+$/) ?? []
  return (mode as 'live' | 'test' | undefined) ?? null
}

const hostOf = (url: string | undefined): string | null => (url ? new URL(url).hostname : null)

/**
 * Settings that fit together, or why they do not, in words for whoever starts the server. Live keys work on the live site and nowhere
 * else, and the live site works with them alone: nobody charges a real card from a copy, and nobody fishes for free on the real site.
 * Undefined: no key is set, and cards are off.
 */
export function cardSettings(given: Given): CardSettings | undefined | { wrong: string } {
  const { secretKey, publishableKey, webhookSecret, url, publicUrl, liveHost } = given
  if (!secretKey) {
    const left = publishableKey ? 'STRIPE_PUBLISHABLE_KEY' : webhookSecret ? 'STRIPE_WEBHOOK_SECRET' : null
    return left ? { wrong: `${left} is set and STRIPE_SECRET_KEY is not: set both, or neither for a server without cards.` } : undefined
  }
  const mode = modeOf(secretKey)
  if (!mode || secretKey.startsWith('pk_'))
    return { wrong: 'STRIPE_SECRET_KEY is no secret key: it begins with sk_test_, sk_live_, rk_test_ or rk_live_.' }
  const webhookSecrets = (webhookSecret ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (!webhookSecrets.length) return { wrong: 'STRIPE_WEBHOOK_SECRET is missing: without it no payment would ever be known to be made.' }
  if (publishableKey && (modeOf(publishableKey) !== mode || !publishableKey.startsWith('pk_')))
    return { wrong: `STRIPE_PUBLISHABLE_KEY does not fit to STRIPE_SECRET_KEY: it has to begin with pk_${mode}_.` }
  const isLiveSite = !!liveHost && hostOf(publicUrl) === liveHost.toLowerCase()
  if (mode === 'live' && !isLiveSite)
    return {
      wrong: 'STRIPE_SECRET_KEY is a live key, and this is not the live site: set LIVE_HOST to the host of PUBLIC_URL, or use a test key.',
    }
  if (mode === 'live' && !publicUrl?.startsWith('https:'))
    return { wrong: 'STRIPE_SECRET_KEY is a live key: PUBLIC_URL has to begin with https://.' }
  if (mode === 'test' && isLiveSite)
    return { wrong: 'This is the live site (LIVE_HOST), and STRIPE_SECRET_KEY is a test key: nobody would really pay. Set the live key.' }
  return { secretKey, publishableKey: publishableKey ?? null, webhookSecrets, url: url.replace(/\/$/, ''), isLive: mode === 'live' }
}
