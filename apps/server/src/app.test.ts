import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { API_VERSION, OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type TestServer } from '#platform/testing/test-server'

describe('the application', () => {
  let ramp: TestServer
  beforeAll(async () => {
    const webRoot = await mkdtemp(join(tmpdir(), 'web-'))
    await mkdir(join(webRoot, 'assets'))
    for (const name of ['index.html', 'visit.html', 'live-leaderboard.html', 'assets/app.js'])
      await writeFile(join(webRoot, name), 'x'.repeat(2000))
    await writeFile(join(webRoot, 'assets/app.js.br'), brotliCompressSync('x'.repeat(2000)))
    await writeFile(join(webRoot, 'assets/.hidden.js'), 'secret')
    ramp = await aTestServer({ app: { webRoot } })
  })
  afterAll(() => ramp.close())

  test('a call answers with and without the last slash, and with a doubled one', async () => {
    for (const path of ['/api/auth/setup', '/api/auth/setup/', '/api//auth/setup'])
      expect((await fetch(ramp.address + path)).status).toBe(200)
  })

  test('it says that it lives, and that it reaches its database', async () => {
    expect((await fetch(`${ramp.address}/healthz/live`)).status).toBe(200)
    expect((await fetch(`${ramp.address}/healthz/ready`)).status).toBe(200)
  })

  test('whoever found a hole reads where to say so, if the operator has said where', async () => {
    const path = '/.well-known/security.txt'
    expect((await fetch(ramp.address + path)).status).toBe(404)
    const contact = { securityContact: 'mailto:security@lake.test', publicUrl: 'https://ramp.lake.test' }
    const told = await aTestServer({ app: contact, now: () => new Date('2027-06-12T05:00:00.000Z') })
    const answer = await fetch(told.address + path)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toBe(
      [
        'Contact: mailto:security@lake.test',
        'Expires: 2027-12-09T05:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://ramp.lake.test/.well-known/security.txt',
        '',
      ].join('\n'),
    )
    await told.close()
  })

  test('an unknown address and broken JSON are refused in the one envelope, with the headers of a careful server', async () => {
    const nothing = await fetch(`${ramp.address}/api/no-such-thing`)
    expect([nothing.status, ((await nothing.json()) as { code: string }).code]).toEqual([404, 'record.not-found'])
    for (const unreadable of ['/api/species/%E0%A4%A', `/api/species/${'f'.repeat(3000)}`]) {
      const answer = await fetch(ramp.address + unreadable)
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'record.not-found'])
    }
    const broken = await fetch(`${ramp.address}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    })
    expect([broken.status, ((await broken.json()) as { code: string }).code]).toEqual([400, 'request.not-json'])
    expect(broken.headers.get('content-security-policy')).toContain("object-src 'none'")
    expect(broken.headers.get('x-content-type-options')).toBe('nosniff')
    expect(broken.headers.get('cache-control')).toBe('no-store')
    expect(broken.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a file of the build is kept for ever, sent as small as who asks can read it, and nothing else is sent by its door', async () => {
    const get = (path: string, headers: Record<string, string> = {}) => fetch(ramp.address + path, { headers })
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['br;q=0, deflate', null],
    ] as const) {
      const answer = await get('/assets/app.js', { 'accept-encoding': accepted })
      expect([accepted, answer.headers.get('content-encoding')]).toEqual([accepted, encoding])
      expect(await answer.text()).toBe('x'.repeat(2000))
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const again = await get('/assets/app.js', { 'accept-encoding': accepted, 'if-none-match': answer.headers.get('etag')! })
      expect(again.status).toBe(304)
    }
    for (const name of ['..%2Findex.html', '.hidden.js', 'gone-12345678.js', 'app.js.br', '%00'])
      expect([name, (await get(`/assets/${name}`, { 'accept-encoding': 'identity' })).status]).toEqual([name, 404])
  })

  test('whatever it answers says whose it is: a device trusts nothing else', async () => {
    const dana = await ramp.person('Director', 'Dana Hall')
    const says = async (path: string, init: RequestInit = {}) => {
      const hangUp = new AbortController()
      const answer = await fetch(ramp.address + path, { ...init, signal: hangUp.signal })
      const said = `${answer.status} ${answer.headers.get(OUR_HEADER)}`
      hangUp.abort()
      return said
    }
    const asDana = { headers: { authorization: `Bearer ${dana.token}` } }
    const asked = {
      '/': 200,
      '/some/page': 200,
      '/live-leaderboard': 200,
      '/assets/app.js': 200,
      '/healthz/live': 200,
      '/api/no-such-thing': 404,
      '/api/species/%E0%A4%A': 404,
      '/api/weigh-ins/': 401,
    }
    const pages = { headers: { accept: 'text/html', 'accept-encoding': 'br' } }
    for (const [path, status] of Object.entries(asked))
      expect([path, await says(path, path.startsWith('/api') ? {} : pages)]).toEqual([path, `${status} ${API_VERSION}`])
    expect(await says('/api/sync/stream', asDana)).toBe(`200 ${API_VERSION}`)
    const tooLarge = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'x'.repeat(3e6) }) }
    expect(await says('/api/users/login', tooLarge)).toBe(`413 ${API_VERSION}`)
  })
})
