import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { errorEnvelope } from '@ramplight/contract/kernel/envelope'
import { errorMessages } from '@ramplight/domain/kernel/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aWorld, type World } from './testing/a-world.ts'
import { oddRequests } from './testing/odd-requests.ts'
import { send } from './testing/send.ts'

const AT_ONCE = 8

describe('odd input', () => {
  let ramp: TestServer
  let ana: Person
  let admin: Person
  let world: World

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    admin = await ramp.person('System Admin', 'Sam Root')
    world = await aWorld(ramp, ana)
  })
  afterAll(() => ramp.close())

  /** What is wrong with an answer: a failure of ours, or a refusal that is not in the one envelope. */
  function complaint({ status, text }: { status: number; text: string }): string | null {
    if (status >= 500) return `${status} ${text.slice(0, 80)}`
    if (status < 400) return null
    const envelope = errorEnvelope.safeParse(JSON.parse(text || 'null'))
    return envelope.success && envelope.data.code in errorMessages ? null : `${status} without our envelope: ${text.slice(0, 120)}`
  }

  const calls = Object.entries(api).flatMap(([family, { calls }]) =>
    Object.entries(calls as Record<string, AnyEndpoint>).map(([name, call]) => [`${family}.${name}`, family, call] as const),
  )

  test.each(calls)('%s refuses in words, or does it; it never breaks', async (name, family, call) => {
    const requests = oddRequests(call, world.idOf(family), world.known(family))
    // Signing out would end the session of everybody who follows.
    const people = name === 'auth.logout' ? [null] : [null, ana, admin]
    const complaints: string[] = []
    // A visitor does not get far; an admin reaches what directors do, and what is for admins alone.
    const most = (as: Person | null) => (as === null ? 30 : as === admin ? 100 : requests.length)
    const jobs = people.flatMap((as) => requests.slice(0, most(as)).map((request) => ({ as, request })))
    for (let from = 0; from < jobs.length; from += AT_ONCE)
      await Promise.all(
        jobs.slice(from, from + AT_ONCE).map(async ({ as, request }) => {
          const found = complaint(await send(ramp, call, as, request))
          if (found) complaints.push(`${as?.name ?? 'a visitor'}: ${request.what}: ${found}`)
        }),
      )
    expect(complaints).toEqual([])
  })
})
