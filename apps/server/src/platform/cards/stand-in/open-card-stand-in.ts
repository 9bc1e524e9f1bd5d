import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { accountRoutes, onboard, restrict } from './accounts.ts'
import { bankAnswers, checkoutRoutes, expire, typeBank, typeCard } from './checkout.ts'
import { customerRoutes, makeCard } from './customers.ts'
import { type Form, readForm } from './form.ts'
import { intentRoutes } from './intents.ts'
import { answerRefund, balanceOf, book, closeDispute, dispute, linesOf, moneyRoutes, payOut } from './money.ts'
import { pageAt, STYLE_HASH } from './pages.ts'
import { find, invalid, newKey, Refusal, type Routes, type State, type Thing, type Told } from './state.ts'
import { renew, subscriptionRoutes } from './subscriptions.ts'

const ROUTES: Routes = { ...customerRoutes, ...intentRoutes, ...moneyRoutes, ...accountRoutes, ...subscriptionRoutes, ...checkoutRoutes }
const PATTERNS = Object.entries(ROUTES).map(([name, work]) => {
  const [method, path = ''] = name.split(' ')
  return { method, path: new RegExp(`^${path.replace(/\{id\}/g, '([\\w-]+)')}$`), work }
})

type Mood = {
  /** Answers this to every call of the API, until it is null again; `does and breaks`: does the work first. */
  answer: number | 'does and breaks' | 'hangs up' | null
  /** Does what is asked of these (`POST /v1/transfers`), and hangs up before it answers. */
  breaksAt: RegExp | null
  /** `now`: whoever listens is told at once; `held`: only when a test says so. */
  webhooks: 'now' | 'held'
}

/**
 * A card provider that speaks the protocol of Stripe, as far as we use it, and keeps what it is told until it is closed. No money
 * moves. Its pages take the published test card numbers and no other.
 */
