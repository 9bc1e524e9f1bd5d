import type { LoginAnswer, RefreshAnswer } from '@ramplight/contract/people/auth'
import type { TestServer } from '#platform/testing/test-server'

type Headers = Record<string, string>
type Sent = { payload?: object; headers?: Headers }
type Reply = Awaited<ReturnType<TestServer['app']['inject']>>

export type Browser = {
  cookie: string
  token: string | null
  /** What the last answer said of the cookie. */
  setCookie: string
  send: (method: 'GET' | 'POST', url: string, sent?: Sent) => Promise<Reply>
  take: (reply: Reply) => void
  signIn: (email: string, password: string) => Promise<LoginAnswer>
  /** `lost`: the server did it, the answer never came. */
  refresh: (how?: { lost?: boolean; headers?: Headers }) => Promise<RefreshAnswer & { status: number }>
  /** Who the token is, or the status of the refusal. */
  whoAmI: () => Promise<string | number>
  /** The same cookie in other hands. */
  copy: () => Browser
}

/** A browser: it keeps the cookie it is given, and a page of ours in it holds a token in its memory. */
export function aBrowser(ramp: Pick<TestServer, 'app'>, cookie = ''): Browser {
  const own = { origin: 'http://localhost:80', host: 'localhost:80', 'x-ramplight': 'web' }
  const browser: Browser = {
    cookie,
    token: null,
    setCookie: '',
    async send(method, url, { payload, headers = own } = {}) {
      const { cookie: held, token } = browser
      const bearer: Headers = token ? { authorization: `Bearer ${token}` } : {}
      const all = { ...(held ? { cookie: held } : {}), ...bearer, ...headers }
      return ramp.app.inject({ method, url, headers: all, ...(payload ? { payload } : {}) })
    },
    take(reply) {
      browser.setCookie = String(reply.headers['set-cookie'] ?? '')
      if (browser.setCookie) browser.cookie = browser.setCookie.includes('Max-Age=0') ? '' : browser.setCookie.split(';')[0]!
    },
    async signIn(email, password) {
      const reply = await browser.send('POST', '/api/users/login', { payload: { email, password } })
      browser.take(reply)
      const answer = reply.json<LoginAnswer>()
      browser.token = answer.token ?? null
      return answer
    },
    async refresh({ lost = false, headers } = {}) {
      const reply = await browser.send('POST', '/api/auth/refresh', headers ? { headers } : {})
      const answer = reply.json<RefreshAnswer>()
      if (!lost) {
        browser.take(reply)
        browser.token = answer.token ?? null
      }
      return { ...answer, status: reply.statusCode }
    },
    async whoAmI() {
      const reply = await browser.send('GET', '/api/users/user-session')
      return reply.statusCode === 200 ? reply.json<{ _id: string }>()._id : reply.statusCode
    },
    copy: () => aBrowser(ramp, browser.cookie),
  }
  return browser
}
