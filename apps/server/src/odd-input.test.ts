import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aWorld, type World } from './testing/a-world.ts'
import { complaintOf } from './testing/complaint-of.ts'
import { gentlestFirst } from './testing/gentlest-first.ts'
import { oddRequests } from './testing/odd-requests.ts'
import { send } from './testing/send.ts'

const AT_ONCE = 8
/** A visitor gets no further than the door in nearly every call. */
const VISITOR_TRIES_EVERY = 12

const calls = gentlestFirst(
  Object.entries(api).flatMap(([family, { calls }]) =>
    Object.entries(calls as Record<string, AnyEndpoint>).map(([name, call]) => ({ name: `${family}.${name}`, family, call })),
  ),
)

describe('odd input', () => {
  let ramp: TestServer
  let ana: Person
  let admin: Person
  let world: World
  const sent = { requests: 0, done: 0, failed: 0, accepted: 0 }

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    admin = await ramp.person('System Admin', 'Sam Root')
    world = await aWorld(ramp, ana)
  })
  afterAll(async () => {
    const { requests, done, failed, accepted } = sent
    console.log(`odd input: ${calls.length} calls, ${requests} requests, ${done} done, 5xx ${failed}, accepted ${accepted}`)
    await ramp.close()
  })

  test.each(calls.map((one, turn) => [one.name, turn, one] as const))(
    '%s refuses in words, or does it; it never breaks, and takes nothing that the contract refuses',
    async (_name, turn, { family, call }) => {
      // Calls that end a session, and there are several, would make visitors of everybody who follows.
      ;[ana, admin] = [await ramp.again(ana), await ramp.again(admin)]
      const [ordinary, ...odd] = oddRequests(call, world.idOf(family), world.known(family), turn)
      const complaints: string[] = []
      const ask = async (as: Person | null, request: typeof ordinary & object) => {
        const answer = await send(ramp, call, as, request)
        const complaint = complaintOf(call, request, answer)
        sent.requests++
        if (answer.status < 400) sent.done++
        if (answer.status >= 500) sent.failed++
        if (complaint?.startsWith('accepted')) sent.accepted++
        if (complaint) complaints.push(`${as?.name ?? 'a visitor'}: ${request.what}: ${complaint}`)
        return answer.status
      }
      await ask(null, ordinary!)
      // Ana and the admin take turns, unless only admins get through.
      const mayAna = (await ask(ana, ordinary!)) !== 403
      await ask(admin, ordinary!)
      const whose = (index: number) => {
        if (index % VISITOR_TRIES_EVERY === 0) return null
        return mayAna && index % 3 ? ana : admin
      }
      for (let from = 0; from < odd.length; from += AT_ONCE)
        await Promise.all(odd.slice(from, from + AT_ONCE).map((request, at) => ask(whose(from + at), request)))
      expect(complaints).toEqual([])
    },
  )

  test('nothing that was sent has changed what every object of the server has', () => {
    expect('polluted' in {}).toBe(false)
  })

  test('every refusal has a status that the document lists', () => {
    expect([...ramp.answers.unlisted]).toEqual([])
  })
})
