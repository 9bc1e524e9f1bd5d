import { exampleOf } from '@ramplight/contract/kernel/example'
import { newId } from '@ramplight/contract/kernel/new-id'
import { SYNC_SCHEMA, SYNC_TABLES, TABLES } from '@ramplight/contract/sync/tables'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signToken } from '#platform/auth/tokens'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { openSession } from './features/people/auth/sessions.ts'
import { CALLS, type Named, requestOf } from './testing/matrix/calls.ts'
import { aCast, type Cast } from './testing/matrix/people.ts'
import { type Writes, watchWrites } from './testing/matrix/writes.ts'
import { send } from './testing/send.ts'

type Values = Record<string, unknown>
/** `body`: made anew for each request where it holds ids that count once. */
type Request = { what: string; named: Named; params: Record<string, string>; body?: unknown }

/** What is said of a person, or of what a director owns, that an admin may want to say in their name. */
const sayings = ({ mine, theirs, people }: Cast): Values => ({
  password: 'Jigging=Spoon9',
  email: 'sam@lake.test',
  phone: '903-555-0199',
  username: 'samortiz',
  userType: 'Director',
  isAssistant: true,
  active: false,
  tours: [mine.tour],
  coDirectors: [people.bo!.id],
  director: theirs.director,
})

/** The same body, with this said in it wherever such a call says what shall be written. */
function saying(body: unknown, said: Values): unknown {
  if (Array.isArray(body)) return typeof body[0] === 'object' ? [{ ...(body[0] as Values), ...said }] : body
  const whole = (body ?? {}) as Values
  for (const inner of ['fields', 'updates']) if (whole[inner]) return { ...whole, [inner]: said }
  return { ...whole, ...said }
}

/** The list of the product once more, as rows: who signs in and how, as what, with whose help, and where money goes. */
async function whatIsTheirs({ db }: TestServer, self: string): Promise<string> {
  const { rows } = await db.execute(sql`
    select 'account' as what, a::text as row from accounts a
    union all select 'staff', s::text from staff_members s
    union all select 'invited', i::text from staff_invitations i
    union all select 'asked to direct', i::text from co_director_invitations i
    union all select 'person', concat_ws(' ', id, email, phone, username, confirmed, deleted, password_hash) from users where confirmed or id = ${self}
    union all select 'asked', concat_ws(' ', c.user, c.sent_to) from account_codes c where about = 'email'
    union all select 'rights', concat_ws(' ', id, user_type, is_assistant, active, case when is_assistant then tours end)
      from users where user_type <> 'Angler' or is_assistant or not active
    union all select 'owner', concat_ws(' ', id, director) from tours where director <> ${self}
    union all select 'owner', concat_ws(' ', id, director) from seasons where director <> ${self}
    union all select 'owner', concat_ws(' ', id, director) from divisions where director <> ${self}
    union all select 'owner', concat_ws(' ', id, director) from tournaments where director <> ${self}
    union all select 'helper', concat_ws(' ', id, co_directors) from tournaments where co_directors <> '[]'
    union all select 'question', concat_ws(' ', tbl, rec_id, field) from sync_conflict where tbl in ('accounts', 'staff-members')
      or tbl = 'users' and field in ('email', 'phone', 'username') and rec_id in (select id from users where confirmed or id = ${self})
      or tbl = 'users' and field in ('userType', 'isAssistant', 'active')
    order by 1, 2`)
  return JSON.stringify(rows)
}

/** What money has moved, or is asked to move: the ledger, and what leads to its lines. */
async function whatHasMoved({ db }: TestServer): Promise<string> {
  const { rows } = await db.execute(sql`
    select 'posting' as what, concat_ws(' ', source_family, source_record, number) as row from ledger_postings
    union all select 'refund', concat_ws(' ', r.id, r.state) from refunds r
    union all select 'checkout', c.id from card_checkouts c
    union all select 'payout', concat_ws(' ', p.payment, p.turn) from card_payouts p
    union all select 'box', e.id from money_events e where e.kind in ('count', 'income', 'expense')
    order by 1, 2`)
  return JSON.stringify(rows)
}

