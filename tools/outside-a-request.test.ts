import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const ROOT = join(import.meta.dirname, '..')

/** Files of the server that take the database outside of any request (`deps.outside`), and why (decision 0034). */
const OUTSIDE: Readonly<Record<string, string>> = {
  'demo/demo-phones.ts': 'before there are requests',
  'demo/open-demo.ts': 'before there are requests',
  'demo/seed-demo.ts': 'before there are requests',
  'demo/seed-cards.ts': 'before there are requests',
  'features/content/files/serve-file.ts': 'files are read by their address, in no call of the API',
  'features/content/files/sweep-files.ts': 'a sweep',
  'features/messaging/event-news/tell-news.ts': 'looks by itself, every few seconds',
  'features/payments/platform-invoices/fill-demo.ts': 'before there are requests',
  'features/payments/platform-invoices/open-fee-work.ts': 'looks by itself, each hour',
  'features/payments/stripe/card-hook.ts': 'the card provider tells us, in no call of the API',
  'features/payments/stripe/connect-stand-in.ts': 'before there are requests',
  'features/payments/stripe/open-card-work.ts': 'looks by itself, each minute and each night',
  'features/payments/stripe/pay-at-stand-in.ts': 'before there are requests',
  'features/people/auth/attempts.ts': 'a guess counts although it is refused',
  'features/people/auth/passkeys.ts': 'a question is answered once, although the answer is refused',
  'features/people/auth/set-up.ts': 'the code of this start, before there are requests',
  'features/people/auth/sign-in.ts': 'a guess counts although it is refused',
  'features/people/personal-data/clean-history.ts': 'looks by itself, a few times a minute',
  'features/public-site/pages/pages.routes.ts': 'pages and feeds for visitors, in no call of the API',
  'features/sync/sync/sync.routes.ts': 'the epochs of the feed, for all requests',
  'features/tournaments/tournaments/tournaments.routes.ts': 'places are looked up at the start',
  'make-deps.ts': 'it is made here',
  'platform/http/deps.ts': 'it is declared here',
  'platform/http/health.ts': 'asks whether there is a database, with no request around it',
  'platform/http/idempotency-sweep.ts': 'a sweep',
  'platform/http/route.ts': 'what a request without a key works with',
  'platform/outgoing/hooks.ts': 'providers tell us, in no call of the API',
  'platform/security/denials.ts': 'a refusal is counted although the request is taken back',
  'platform/security/note-security.ts': 'a refusal is noted although the request is taken back',
  'platform/sync/devices.ts': 'a sweep that the request does not wait for',
}

/** The name in code; words of a comment do not count. */
const namesOutside = (source: string): boolean => /\boutside\b/.test(source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, ''))

test('LAW: a file of the server that goes around the database of its request is named here, with its reason', () => {
  const server = 'apps/server/src/'
  const files = sourceFiles(ROOT)
    .filter((file) => file.startsWith(server) && !/\.test\.|\/testing\//.test(file))
    .filter((file) => namesOutside(readFileSync(join(ROOT, file), 'utf8')))
    .map((file) => file.slice(server.length))
  expect(files, 'what a request does goes through `ctx.deps.db`').toEqual(Object.keys(OUTSIDE).sort())
})

test('control: the pool taken around a request is seen, and a word in a comment is not', () => {
  expect(namesOutside("await takeOrRefuse({ outside: tx }, 'look')")).toBe(true)
  expect(namesOutside('route(app, deps, calls.get, { handle: () => deps.outside.select() })')).toBe(true)
  expect(namesOutside('/** Nobody outside\n * is written to. */\nconst a = 1 // outside')).toBe(false)
})
