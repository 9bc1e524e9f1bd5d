import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signToken } from '#platform/auth/tokens'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { sessions } from './features/people/auth/auth.table.ts'
import { openSession } from './features/people/auth/sessions.ts'
import { CALLS, type Named } from './testing/matrix/calls.ts'
import { aCast, SUBJECTS, type Subject } from './testing/matrix/people.ts'
import { printMatrix } from './testing/matrix/print.ts'
import { type Bench, type Cell, canBeDeleted, hasWorlds, runCell, whileDeleted } from './testing/matrix/run-cell.ts'
import { guardOf, withoutPolicy } from './testing/matrix/without-policy.ts'
import { watchWrites } from './testing/matrix/writes.ts'

/**
 * Every call of the contract, asked by everybody, about what is theirs, what is somebody else's, what is deleted and what
 * belongs to another director. A denial changes nothing and shows nothing; what is allowed is answered.
 */
describe('who may call what', () => {
  let ramp: TestServer
  let bench: Bench
  const cells: Cell[] = []

  beforeAll(async () => {
    ramp = await aTestServer()
    const session = async (id: string, impersonator?: string): Promise<Person> => {
      const from = { address: null, device: 'test' }
      const opened = await openSession(ramp.db, id, ramp.deps.now(), from, { impersonator: impersonator ?? null })
      return { id, name: id, token: await signToken({ user: id, session: opened }, ramp.deps.signingKey, ramp.deps.now()) }
    }
    const cast = await aCast(ramp, session)
    cast.people['sam as ana'] = await session(cast.people.ana!.id, cast.people.sam!.id)
    // Who has proved lately that it is them: what a stale session is refused is swept by itself (`fresh.test.ts`).
    await ramp.db.update(sessions).set({ provedAt: '2999-01-01T00:00:00.000Z' })
    const writes = await watchWrites(ramp.db)
    await writes.keep()
    bench = { ramp, cast, writes }
  }, 120_000)
  afterAll(() => ramp.close())

  async function cellsOf(named: Named, subjects: readonly Subject[] = SUBJECTS): Promise<Cell[]> {
    const found: Cell[] = []
    for (const who of subjects) {
      found.push(await runCell(bench, named, who, 'mine'))
      if (hasWorlds(named)) found.push(await runCell(bench, named, who, 'theirs'))
    }
    if (canBeDeleted(named, bench.writes))
      await whileDeleted(bench, named, async () => {
        for (const who of subjects) found.push(await runCell(bench, named, who, 'deleted'))
      })
    return found
  }

  const named = CALLS.map((one) => [`${one.family}.${one.name}`, one] as const)

  test.each(named)('%s', async (_, one) => {
    const found = await cellsOf(one)
    cells.push(...found)
    const wrong = found.flatMap((cell) => cell.wrong)
    expect(wrong, wrong.join('\n')).toHaveLength(0)
  })

  /** Those who notice a missing policy soonest come first. */
  const STRANGERS: Subject[] = ['tom', 'bo', 'visitor', 'elsa', 'helper', 'lily']
  const unnoticed: string[] = []
  let removed = 0

  test.each(named.filter(([, one]) => guardOf(one) !== null))('%s without its policy is noticed', async (name, one) => {
    removed++
    const isNoticed = await withoutPolicy(ramp.deps, guardOf(one)!, async () => {
      for (const who of STRANGERS)
        for (const where of hasWorlds(one) ? (['mine', 'theirs'] as const) : (['mine'] as const))
          if ((await runCell(bench, one, who, where)).wrong.length) return true
      return false
    })
    if (!isNoticed) unnoticed.push(name)
  })

  test('a missing policy does not go unnoticed, and the matrix is the one in the documentation', async () => {
    expect(unnoticed.length, `not noticed: ${unnoticed.join(', ')}`).toBeLessThanOrEqual(removed / 100)
    const totals = {
      calls: CALLS.length,
      cells: cells.length,
      wrong: cells.filter(({ wrong }) => wrong.length).length,
      removed,
      noticed: removed - unnoticed.length,
    }
    await expect(printMatrix(cells, totals)).toMatchFileSnapshot('../../../docs/rights.md')
  })
})
