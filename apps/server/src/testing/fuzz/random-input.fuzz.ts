import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { expect, test } from 'vitest'
import { aTestServer } from '#platform/testing/test-server'
import { seededLuck } from '../../demo/seeded-luck.ts'
import { aWorld } from '../a-world.ts'
import { complaintOf } from '../complaint-of.ts'
import { takesAway } from '../gentlest-first.ts'
import type { OddRequest } from '../odd-request.ts'
import { send } from '../send.ts'
import { randomRequest } from './random-request.ts'

const seed = Number(process.env.FUZZ_SEED)
const runs = Number(process.env.FUZZ_RUNS)
const AT_ONCE = 8
/** After so many requests little is left of what was stored. */
const PER_WORLD = 2000

const calls = Object.entries(api).flatMap(([family, { calls }]) =>
  Object.entries(calls as Record<string, AnyEndpoint>).map(([name, call]) => ({ name: `${family}.${name}`, family, call })),
)
const gentle = calls.filter(({ call }) => !takesAway(call))

const shown = ({ params, query, body, raw }: OddRequest) => JSON.stringify({ params, query, body, raw }).slice(0, 500)

async function tryOneWorld(first: number, last: number): Promise<{ complaints: string[]; done: number }> {
  const ramp = await aTestServer()
  const ana = await ramp.person('Director', 'Ana Hall')
  const admin = await ramp.person('System Admin', 'Sam Root')
  const world = await aWorld(ramp, ana)
  const complaints: string[] = []
  let done = 0
  for (let from = first; from < last; from += AT_ONCE) {
    const people = [await ramp.again(ana), await ramp.again(ana), await ramp.again(admin), null]
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, last - from) }, async (_, at) => {
        const luck = seededLuck(from + at)
        const among = luck() < 0.1 ? calls : gentle
        const { name, family, call } = among[Math.floor(luck() * among.length)]!
        const as = people[Math.floor(luck() ** 2 * people.length)]!
        const request = randomRequest(luck, call, world.idOf(family), world.known(family))
        const answer = await send(ramp, call, as, request)
        if (answer.status < 400) done++
        const complaint = complaintOf(call, request, answer)
        if (complaint)
          complaints.push(`--seed ${from + at} --runs 1: ${name}, ${as?.name ?? 'a visitor'}: ${complaint}\n  ${shown(request)}`)
      }),
    )
  }
  await ramp.close().catch((error: Error) => complaints.push(`from seed ${first}: ${error.message}`))
  return { complaints, done }
}

test('random input is refused in words, or done', async () => {
  const all: string[] = []
  for (let from = seed; from < seed + runs; from += PER_WORLD) {
    const last = Math.min(from + PER_WORLD, seed + runs)
    const { complaints, done } = await tryOneWorld(from, last)
    console.log([`seeds ${from} to ${last - 1}: ${done} of ${last - from} done, ${complaints.length} complaints`, ...complaints].join('\n'))
    all.push(...complaints)
  }
  expect('polluted' in {}).toBe(false)
  expect(all.length).toBe(0)
})
