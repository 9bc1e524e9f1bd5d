import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type TestServer } from '#platform/testing/test-server'

describe('the application', () => {
  let ramp: TestServer
  beforeAll(async () => {
    ramp = await aTestServer()
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
})
