import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type TestServer } from '#platform/testing/test-server'

describe('the application', () => {
  let ramp: TestServer
  beforeAll(async () => {
    ramp = await aTestServer()
  })
  afterAll(() => ramp.close())

  const calls = Object.values(api).flatMap(({ calls }) => Object.values(calls as Record<string, AnyEndpoint>))
  const readings = calls.flatMap((e) => [`${e.method} ${e.path}`, ...(e.aliases ?? [])])

  test.each(readings)('every call of the contract has a route: %s', (reading) => {
    const [method, path] = reading.split(' ') as ['GET', string]
    expect(ramp.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '') })).toBe(true)
  })

  test('a call answers with and without the last slash, and with a doubled one', async () => {
    for (const path of ['/api/auth/setup', '/api/auth/setup/', '/api//auth/setup'])
      expect((await fetch(ramp.address + path)).status).toBe(200)
  })

  test('the documentation names every call and can be read by a person', async () => {
    const document = (await (await fetch(`${ramp.address}/api/openapi.json`)).json()) as { openapi: string; paths: Record<string, object> }
    expect(document.openapi).toBe('3.1.0')
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((m) => `${m.toUpperCase()} ${path}`),
    )
    expect(documented.sort()).toEqual([...new Set(readings)].sort())
    const page = await fetch(`${ramp.address}/api/docs/`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  })

  test('it says that it lives, and that it reaches its database', async () => {
    expect((await fetch(`${ramp.address}/healthz/live`)).status).toBe(200)
    expect((await fetch(`${ramp.address}/healthz/ready`)).status).toBe(200)
  })

  test('an unknown address and broken JSON are refused in the one envelope, with the headers of a careful server', async () => {
    const nothing = await fetch(`${ramp.address}/api/no-such-thing`)
    expect([nothing.status, ((await nothing.json()) as { code: string }).code]).toEqual([404, 'record.not-found'])
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
