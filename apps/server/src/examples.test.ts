import { api } from '@ramplight/contract/api'
import { type AnyEndpoint, writes } from '@ramplight/contract/kernel/endpoint'
import { exampleOf } from '@ramplight/contract/kernel/example'
import { id as anyId } from '@ramplight/contract/kernel/fields'
import { changedBy, type Family, familyOf, LOGS, shownIn } from '@ramplight/contract/shown-in'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aWorld, type World } from './testing/a-world.ts'
import { gentlestFirst } from './testing/gentlest-first.ts'
import { send } from './testing/send.ts'
import { watchTables } from './testing/watch-tables.ts'

type Operation = {
  operationId: string
  parameters: { in?: string; name: string; example?: unknown }[]
  requestBody?: { content: Record<string, { example: unknown }> }
}

/** Read to know who may, whatever is asked for. */
const ASKED_FOR_RIGHTS = new Set<Family>(['users', 'staff-members', 'tours', 'tournaments'])
const EXAMPLE_ID = exampleOf(anyId)
const calls = gentlestFirst(
  Object.entries(api).flatMap(([family, { calls }]) =>
    Object.entries(calls as Record<string, AnyEndpoint>).map(([name, call]) => ({ name: `${family}.${name}`, family, call })),
  ),
)

describe('the examples of the document', () => {
  let ramp: TestServer
  let ana: Person
  let admin: Person
  let world: World
  let operations: Map<string, Operation>
  const answered: Record<number, number> = {}
  const seen: { name: string; call: AnyEndpoint; read: Set<Family>; written: Set<Family> }[] = []

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    admin = await ramp.person('System Admin', 'Sam Root')
    world = await aWorld(ramp, ana)
    const { paths } = (await (await fetch(`${ramp.address}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, Operation>>
    }
    operations = new Map(Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => [one.operationId, one])))
  })
  afterAll(async () => {
    console.log(`examples: ${calls.length} calls, answered ${JSON.stringify(answered)}`)
    await ramp.close()
  })

  /** The example as it is written, its ids replaced by those of what is stored. */
  function withIds(value: unknown, known: Record<string, unknown>, name: string): unknown {
    if (Array.isArray(value)) return value.map((one) => withIds(one, known, name))
    if (typeof value === 'object' && value)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withIds(one, known, key)]))
    return value === EXAMPLE_ID ? (known[name] ?? value) : value
  }

  test.each(calls.map((one) => [one.name, one] as const))('%s works as its example says', async (name, { family, call }) => {
    ;[ana, admin] = [await ramp.again(ana), await ramp.again(admin)]
    const known = { ...world.known(family), id: world.idOf(family) }
    const { parameters, requestBody } = operations.get(name)!
    const inThe = (where: string) =>
      parameters
        .filter((one) => one.in === where && one.example !== undefined)
        .map((one) => [one.name, String(withIds(one.example, known, one.name))] as [string, string])
    const example = requestBody?.content['application/json']?.example
    const request = {
      what: 'the example',
      params: Object.fromEntries(inThe('path').map(([key, value]) => [key, encodeURIComponent(value)])),
      query: inThe('query').length ? `?${new URLSearchParams(inThe('query'))}` : '',
      ...(requestBody ? { body: withIds(example, known, '') } : {}),
    }
    const asked = await watchTables(async () => {
      const first = await send(ramp, call, ana, request)
      return first.status === 403 ? send(ramp, call, admin, request) : first
    })
    const { status, text } = asked.answer
    // A file of everything about a person is made when it is asked for.
    if (status === 200 && name !== 'users.personalData') seen.push({ name, call, ...asked })
    answered[status] = (answered[status] ?? 0) + 1
    expect(status, text).toBeLessThan(500)
    expect(text).not.toContain('"code":"request.')
  })

  test('LAW: what a call changes is declared, and so is what shows it (`shown-in.ts` of the contract)', () => {
    const undeclared = seen.flatMap(({ name, call, read, written }) =>
      writes(call)
        ? [...written]
            .filter((family) => !LOGS.includes(family) && !changedBy(familyOf(call)).has(family))
            .map((family) => `${name} also changes ${family}`)
        : [...read]
            .filter((family) => !ASKED_FOR_RIGHTS.has(family) && !shownIn([family]).has(familyOf(call)))
            .map((family) => `${name} is made of ${family}`),
    )
    expect(undeclared).toEqual([])
  })
})
