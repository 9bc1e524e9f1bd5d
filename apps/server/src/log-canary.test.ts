import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorForLog } from '#platform/logging/error-for-log'
import { LONGEST_LINE, redact, redactLine } from '#platform/logging/redact'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aWorld, type World } from './testing/a-world.ts'
import { CALLS, type Named, requestOf } from './testing/matrix/calls.ts'
import { send } from './testing/send.ts'

const EMAIL = 'canary.bird@lake.test'
const PHONE = '9035550142'
const NAME = 'Canaryson'
const PASSWORD = 'Canaryson=Deep7'
const CODE = 'CANARY77'
const TOKEN = 'eyJjYW5hcnkiOjF9.eyJjYW5hcnkiOjF9.Y2FuYXJ5LWNhbmFyeQ'
const TRACES = [EMAIL, 'canary.bird%40lake.test', PHONE, '(903) 555-0142', NAME, CODE, TOKEN, 'eyJjYW5hcnki']

/** What each field is given; every other text is given the name. */
const GIVEN: Record<string, string> = { email: EMAIL, phone: PHONE, password: PASSWORD, code: CODE, token: TOKEN }
/** Words with a meaning, without which no request comes as far as the database. */
const hasMeaning = (value: string) => /^[0-9a-f]{24}$|^\d|^[A-Z][a-z ]+$|^[a-z-]+$/.test(value)

function withCanaries(value: unknown, key = '', keeps = false): unknown {
  if (key in GIVEN) return GIVEN[key]
  if (typeof value === 'string')
    return /name|title|note|text|comment|street|city|description|summary/i.test(key) || !(keeps || hasMeaning(value)) ? NAME : value
  if (Array.isArray(value)) return value.map((one) => withCanaries(one, key, keeps))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withCanaries(one, name, keeps)]))
}

const QUERY = `?name=${NAME}&email=${encodeURIComponent(EMAIL)}&phone=${PHONE}&token=${TOKEN}&code=${CODE}`

let ramp: TestServer
let world: World
let sam: Person
const lines: string[] = []

beforeAll(async () => {
  ramp = await aTestServer({ app: { logLevel: 'trace', logTo: { write: (line) => void lines.push(line) } } })
  const ana = await ramp.person('Director', 'Ana Hall')
  sam = await ramp.person('System Admin', 'Sam Root')
  world = await aWorld(ramp, ana)
  // Every write fails from now on, and says in its error what it was about.
  await ramp.db.execute(sql`create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'refused %', new using detail = new::text; end $$`)
  const { rows } = await ramp.db.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'`)
  const quiet = ['sessions', 'login_throttles', 'idempotency_keys']
  for (const { name } of rows.filter(({ name }) => !quiet.includes(name)))
    await ramp.db.execute(
      sql`create trigger refuse before insert or update on ${sql.identifier(name)} for each row execute function refuse_row()`,
    )
}, 120_000)
afterAll(() => ramp.close())

const tell = async (named: Named, as: Person | null) => {
  const { params, body } = requestOf(named, world)
  const strange = Object.fromEntries(Object.keys(params).map((name) => [name, encodeURIComponent(GIVEN[name] ?? NAME)]))
  const query = named.call.query ? QUERY : ''
  await send(ramp, named.call, as, { what: 'canaries', params, body: withCanaries(body, '', true), query: '' })
  await send(ramp, named.call, as, { what: 'canaries in the address', params: strange, body: withCanaries(body), query: query || QUERY })
}

test('no log line of any call has an e-mail, a phone, a password, a code, a token or a name, also when the database breaks on it', {
  timeout: 300_000,
}, async () => {
  for (const named of CALLS) for (const as of [null, sam]) await tell(named, as)
  await fetch(`${ramp.address}/nowhere/${NAME}/${EMAIL}${QUERY}`)
  await fetch(`${ramp.address}/api/%ff/${NAME}${QUERY}`)
  // What a line of our own says by mistake, and one that is far too long.
  ramp.app.log.warn(`nobody reads ${EMAIL}, ${PHONE}, ${CODE} or ${TOKEN}`)
  ramp.app.log.warn({ more: 'x'.repeat(1_000_000) }, 'too much')
  const failed = lines.filter((line) => line.includes('request failed'))
  // The canaries were there to be found: statements broke on them.
  expect(failed.length).toBeGreaterThan(50)
  expect(lines.filter((line) => TRACES.some((trace) => line.includes(trace))).slice(0, 5)).toEqual([])
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(LONGEST_LINE)
})

test('an error says its kind and where it was thrown, and nothing of what it quotes, nor do its causes', () => {
  const cause = Object.assign(new Error(`no ${NAME}`), { code: 'P0001', detail: EMAIL, parameters: [PASSWORD] })
  const told = JSON.stringify(errorForLog(new Error(`Failed query: select '${EMAIL}'\nparams: ${PHONE},${NAME}`, { cause })))
  expect(TRACES.filter((trace) => told.includes(trace))).toEqual([])
  expect(told).toContain('log-canary.test.ts')
  expect(told).toContain('P0001')
  const name = undefined as unknown as { of: string }
  const bug = (() => {
    try {
      return name.of
    } catch (error) {
      return error
    }
  })()
  expect(errorForLog(bug)).toMatchObject({ type: 'TypeError', message: expect.stringContaining('Cannot read properties of undefined') })
})

test('whatever a line says, what reaches a person or opens something is masked; an id and a time stay', () => {
  const said = `write to ${EMAIL} or (903) 555-0142, code ${CODE}, token ${TOKEN}, id 65f1c0ffee9035550142abcd at 1763838000000`
  expect(redact(said)).toBe('write to [e-mail] or [phone], code [code], token [token], id 65f1c0ffee9035550142abcd at 1763838000000')
  const long = redactLine(`${JSON.stringify({ level: 30, reqId: 'r-1', msg: 'too much', more: 'x'.repeat(3_000_000) })}\n`)
  expect(long.length).toBeLessThan(LONGEST_LINE)
  expect(JSON.parse(long)).toMatchObject({ level: 30, reqId: 'r-1', msg: expect.stringContaining('too much') })
})