describe('an admin who acts as a director, at every door', () => {
  let ramp: TestServer
  let cast: Cast
  let writes: Writes
  let ana: Person
  let samAsAna: Person & { admin: string }
  /** What is Ana's alone, and what money has moved, before every request. */
  let hers: string
  let moved: string
  /** Calls that moved money when Ana asked. */
  const moving = new Set<string>()

  beforeAll(async () => {
    ramp = await aTestServer()
    const session = async (id: string, impersonator: string | null = null): Promise<Person> => {
      const opened = await openSession(ramp.db, id, ramp.deps.now(), { address: null, device: 'test' }, { impersonator })
      return { id, name: id, token: await signToken({ user: id, session: opened }, ramp.deps.signingKey, ramp.deps.now()) }
    }
    cast = await aCast(ramp, session)
    ana = cast.people.ana!
    samAsAna = { ...(await session(ana.id, cast.people.sam!.id)), admin: cast.people.sam!.id }
    writes = await watchWrites(ramp.db)
    await writes.keep()
    hers = await whatIsTheirs(ramp, ana.id)
    moved = await whatHasMoved(ramp)
  }, 120_000)
  afterAll(() => ramp.close())

  /** What came of a request, and whether it changed what is its owner's alone. All of it is put back. */
  async function made(as: Person, { what, named, params, body }: Request) {
    const headers = { 'x-device': as === samAsAna ? 'acting' : 'herself' }
    const sent = typeof body === 'function' ? body() : body
    const { status, text } = await send(ramp, named.call, as, { what, params, headers, ...(sent === undefined ? {} : { body: sent }) })
    // Whoever asks too often is no part of this.
    await ramp.db.execute(sql`delete from login_throttles`)
    const { all } = await writes.take()
    if (all.length === 0) return { status, code: codeOf(text), isTurned: false, hasWritten: false, asksUnsigned: false }
    const hasMoved = (await whatHasMoved(ramp)) !== moved
    if (hasMoved) moving.add(`${named.family}.${named.name}`)
    const isTurned = hasMoved || (await whatIsTheirs(ramp, ana.id)) !== hers
    const asksUnsigned = all.includes('sync_conflict') && (await hasUnsigned())
    await writes.putBack(all)
    return { status, code: codeOf(text), isTurned, hasWritten: true, asksUnsigned }
  }

  /** A question that does not say which admin asked. */
  async function hasUnsigned(): Promise<boolean> {
    const { rows } = await ramp.db.execute(sql`select 1 from sync_conflict q where mine_admin is distinct from ${samAsAna.admin}
      and not exists (select 1 from kept.sync_conflict k where k.id = q.id)`)
    return rows.length > 0
  }

  function codeOf(text: string): string {
    if (!text.startsWith('{')) return ''
    const { code, message, error, results }: Record<'code' | 'message' | 'error', string | undefined> & { results?: { code?: string }[] } =
      JSON.parse(text)
    // The code of a link that was made is no refusal.
    return (message || error ? code : undefined) ?? results?.find((one) => one.code)?.code ?? ''
  }

  /** As our own client sends it; with every field there is; and with each of the sayings. Also about Ana herself, not only about an angler of hers. */
  function byHttp(named: Named): Request[] {
    const what = `${named.family}.${named.name}`
    const herself = { ...cast.mine, user: ana.id, idOf: (family: string) => (family === 'users' ? ana.id : cast.mine.idOf(family)) }
    const worlds = named.family === 'users' ? [cast.mine, herself] : [cast.mine]
    return worlds.flatMap((world) => {
      const { params, body } = requestOf(named, world)
      if (!named.call.body) return [{ what, named, params }]
      const full = exampleOf(named.call.body as never, world.known(named.family))
      const said = Object.entries(sayings(cast)).map(([field, value]) => ({
        ...{ what: `${what} ${field}`, named, params },
        body: saying(body, { [field]: value }),
      }))
      const isRead = /search$|check$/i.test(named.call.path)
      return [{ what, named, params, body }, ...(isRead ? [] : [{ what: `${what} in full`, named, params, body: full }, ...said])]
    })
  }

  /** What a device sends, also what has waited in its queue: new, changed, each saying alone, and deleted. */
  function bySync(): Request[] {
    const push = CALLS.find(({ family, name }) => family === 'sync' && name === 'push')!
    const op = (tbl: string, more: Values): Request => ({
      ...{ what: `sync ${tbl} ${more.kind} ${Object.keys((more.set as object) ?? {}).slice(0, 3)}`, named: push, params: {} },
      body: () => ({
        ...{ device: newId(), ackThrough: 0 },
        ops: [{ op: newId(), devSeq: 1, tbl, baseRev: 1, schema: SYNC_SCHEMA, at: '2027-06-12T11:00:00.000Z', ...more }],
      }),
    })
    return SYNC_TABLES.filter((table) => TABLES[table].offline !== 'read').flatMap((tbl) => {
      const create = CALLS.find((one) => one.family === tbl && one.name === 'create')
      const ids = tbl === 'users' ? [cast.mine.user, ana.id] : [cast.mine.idOf(tbl)]
      const fresh = create?.call.body ? [op(tbl, { kind: 'up', id: newId(), baseRev: 0, set: requestOf(create, cast.mine).body })] : []
      const changed = ids.flatMap((id) =>
        Object.entries(sayings(cast)).flatMap(([field, value]) => [
          op(tbl, { kind: 'up', id, set: { [field]: value } }),
          // Somebody else has said something different meanwhile: a question, were it theirs to ask.
          op(tbl, { kind: 'up', id, set: { [field]: value }, base: { [field]: 'as it never was' } }),
        ]),
      )
      return [...fresh, ...changed, ...ids.map((id) => op(tbl, { kind: 'del', id }))]
    })
  }

  const wrong: string[] = []
  const refused = new Set<string>()
  /** Ana's own request says what it would change; the same one of the admin who acts as her is refused for that, or does the same. */
  async function compare(request: Request): Promise<void> {
    const own = await made(ana, request)
    const acting = await made(samAsAna, request)
    const isRefused = acting.code === 'impersonation.account'
    const say = (words: string) =>
      wrong.push(`${request.what}: ${words} (${own.status} ${own.code}, acting ${acting.status} ${acting.code})`)
    if (acting.isTurned) say('changed what is hers alone')
    if (own.isTurned && !isRefused) say('is not refused')
    if (acting.asksUnsigned) say('asks a question as if she had asked it')
    if (isRefused) refused.add(request.what)
    if (isRefused && !own.isTurned && !request.named.call.own && own.hasWritten) say('is refused although it changes nothing of hers alone')
    if (isRefused && acting.hasWritten) say('is refused and has written')
    if (!isRefused && (acting.status !== own.status || acting.code !== own.code)) say('is answered otherwise')
  }

  test.each(CALLS.map((named) => [`${named.family}.${named.name}`, named] as const))('%s', async (_, named) => {
    for (const request of byHttp(named)) await compare(request)
    expect(wrong.splice(0)).toEqual([])
  })

  test('the push of a device', async () => {
    for (const request of bySync()) await compare(request)
    expect(wrong.splice(0)).toEqual([])
  }, 120_000)

  test('money did move when she asked, so that nothing above is refused for another reason', () => {
    expect([...moving]).toEqual(expect.arrayContaining(['calcuttas.sell', 'memberships.update', 'money.cashBox', 'payments.paidOut']))
    expect([...refused]).toContain('money.refund')
  })

  test('every line of what was done carries both: as whom, and who', async () => {
    const { rows } = await ramp.db.execute<{ by: string | null; impersonator: string | null; count: number }>(
      sql`select "by", impersonator, count(*)::int as count from audit_log where device = 'acting' group by 1, 2`,
    )
    expect(rows).toEqual([{ by: ana.id, impersonator: cast.people.sam!.id, count: expect.any(Number) }])
    console.info(`${rows[0]?.count} lines; refused: ${[...refused].join(', ')}; moving: ${[...moving].sort().join(', ')}`)
  })
})
