import { expect, test } from 'vitest'
import { cardSettings } from './card-settings.ts'

const [SECRET, LIVE, HOOK] = ['sk_test_lake', 'sk_live_lake', 'whsec_lake']
const given = (more: Partial<Parameters<typeof cardSettings>[0]> = {}) =>
  cardSettings({
    ...{ secretKey: SECRET, publishableKey: undefined, webhookSecret: HOOK, url: 'https://api.stripe.com/' },
    ...{ publicUrl: 'https://weigh.example.com', liveHost: undefined, ...more },
  })
const live = { secretKey: LIVE, liveHost: 'weigh.example.com' }

test('test keys work everywhere but on the live site, live keys there alone', () => {
  expect(given()).toEqual({ secretKey: SECRET, publishableKey: null, webhookSecrets: [HOOK], url: 'https://api.stripe.com', isLive: false })
  expect(given({ liveHost: 'other.example.com' })).toMatchObject({ isLive: false })
  // One endpoint for our own account and one for those that are connected: each has its own.
  expect(given({ webhookSecret: `${HOOK}, whsec_rivers` })).toMatchObject({ webhookSecrets: [HOOK, 'whsec_rivers'] })
  expect(given(live)).toMatchObject({ isLive: true })
  expect(given({ secretKey: undefined, webhookSecret: undefined })).toBeUndefined()
})

test.each([
  ['a live key on a copy', { ...live, publicUrl: 'https://copy.example.com' }, /live key, and this is not the live site/],
  ['a live key on a server without an address', { ...live, publicUrl: undefined }, /not the live site/],
  ['a live key where nobody has named the live site', { ...live, liveHost: undefined }, /set LIVE_HOST/],
  ['a live key without TLS', { ...live, publicUrl: 'http://weigh.example.com' }, /https/],
  ['a test key on the live site', { liveHost: 'weigh.example.com' }, /nobody would really pay/],
  ['no secret for webhooks', { webhookSecret: undefined }, /STRIPE_WEBHOOK_SECRET is missing/],
  ['nothing but commas', { webhookSecret: ', ,' }, /STRIPE_WEBHOOK_SECRET is missing/],
  ['a page with the key of the other mode', { publishableKey: 'pk_live_lake' }, /has to begin with pk_test_/],
  ['a secret key where the public one belongs', { publishableKey: SECRET }, /has to begin with pk_test_/],
  ['the public key where the secret one belongs', { secretKey: 'pk_test_lake' }, /is no secret key/],
  ['nothing but a secret for webhooks', { secretKey: undefined }, /set both, or neither/],
])('%s does not start, and says why', (_, more, words) => {
  const said = given(more)
  expect((said as { wrong: string }).wrong).toMatch(words)
  expect(JSON.stringify(said)).not.toMatch(/_lake/)
})
