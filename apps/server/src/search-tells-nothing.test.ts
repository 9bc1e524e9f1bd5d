import { jsonSchemaOf } from '@ramplight/contract/kernel/json-schema'
import { usersAtOnceCalls } from '@ramplight/contract/people/users-at-once'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signToken } from '#platform/auth/tokens'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { openSession } from './features/people/auth/sessions.ts'
import { findTournament } from './features/tournaments/tournaments/index.ts'
import { aBoat } from './features/weigh-in/testing/a-tournament.ts'
import { CALLS } from './testing/matrix/calls.ts'
import { aCast, type Cast, type Subject } from './testing/matrix/people.ts'
import { send } from './testing/send.ts'

const WHO: Subject[] = ['visitor', 'lily', 'tom', 'cody', 'ana', 'helper', 'wes', 'bo', 'elsa', 'sam']
const PHONE = '9035557391'
type Row = Record<string, unknown>

/** What somebody is not shown they cannot find out by asking for it. */
describe('a search', () => {
  let ramp: TestServer
  let cast: Cast
  beforeAll(async () => {
    ramp = await aTestServer()
    cast = await aCast(ramp, async (id): Promise<Person> => {
      const opened = await openSession(ramp.db, id, ramp.deps.now(), { address: null, device: 'test' })
      return { id, name: id, token: await signToken({ user: id, session: opened }, ramp.deps.signingKey, ramp.deps.now()) }
    })
    for (const { user } of [cast.mine, cast.theirs])
      await ramp.db.execute(
        sql`update users set phone = ${PHONE}, email = ${`${user}@lake.test`}, username = 'reel', zip = '75410' where id = ${user}`,
      )
    // One boat of three has paid.
    for (const [number, status] of [[11, 'Pending'] as const, [12, 'Paid'] as const, [13, 'Pending'] as const])
      await aBoat(ramp, (await findTournament(ramp.db, cast.mine.tournament))!, number, [`Pat Boat${number}`], { status })
  }, 120_000)
  afterAll(() => ramp.close())

  const searches = CALLS.filter(({ call }) => call.method === 'POST' && call.body && /search$/i.test(call.path))
  const shownIn = (text: string): Row[] => {
    const body = JSON.parse(text || '[]') as Row[] | { message?: Row[] }
    return (Array.isArray(body) ? body : Array.isArray(body.message) ? body.message : []) as Row[]
  }

  test('by a field that who asks is not shown answers the same, whatever is asked for', async () => {
    const wrong: string[] = []
    let tried = 0
    for (const named of searches)
      for (const who of WHO) {
        const ask = (body: object) => send(ramp, named.call, cast.people[who], { what: named.name, body })
        const shown = shownIn((await ask({})).text)
        const table = named.family.replaceAll('-', '_')
        const { rows } = await ramp.db
          .execute<{ row: Row }>(sql`select to_jsonb(x) as row from ${sql.identifier(table)} x limit 200`)
          .catch(() => ({ rows: [] }))
        for (const field of Object.keys(jsonSchemaOf(named.call.body as never).properties ?? {})) {
          const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
          const hidden = rows.find(({ row }) => {
            const record = shown.find(({ _id }) => _id === row.id)
            return record && typeof row[column] === 'string' && record[field] === null
          })
          if (!hidden) continue
          tried++
          const [right, other] = [
            await ask({ [field]: hidden.row[column] }),
            await ask({ [field]: field === 'phone' ? '9035550000' : 'zzzz' }),
          ]
          if (right.text !== other.text) wrong.push(`${named.family}.${named.name} ${field} of ${who}`)
        }
      }
    console.info(`${searches.length} searches, ${tried} hidden fields asked for`)
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(1)
  }, 180_000)

  /** Neither a time nor an amount, which the wire writes in another way than the database. */
  const isPlain = (value: unknown) => typeof value === 'boolean' || (typeof value === 'string' && !/^\d{4}-\d\d/.test(value))

  test('finds and sorts a record by what is shown of it, and by nothing else', async () => {
    const wrong: string[] = []
    let tried = 0
    for (const named of searches)
      for (const who of WHO) {
        const ask = async (body: object) => {
          const { status, text } = await send(ramp, named.call, cast.people[who], { what: named.name, body })
          return status === 200 ? shownIn(text) : null
        }
        const table = named.family.replaceAll('-', '_')
        const { rows } = await ramp.db
          .execute<{ row: Row }>(sql`select to_jsonb(x) as row from ${sql.identifier(table)} x limit 200`)
          .catch(() => ({ rows: [] }))
        const stored = new Map(rows.map(({ row }) => [row.id, row]))
        const shown = (await ask({})) ?? []
        for (const field of Object.keys(jsonSchemaOf(named.call.body as never).properties ?? {})) {
          const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
          const isOther = (row: Row) =>
            isPlain(stored.get(row._id)?.[column]) && field in row && row[field] !== stored.get(row._id)![column]
          const others = shown.filter(isOther)
          if (!others.length) continue
          tried++
          for (const value of new Set([...others.map((row) => row[field]), ...others.map((row) => stored.get(row._id)![column])])) {
            const found = value === null ? null : await ask({ [field]: value })
            for (const row of found ? others : [])
              if (found!.some(({ _id }) => _id === row._id) !== (row[field] === value))
                wrong.push(`${named.family}.${named.name} ${field} ${value} of ${who}`)
          }
          // What looks the same comes in the order of the ids.
          const alike = shown.filter((row) => row[field] === others[0]![field]).map(({ _id }) => String(_id))
          const sorted = ((await ask({ sortField: field, sortOrder: 'asc' })) ?? alike.sort().map((_id) => ({ _id }))) as Row[]
          const inOrder = sorted.map(({ _id }) => String(_id)).filter((id) => alike.includes(id))
          if (String(inOrder) !== String(alike.sort())) wrong.push(`${named.family}.${named.name} by ${field} of ${who}`)
        }
      }
    console.info(`${tried} fields that are shown otherwise`)
    expect([...new Set(wrong)]).toEqual([])
    expect(tried).toBeGreaterThan(0)
  }, 180_000)

  test('and a list that is brought says nothing of a hidden phone either', async () => {
    const { rows } = await ramp.db.execute<{ first_name: string; last_name: string }>(
      sql`select first_name, last_name from users where id = ${cast.mine.user}`,
    )
    const bring = async (as: Person, more: object) => {
      const { body } = await ramp.call(usersAtOnceCalls.importUsers, {
        as,
        body: { users: [{ ...rows[0]!, ...more }], tours: [cast.mine.tour] } as never,
      })
      return body.results.map(({ outcome }) => outcome)
    }
    const helper = cast.people.helper!
    expect(await bring(helper, { phone: PHONE })).toEqual(await bring(helper, { phone: '9035550001' }))
    // Somebody with another name, and her phone: not her.
    expect(await bring(helper, { first_name: 'Zeb', last_name: 'Quarryman', phone: PHONE })).toEqual(['created'])
    expect(await bring(cast.people.ana!, { first_name: 'Zoe', last_name: 'Quarry', phone: PHONE })).toEqual(['matched'])
  })
})