export async function openCardStandIn({
  port = 0,
  secretKey = 'sk_test_stand_in',
  webhookSecret = 'whsec_stand_in',
  connectSecret = 'whsec_stand_in_connect',
  tries = 3,
} = {}) {
  let skipped = 0
  let listener: string | null = null
  const mood: Mood = { answer: null, breaksAt: null, webhooks: 'now' }
  const keys = new Map<string, { asked: string; status: number; body: string }>()
  const calls: { method: string; path: string; key: string | null; form: Form }[] = []
  const telling = new Set<Promise<unknown>>()
  const state: State = {
    things: new Map(),
    events: [],
    url: '',
    slowRefunds: false,
    now: () => Math.floor(Date.now() / 1000) + skipped,
    heard: (event) => {
      if (mood.webhooks === 'held' || !listener) return
      const told = tellUntilHeard(event).finally(() => telling.delete(told))
      telling.add(told)
    },
  }

  /** As the provider signs what it tells: the moment, and the text with it. */
  const signed = (body: string, { at = state.now(), secret = webhookSecret } = {}): string =>
    `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
  const sayTo = (url: string, event: Told, how: { at?: number; secret?: string; body?: string } = {}) => {
    const body = how.body ?? JSON.stringify(event, withoutInside)
    return fetch(url, {
      method: 'POST',
      body,
      // What happens at connected accounts is told at an endpoint of its own, with a secret of its own.
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signed(body, { secret: event.account ? connectSecret : webhookSecret, ...how }),
      },
    })
  }
  async function tellUntilHeard(event: Told): Promise<void> {
    // After the answer to whoever asked, as a rule.
    await new Promise((resolve) => setTimeout(resolve, 5))
    for (let turn = 0; turn < tries && listener; turn++) {
      const answer = await sayTo(listener, event).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 200 * (turn + 1)))
    }
  }

  function answerApi(
    request: IncomingMessage,
    path: string,
    text: string,
    query: string,
  ): { status: number; body: string; replayed?: true } {
    const { authorization, 'idempotency-key': key, 'stripe-account': account } = request.headers as Record<string, string | undefined>
    const method = request.method ?? 'GET'
    const form = readForm(method === 'GET' || method === 'DELETE' ? query : text)
    calls.push({ method, path, key: key ?? null, form })
    if (authorization !== `Bearer ${secretKey}`)
      return refusal(new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }))
    if (typeof mood.answer === 'number')
      return refusal(new Refusal(mood.answer, { type: 'api_error', message: 'Something went wrong on our side.' }))
    const asked = JSON.stringify([method, path, account, text])
    const before = key ? keys.get(key) : undefined
    if (before && before.asked !== asked)
      return refusal(
        new Refusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        }),
      )
    if (before) return { ...before, replayed: true }
    const answer = done(method, path, form, account ?? null)
    if (key && method === 'POST') keys.set(key, { asked, ...answer })
    return answer
  }

  function done(method: string, path: string, form: Form, account: string | null) {
    const route = PATTERNS.find((one) => one.method === method && one.path.test(path))
    try {
      if (!route) throw invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404)
      if (account) find(state, 'account', account)
      const thing = route.work({ state, form, ids: path.match(route.path)!.slice(1), account })
      return { status: 200, body: JSON.stringify(expanded(state, thing, form.expand), withoutInside) }
    } catch (error) {
      if (error instanceof Refusal) return refusal(error)
      throw error
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    if (!url.pathname.startsWith('/v1/')) {
      const page = pageFor(request.method ?? 'GET', url.pathname, readForm(text))
      // To 303: the browser asks for the next page, and sends nothing again.
      if ('goTo' in page) return response.writeHead(303, { location: page.goTo }).end()
      const csp = `default-src 'none'; style-src ${STYLE_HASH}`
      return response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp }).end(page.html)
    }
    if (mood.answer === 'hangs up') return request.socket.destroy()
    const { status, body, replayed } = answerApi(request, url.pathname, text, url.search.slice(1))
    if (mood.answer === 'does and breaks' || mood.breaksAt?.test(`${request.method} ${url.pathname}`)) return request.socket.destroy()
    const headers = {
      'content-type': 'application/json',
      'request-id': newKey('req', 7),
      ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
    }
    response.writeHead(status, headers).end(body)
  })

  function pageFor(method: string, path: string, form: Form) {
    try {
      return pageAt(state, method, path, form) ?? { status: 404, html: 'There is no such page.' }
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, html: 'There is no such page.' }
      throw error
    }
  }

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: state.url,
    secretKey,
    webhookSecret,
    connectSecret,
    mood,
    state,
    calls,
    /** Who is told from now on what happens. */
    listenAt: (url: string) => {
      listener = url
    },
    /** Tells again, or late, or what nobody signed: as a test wants it. */
    say: (event: Told, how: Parameters<typeof sayTo>[2] & { to?: string } = {}) => sayTo(how.to ?? listener ?? '', event, how),
    /** What it has told or would have told of an object, oldest first. */
    eventsOf: (id: string, type?: string) => state.events.filter((event) => event.data.object.id === id && (!type || event.type === type)),
    /** A day has gone by: what was done under a key is done anew when it is asked again. */
    forgetKeys: () => keys.clear(),
    /** Until everything that is on its way has been heard. */
    quiet: async () => {
      while (telling.size) await Promise.all([...telling])
    },
    /** What somebody does on the hosted page, without a browser. */
    typeBank: (session: string) => typeBank(state, find(state, 'checkout.session', session)),
    bankAnswers: (session: string, pays: boolean) => bankAnswers(state, find(state, 'checkout.session', session), pays),
    typeCard: (session: string, number: string, authenticated = false) =>
      typeCard(state, find(state, 'checkout.session', session), { number, authenticated }),
    saveCard: (customer: string, number: string): Thing => {
      const card = makeCard(state, number, customer)
      find(state, 'customer', customer).invoice_settings.default_payment_method ??= card.id
      return card
    },
    expire: (session: string) => expire(state, find(state, 'checkout.session', session)),
    onboard: (account: string) => onboard(state, account),
    restrict: (account: string) => restrict(state, account),
    dispute: (charge: string, amount?: number) => dispute(state, find(state, 'charge', charge), amount),
    closeDispute: (id: string, status: 'won' | 'lost') => closeDispute(state, id, status),
    answerRefund: (id: string, arrives: boolean) => answerRefund(state, id, arrives),
    payOut: (account: string | null) => payOut(state, account),
    /** The platform sends money from its bank; or somebody else to their account. */
    topUp: (amount: number, account: string | null = null) => book(state, account, { type: 'topup', amount, source: newKey('tu') }),
    balanceOf: (account: string | null) => balanceOf(state, account),
    /** All that came to an account and left it again, but for what went to its bank. */
    earnedBy: (account: string | null) =>
      linesOf(state, account)
        .filter(({ type }) => type !== 'payout')
        .reduce((sum, { net }) => sum + net, 0),
    /** So much time goes by, for all that has no clock of its own. */
    skip: (seconds: number) => {
      skipped += seconds
      renew(state, state.now(), null)
    },
    close: async () => {
      listener = null
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type CardStandIn = Awaited<ReturnType<typeof openCardStandIn>>

/** What is only for the inside of the stand-in is shown to nobody. */
const withoutInside = (name: string, value: unknown): unknown => (name.startsWith('_') ? undefined : value)

const refusal = ({ status, fields }: Refusal) => ({ status, body: JSON.stringify({ error: fields }, withoutInside) })

/** The object with whole objects in the place of the ids that the asker named. */
function expanded(state: State, thing: Thing, asked: Form[string]): Thing {
  const paths = typeof asked === 'object' ? Object.values(asked).filter((one) => typeof one === 'string') : []
  const copy = structuredClone(thing)
  for (const path of paths) put(copy, path.split('.'))
  return copy

  function put(place: Thing | Thing[] | undefined | null, [name, ...rest]: string[]): void {
    if (Array.isArray(place)) {
      for (const one of place) put(one, [name!, ...rest])
      return
    }
    if (!place || name === undefined) return
    const value = place[name]
    if (typeof value === 'string') place[name] = structuredClone(state.things.get(value) ?? value)
    if (rest.length) put(place[name], rest)
  }
}
