import { referencesIn } from '@ramplight/contract/kernel/references'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signToken } from '#platform/auth/tokens'
import { refuseUnruled } from '#platform/http/family-rights'
import { aTestServer, type TestServer } from '#platform/testing/test-server'
import { openSession } from './features/people/auth/sessions.ts'
import { userStore } from './features/people/users/index.ts'
import { CALLS } from './testing/matrix/calls.ts'
import { aCast, type Subject } from './testing/matrix/people.ts'
import { byHttp, bySync, type Door, idIn, isOpen, type ReferenceCell, runReference, STRANGER } from './testing/matrix/references.ts'
import type { Bench } from './testing/matrix/run-cell.ts'
import { watchWrites } from './testing/matrix/writes.ts'

const WHO: Subject[] = ['ana', 'helper', 'lily', 'cody']

/**
 * Every field of every write that names a record, by HTTP and by a push of a device: with a record of Ana's world, with one of
 * Bo's. Whoever is no admin writes nothing that names what is Bo's, and is shown nothing of it.
 */
describe('whom and what a record may name', () => {
  let ramp: TestServer
  let bench: Bench
  let doors: Door[]
  const cells: ReferenceCell[] = []

  beforeAll(async () => {
    ramp = await aTestServer()
    const cast = await aCast(ramp, async (id) => {
      const opened = await openSession(ramp.db, id, ramp.deps.now(), { address: null, device: 'test' }, { impersonator: null })
      return { id, name: id, token: await signToken({ user: id, session: opened }, ramp.deps.signingKey, ramp.deps.now()) }
    })
    const { first_name, last_name } = STRANGER
    await ramp.db.execute(sql`update users set first_name = ${first_name}, last_name = ${last_name} where id = ${cast.theirs.user}`)
    const writes = await watchWrites(ramp.db)
    await writes.keep()
    bench = { ramp, cast, writes }
    doors = [...CALLS.flatMap(byHttp), ...bySync(ramp.deps)]
  }, 120_000)
  afterAll(() => ramp.close())

  test('nobody names what is somebody else’s, by any door', async () => {
    for (const door of doors)
      for (const who of WHO)
        for (const world of ['mine', 'theirs'] as const)
          cells.push(await runReference(bench, door, who, world, idIn(bench.cast[world], door.reference)))
    const wrong = cells.filter(
      (cell) =>
        cell.status >= 500 || cell.code === 'server.failed' || (cell.world === 'theirs' && !isOpen(cell) && (cell.isNamed || cell.shows)),
    )
    const named = new Set(cells.filter(({ world, isNamed }) => world === 'mine' && isNamed).map(({ door }) => door))
    console.info(
      `${cells.length} cells of ${doors.length} fields; ${named.size} fields were written with what is one's own; wrong: ${wrong.length}`,
    )
    expect(wrong.map(({ door, who, status, code }) => `${who} ${door} ${status} ${code}`)).toEqual([])
    // A bench on which nothing can be named would prove nothing.
    expect(named.size).toBeGreaterThan(doors.length / 3)
  }, 900_000)

  test('a field that holds an id, and of which nobody has said what it names or who may name it, is noticed', () => {
    const id = z.string().meta({ pattern: '^[0-9a-f]{24}$' })
    expect(() => referencesIn(z.strictObject({ landlord: id }))).toThrow('landlord')
    const family = { references: { user: async () => new Map() } } as never
    const body = z.strictObject({ user: id, lines: z.array(z.strictObject({ partner: id.nullish() })) })
    expect(referencesIn(body).map(({ path }) => path)).toEqual(['user', 'lines.partner'])
    expect(() => refuseUnruled(userStore.name, family, [body])).toThrow('lines.partner')
  })
})
