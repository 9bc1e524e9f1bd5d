import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { api } from '@ramplight/contract/api'
import { type AnyEndpoint, takesKey } from '@ramplight/contract/kernel/endpoint'
import { policies } from '@ramplight/domain/policies/policies'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type TestServer } from '#platform/testing/test-server'
import { buildApp } from './app.ts'
import { isCounted } from './platform/http/rate-limit.ts'
import openApiSchema from './testing/fixtures/openapi-3.1.schema.json' with { type: 'json' }

type Parameter = { $ref?: string; name: string; in: string; required: boolean; schema?: object; example?: unknown }
type Operation = {
  operationId: string
  summary: string
  description: string
  deprecated?: boolean
  parameters: Parameter[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { $ref?: string }>
}
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, object> } }

/** Pages, uploaded files, checks for people and machines who run the server, doors of providers; no calls of the product. */
const NO_CALLS =
  /^\/$|^\/\*$|^\/uploads\/|^\/healthz\/|^\/metrics$|^\/api\/docs|^\/api\/openapi\.json$|^\/api\/hooks\/|^\/api\/messages\/process-sendgrid-email$/

/** Every route that the application registers, as `METHOD /path/{id}`; and for each address, with which route it is answered. */
async function routesOf(deps: TestServer['deps']) {
  const registered: string[] = []
  const uncounted: string[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
      if (!isCounted({ url, config })) uncounted.push(url)
      for (const one of [method].flat()) registered.push(`${one} ${url.replace(/:(\w+)/g, '{$1}')}`)
    })
  }
  subscribe('fastify.initialization', listen)
  const app = await buildApp(deps)
  unsubscribe('fastify.initialization', listen)
  // Nothing is done: an address is answered with the name of its route.
  app.addHook('onRequest', async (request, reply) => reply.send(request.routeOptions.url ?? 'nothing'))
  const answeredBy = async (method: string, url: string) => (await app.inject({ method: method as 'GET', url })).body
  return { registered, uncounted, answeredBy, close: () => app.close() }
}

