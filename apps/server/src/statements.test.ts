import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { exampleOf } from '@ramplight/contract/kernel/example'
import { newId } from '@ramplight/contract/kernel/new-id'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aWorld, type World } from './testing/a-world.ts'
import { countStatements } from './testing/count-statements.ts'
import { BODIES } from './testing/matrix/bodies.ts'
import { CALLS, isList } from './testing/matrix/calls.ts'
import { send } from './testing/send.ts'

/** Of what two records of a family must not have the same: an angler of their own for each. */
const ONE_ANGLER_EACH: Record<string, (user: string) => object> = {
  memberships: (user) => ({ user }),
  'season-teams': (angler) => ({ angler, team: undefined }),
  'tournament-entries': (user) => ({
    users: [user],
    sidePotBigFishEntries: undefined,
    boatNumber: undefined,
    seasonTeam: undefined,
    team: undefined,
  }),
  'director-credit-banks': (user) => ({ user }),
  users: () => ({ email: undefined, phone: undefined }),
}

const ends = (call: AnyEndpoint, ...ends: string[]) => ends.some((end) => call.path.endsWith(`/${end}`))
/** A result is a whole tournament: as many statements for each as finalizing takes. */
const bulk = CALLS.filter(({ call, family }) => ends(call, 'bulk-create') && family !== 'tournament-results')
const lists = CALLS.filter((named) => isList(named))

/** A hundred records are asked for, written and taken away in as many statements as ten. */
describe('how many statements a call sends', () => {
  let ramp: TestServer
  let ana: Person
  let admin: Person
  let world: World
  let anglers: string[]
  /** Points are once for each entry, and only its own anglers earn them. */
  let entries: { _id: string; users: string[] }[]

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    admin = await ramp.person('System Admin', 'Sam Root')
    world = await aWorld(ramp, ana)
    anglers = []
    for (let i = 0; i < 331; i++) anglers.push((await ramp.person('Angler', `Angler ${i}`, { tours: [world.tour], director: ana.id })).id)
    const { call } = bulk.find(({ family }) => family === 'tournament-entries')!
    entries = anglers.splice(220).map((user) => ({
      ...(BODIES['tournament-entries.create']!(world) as object),
      ...ONE_ANGLER_EACH['tournament-entries']!(user),
      _id: newId(),
      users: [user],
    }))
    await statementsOf(call, ana, entries)
  })
  afterAll(() => ramp.close())

  async function statementsOf(call: AnyEndpoint, as: Person, body: unknown): Promise<number> {
    const { answer, statements } = await countStatements(() =>
      send(ramp, call, as, { what: call.path, ...(body === undefined ? {} : { body }) }),
    )
    expect(answer.status, answer.text.slice(0, 300)).toBe(200)
    const { results } = JSON.parse(answer.text) as { results?: { ok: boolean; message?: string }[] }
    expect(results?.find(({ ok }) => !ok)?.message).toBeUndefined()
    return statements
  }

  test.each(bulk.map((named) => [named.family, named] as const))(
    'many %s at once: to make, to change and to delete',
    async (family, { call, calls }) => {
      const as = ['director-credit-banks', 'credit-transactions'].includes(family) ? admin : ana
      const taken = [...anglers]
      const left = [...entries]
      const ofItsEntry = () => {
        const { _id: entry, users } = left.pop()!
        return { entry, angler: users[0] }
      }
      const bodiesOf = (count: number) =>
        Array.from({ length: count }, () => ({
          ...((BODIES[`${family}.create`]?.(world) ?? exampleOf(calls.create!.body as never, world.known(family))) as object),
          ...ONE_ANGLER_EACH[family]?.(taken.pop()!),
          ...(family === 'season-event-point-distributions' && ofItsEntry()),
          _id: newId(),
        }))
      const [few, lots] = [bodiesOf(10), bodiesOf(100)]
      await statementsOf(call, as, bodiesOf(1))
      expect(await statementsOf(call, as, lots)).toBe(await statementsOf(call, as, few))

      for (const other of Object.values(calls)) {
        const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id)
        if (ends(other, 'bulk-update', 'bulk-update-entries')) {
          const change = (list: { _id: string }[]) => list.map(({ _id }) => ({ _id }))
          expect(await statementsOf(other, as, change(lots))).toBe(await statementsOf(other, as, change(few)))
        }
        if (ends(other, 'bulk-delete', 'bulk-delete-entries'))
          expect(await statementsOf(other, as, ids(lots))).toBe(await statementsOf(other, as, ids(few)))
      }
    },
  )

  test.each(lists.map((named) => [`${named.family}.${named.name}`, named] as const))('%s', async (name, { call }) => {
    const body = call.method === 'GET' ? undefined : (BODIES[name]?.(world) ?? {})
    await statementsOf(call, admin, body)
    const now = await statementsOf(call, admin, body)
    expect(now, 'a list is a handful of statements, however long it is').toBeLessThanOrEqual(8)
  })
})
