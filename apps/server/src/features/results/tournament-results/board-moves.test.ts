import { ENTRY_COUNTS } from '@ramplight/domain/registration/check-entry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'
import { weigh } from '../testing/lake-fork.ts'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** Columns by which an entry moves the board: what counts, what the station shows of a bump, and whether it is there at all. */
const MOVING = new Set([...ENTRY_COUNTS.map(snake), 'bump', 'deleted'])
/** Keys, and the tournament that an entry never leaves. */
const FIXED = ['id', 'tournament']
/** Another value for a column of this type. */
const OTHER: Record<string, (column: string) => string> = {
  text: (column) => `coalesce(${column}, '') || 'x'`,
  boolean: (column) => `not ${column}`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
  jsonb: () => `'[1]'::jsonb`,
  'timestamp with time zone': () => 'now()',
}

describe('the board moves, whatever code writes', () => {
  let ramp: TestServer
  let ana: Person
  let cup: TournamentRow
  let boat: Awaited<ReturnType<typeof aBoat>>
  const query = (text: string, values: unknown[] = []) => ramp.deps.pool.query(text, values)
  const revision = async (): Promise<number> =>
    (await query('select results_revision as revision from tournaments where id = $1', [cup.id])).rows[0].revision
  const moves = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await revision()
    await work()
    return (await revision()) - before
  }

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    cup = await aTournament(ramp, ana)
    boat = await aBoat(ramp, cup, 1, ['Ty Hall'])
  })
  afterAll(() => ramp.close())

  test('by every field of an entry that counts, and by no other', async () => {
    const { rows } = await query(
      `select column_name as name, data_type as type from information_schema.columns where table_name = 'tournament_entries'`,
    )
    const moved: string[] = []
    for (const { name, type } of rows.filter((row) => !FIXED.includes(row.name))) {
      const change = `update tournament_entries set "${name}" = ${OTHER[type]!(`"${name}"`)} where id = $1`
      if ((await moves(() => query(change, [boat.id]))) > 0) moved.push(name)
    }
    expect(moved.sort()).toEqual([...MOVING].sort())
  })

  test('once for a bag, once for a change of the tournament, and not at all for what is rolled back', async () => {
    const other = await aBoat(ramp, cup, 2, ['Jo Reyes'])
    expect(await moves(() => weigh(ramp, ana, other, [5, 2]))).toBe(1)
    expect(await moves(() => query(`update tournaments set name = 'Night Cup' where id = $1`, [cup.id]))).toBe(1)
    const undone = () =>
      ramp.db.transaction(async (tx) => {
        await tx.execute(`update tournament_entries set disqualified = true where id = '${other.id}'`)
        throw new Error('the ramp lost its power')
      })
    expect(await moves(() => undone().catch(() => undefined))).toBe(0)
  })

  test('for all boats of one statement once', async () => {
    const many = Array.from({ length: 20 }, (_, i) => aBoat(ramp, cup, 10 + i, [`Angler ${i}`]))
    await Promise.all(many)
    expect(await moves(() => query('update tournament_entries set disqualified = true where tournament = $1', [cup.id]))).toBe(1)
  })
})