describe('the form of the API', () => {
  let ramp: TestServer
  let document: Document
  let routes: Awaited<ReturnType<typeof routesOf>>
  const calls = Object.values(api).flatMap(({ calls }) => Object.values(calls as Record<string, AnyEndpoint>))
  const readings = calls.flatMap((call) => [`${call.method} ${call.path}`, ...(call.aliases ?? [])].map((reading) => ({ reading, call })))
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ reading: `${method.toUpperCase()} ${path}`, path, operation })),
    )
  const failing = (holds: (one: ReturnType<typeof operations>[number]) => boolean) =>
    operations()
      .filter((one) => !holds(one))
      .map(({ reading }) => reading)

  beforeAll(async () => {
    ramp = await aTestServer()
    document = (await (await fetch(`${ramp.address}/api/openapi.json`)).json()) as Document
    routes = await routesOf(ramp.deps)
  })
  afterAll(async () => {
    await routes.close()
    await ramp.close()
  })

  test('what is registered is documented, and what is documented is registered', () => {
    const registered = routes.registered.filter((one) => !/^(HEAD|OPTIONS) /.test(one) && !NO_CALLS.test(one.split(' ')[1]!))
    const documented = operations().map(({ reading }) => reading)
    expect(registered.sort()).toEqual(documented.sort())
    expect(documented.length).toBe(readings.length)
  })

  test('whatever a visitor can ask for is counted, but for the checks of health', () => {
    expect([...new Set(routes.uncounted)].sort()).toEqual(['/healthz/live', '/healthz/ready'])
  })

  test('LAW: no cache keeps a refusal, of whatever route', async () => {
    const kept: string[] = []
    let refused = 0
    for (const one of [...new Set(routes.registered), 'GET /nowhere', 'GET /api/nowhere', 'GET /%zz']) {
      const [method, path] = one.split(' ') as ['GET', string]
      const { statusCode, headers } = await ramp.app.inject({ method, url: path.replace(/\{\w+\}/g, 'x').replace('*', 'x') })
      if (statusCode < 400) continue
      refused++
      if (headers['cache-control'] !== 'no-store' || headers.etag) kept.push(`${one} ${statusCode} ${headers['cache-control']}`)
    }
    expect(kept).toEqual([])
    expect(refused).toBeGreaterThan(500)
  }, 60_000)

  test('every operation answers with and without its last slash', async () => {
    const missing: string[] = []
    for (const { reading } of readings) {
      const [method, path] = reading.split(' ') as [string, string]
      const url = path.replace(/\{\w+\}/g, 'x')
      for (const form of [url.replace(/\/$/, ''), url.replace(/\/?$/, '/')])
        if ((await routes.answeredBy(method, form)) !== path.replace(/\{(\w+)\}/g, ':$1')) missing.push(`${method} ${form}`)
    }
    expect(missing).toEqual([])
    expect(await routes.answeredBy('GET', '/api/no-such-thing')).toBe('nothing')
  })

  test('the document is OpenAPI 3.1, and each of its schemas is JSON Schema', () => {
    const ajv = new Ajv2020({ strict: false })
    formats.default(ajv)
    ajv.addFormat('media-range', true)
    const isOpenApi = ajv.compile(openApiSchema)
    expect([isOpenApi(document), isOpenApi.errors]).toEqual([true, null])
    const { openapi: _left, ...unversioned } = document as Document & { openapi: string }
    expect(isOpenApi(unversioned)).toBe(false)

    const strict = new Ajv2020({ strict: true, strictTypes: false, strictTuples: false })
    formats.default(strict)
    strict.addVocabulary(['example', 'openapi', 'info', 'tags', 'paths', 'components'])
    strict.addSchema(document, 'document')
    for (const name of Object.keys(document.components.schemas))
      expect(strict.getSchema(`document#/components/schemas/${name}`), name).toBeTypeOf('function')
  })

  test('every operation has a name of its own, a sentence, and says who may', () => {
    const names = operations().map(({ operation }) => operation.operationId)
    expect(names.filter((name, index) => !name || names.indexOf(name) !== index)).toEqual([])
    expect(failing(({ operation }) => /^[A-Z].+\.$/s.test(operation.summary))).toEqual([])
    expect(failing(({ operation }) => (operation.description.match(/^Policy: `(.+)`$/)?.[1] ?? '') in policies)).toEqual([])
  })

  test('every part of a path is a parameter, with an example; so is everything in a query', () => {
    const inPath = ({ parameters }: Operation) => parameters.filter((one) => one.in === 'path').map(({ name }) => name)
    const inBraces = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(failing(({ path, operation }) => inBraces(path).join() === inPath(operation).join())).toEqual([])
    expect(failing(({ operation }) => operation.parameters.every((one) => one.$ref || !one.required || one.example !== undefined))).toEqual(
      [],
    )
  })

  test('every body has an example', () => {
    const contents = (operation: Operation) => Object.values(operation.requestBody?.content ?? {})
    expect(failing(({ operation }) => contents(operation).every(({ example }) => example !== undefined))).toEqual([])
    expect(operations().filter(({ operation }) => contents(operation).length).length).toBe(
      readings.filter(({ call }) => call.body || call.form).length,
    )
  })

  test('every operation lists its refusals, all in the one envelope', async () => {
    const callOf = new Map(readings.map(({ reading, call }) => [reading, call]))
    const lists = (status: number, where: (call: AnyEndpoint) => boolean) =>
      failing(({ reading, operation }) => !where(callOf.get(reading)!) || String(status) in operation.responses)
    expect(lists(400, () => true)).toEqual([])
    expect(lists(401, (call) => call.policy !== 'public')).toEqual([])
    expect(lists(403, (call) => call.policy !== 'public')).toEqual([])
    expect(lists(404, (call) => call.path.includes('{'))).toEqual([])
    expect(lists(409, (call) => call.method !== 'GET')).toEqual([])
    expect(lists(413, (call) => !!call.body)).toEqual([])
    expect(lists(429, () => true)).toEqual([])
    expect(failing(({ operation }) => 'default' in operation.responses)).toEqual([])
    expect(
      failing(({ operation }) => Object.entries(operation.responses).every(([status, one]) => status === '200' || !!one.$ref)),
    ).toEqual([])
  })

  test('every call that changes something takes a key for its repeats, and no other', () => {
    const callOf = new Map(readings.map(({ reading, call }) => [reading, call]))
    const has = ({ parameters }: Operation) => parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey')
    expect(failing(({ reading, operation }) => has(operation) === takesKey(callOf.get(reading)!))).toEqual([])
  })

  test('whoever has the document is told that it is the same', async () => {
    const first = await fetch(`${ramp.address}/api/openapi.json`)
    const etag = first.headers.get('etag')!
    expect([etag.slice(0, 3), first.headers.get('cache-control')]).toEqual(['W/"', 'no-cache'])
    const again = await fetch(`${ramp.address}/api/openapi.json`, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await fetch(`${ramp.address}/api/openapi.json`, { headers: { 'if-none-match': 'W/"older"' } })).status).toBe(200)
  })

  test('the page for people asks nobody but this server', async () => {
    const seen = new Set<string>()
    const read = async (url: string) => {
      seen.add(url)
      const response = await fetch(url)
      expect([url, response.status]).toEqual([url, 200])
      return response
    }
    const page = await read(`${ramp.address}/api/docs/`)
    const policy = page.headers.get('content-security-policy')!
    // Without the internet there is no other host, and on a lake there is no https.
    expect(policy).not.toMatch(/https?:|validator|upgrade-insecure-requests/)
    const html = await page.text()
    const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => new URL(part!, `${ramp.address}/api/docs/`).href)
    expect(parts.length).toBeGreaterThan(4)
    for (const part of parts) await read(part)
    expect([...seen].every((url) => url.startsWith(ramp.address))).toBe(true)
    expect(await (await read(`${ramp.address}/api/docs/json`)).json()).toEqual(document)
  })
})
