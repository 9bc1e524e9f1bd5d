import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { newId } from '@ramplight/contract/kernel/new-id'
import { and, eq, like, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase } from '../database/database.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { deliver } from './deliver.ts'
import { leaveMessage } from './leave-message.ts'
import { mailBySmtp } from './mail-by-smtp.ts'
import { type Delivery, openDelivery, sweepOutgoing } from './open-delivery.ts'
import { outgoingMessages, unreachableAddresses } from './outgoing.table.ts'
import { smsByTwilio } from './sms-by-twilio.ts'
import { type MailStandIn, openMailStandIn } from './stand-ins/mail-stand-in.ts'
import { openSmsStandIn, type SmsStandIn } from './stand-ins/sms-stand-in.ts'

const FROM = 'Ramplight <no-reply@ramp.test>'
const at = () => ({ at: new Date().toISOString(), about: newId() })
const PATIENCE = { retryLimit: 1, retryDelay: 1, retryDelayMax: 1 }
const soon = { timeout: 15_000, interval: 50 }

let database: TestDatabase
let mails: MailStandIn
let texts: SmsStandIn
let deliveries: Delivery[] = []
const children: ChildProcess[] = []
const lines: string[] = []

/** Two processes side by side, as far as the database can tell. */
async function open(): Promise<void> {
  const { db, pool } = database
  const sms = smsByTwilio({ ...texts, numbers: async () => ['9035550100'] })
  const providers = { mail: mailBySmtp({ url: mails.url, from: FROM }), sms }
  const options = { db, pool, now: () => new Date(), providers, patience: PATIENCE, log: (line: string) => void lines.push(line) }
  deliveries = [await openDelivery(options), await openDelivery(options)]
}
const rowOf = async (to: string) => (await database.db.select().from(outgoingMessages).where(eq(outgoingMessages.to, to)))[0]!
const stateOf = async (to: string) => (await rowOf(to)).state
const mail = (to: string, more: object = {}) =>
  leaveMessage(database.db, { kind: 'mail', to, subject: 'Blast-off', text: 'We launch at <seven>.', ...more }, at())
const text = (to: string, words = 'Flight 2 is due.') => leaveMessage(database.db, { kind: 'sms', to, text: words }, at())

beforeAll(async () => {
  database = await createTestDatabase()
  mails = await openMailStandIn()
  texts = await openSmsStandIn()
  await open()
})
const close = () => Promise.all(deliveries.splice(0).map((delivery) => delivery.close()))
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await close()
  await mails.close()
  await texts.close()
  await database.close()
})

test('what is left is sent with the commit, as text and as HTML; a code leaves the row; what is rolled back is told nobody', async () => {
  await mail('lily@lake.test', { secret: true, text: 'Your code is ABCD2345.' })
  await mail('tom@lake.test')
  await text('9035550111')
  await database.db
    .transaction(async (tx) => {
      await leaveMessage(tx, { kind: 'sms', to: '9035550112', text: 'Never' }, at())
      throw new Error('not so')
    })
    .catch(() => {})
  await vi.waitFor(
    async () =>
      expect([await stateOf('lily@lake.test'), await stateOf('tom@lake.test'), await stateOf('9035550111')]).toEqual([
        'sent',
        'sent',
        'sent',
      ]),
    soon,
  )
  const [lily, tom] = ['lily@lake.test', 'tom@lake.test'].map((to) => mails.received.find((one) => one.to === to)!)
  expect(lily!.text).toContain('ABCD2345')
  expect((await rowOf('lily@lake.test')).text).toBe('')
  expect([tom!.text, tom!.html]).toEqual([expect.stringContaining('<seven>'), expect.stringContaining('&lt;seven&gt;')])
  expect(tom!.messageId).toBe(`<${(await rowOf('tom@lake.test')).id}@ramp.test>`)
  expect(texts.received.map(({ to }) => to)).toEqual(['+19035550111'])
})

test('two processes hand over each message once, and send it once, also when a job comes to both', async () => {
  const { db } = database
  for (let n = 0; n < 20; n++) await mail(`crowd${n}@lake.test`)
  const crowd = like(outgoingMessages.to, 'crowd%')
  await vi.waitFor(async () => expect(await db.$count(outgoingMessages, and(crowd, eq(outgoingMessages.state, 'sent')))).toBe(20), soon)
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job join outgoing_messages m on m.id = data->>'message' where m.to like 'crowd%'`,
  )
  expect([rows.length, mails.received.filter(({ to }) => to.startsWith('crowd')).length]).toEqual([20, 20])

  await mail('both@lake.test', { sendAfter: new Date(Date.now() + 3_600_000).toISOString() })
  await vi.waitFor(async () => expect((await rowOf('both@lake.test')).job).not.toBeNull(), soon)
  const { id, job } = await rowOf('both@lake.test')
  const send = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { reference: id }
  })
  const tryIt = (name: string) => {
    const work = {
      db,
      now: () => new Date(),
      by: { name, inHand: new Set<string>() },
      publicUrl: undefined,
      unsubscribeUrl: () => undefined,
    }
    return deliver(work, { send, close: async () => {} }, { message: id, job: job! })
  }
  const outcomes = await Promise.all([tryIt('one'), tryIt('two')])
  expect([send.mock.calls.length, outcomes.map(({ error }) => error).sort()]).toEqual([1, ['taken', null].sort()])
})

test('a provider that is away delays no other, and hears each once when it is back; one that never is back leaves dead letters', async () => {
  mails.mood.answer = 451
  await mail('away@lake.test')
  await text('9035550113')
  await vi.waitFor(
    async () => expect([await stateOf('9035550113'), (await rowOf('away@lake.test')).lastError]).toEqual(['sent', 'smtp-451']),
    soon,
  )
  mails.mood.answer = null
  await vi.waitFor(async () => expect(await stateOf('away@lake.test')).toBe('sent'), soon)
  expect(mails.received.filter(({ to }) => to === 'away@lake.test')).toHaveLength(1)

  texts.mood.answer = { status: 429, code: 20_429 }
  await text('9035550114')
  await vi.waitFor(async () => expect(await stateOf('9035550114')).toBe('dead'), soon)
  texts.mood.answer = null
  expect(await rowOf('9035550114')).toMatchObject({ lastError: 'sms-20429', tries: 2 })
}, 40_000)

test('a slow answer is waited for: nobody takes a message from a process that lives, whatever its address calls it', async () => {
  await close()
  const { host, port, user, password, database: name } = database.connection
  const connectionString = `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${name}?application_name=web`
  const { db, pool, close: leave } = connectDatabase({ connectionString })
  let sent = 0
  const slow = async () => {
    sent++
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return { reference: null }
  }
  const options = {
    db,
    pool,
    now: () => new Date(),
    graceMs: 200,
    lookMs: 100,
    patience: PATIENCE,
  }
  const providers = { mail: { send: slow, close: async () => {} } }
  deliveries = [await openDelivery({ ...options, providers }), await openDelivery({ ...options, providers })]
  await mail('slow@lake.test')
  await vi.waitFor(async () => expect(await stateOf('slow@lake.test')).toBe('sent'), soon)
  expect([sent, (await rowOf('slow@lake.test')).tries]).toEqual([1, 1])
  await close()
  await leave()
  await open()
})

test('what is ours to mend kills no message; who told the provider STOP is written to no more', async () => {
  const isAway = (to: string, lastError: string) =>
    vi.waitFor(async () => expect(await rowOf(to)).toMatchObject({ state: 'waiting', lastError }), soon)
  const isSent = (to: string) => vi.waitFor(async () => expect(await stateOf(to)).toBe('sent'), soon)
  mails.mood.sender = 550
  await mail('sender@lake.test', { secret: true, text: 'Your code is EFGH6789.' })
  await isAway('sender@lake.test', 'smtp-550')
  mails.mood.sender = null
  texts.mood.answer = { status: 400, code: 21_606 }
  await text('9035550117')
  await isAway('9035550117', 'sms-21606')
  texts.mood.answer = null
  await isSent('sender@lake.test')
  await isSent('9035550117')
  texts.mood.answer = { status: 400, code: 21_610 }
  await text('9035550118')
  await vi.waitFor(async () => expect(await rowOf('9035550118')).toMatchObject({ state: 'dead', lastError: 'stopped' }), soon)
  texts.mood.answer = null
  await text('9035550118')
  await vi.waitFor(
    async () =>
      expect(
        await database.db.$count(outgoingMessages, and(eq(outgoingMessages.to, '9035550118'), eq(outgoingMessages.lastError, 'stopped'))),
      ).toBe(2),
    soon,
  )
})

test('what nobody could send in time is given up, and a code in it is gone', async () => {
  const sendAfter = new Date(Date.now() + 3_600_000).toISOString()
  await mail('old@lake.test', { secret: true, text: 'Your code is WXYZ2345.', sendAfter })
  await sweepOutgoing(database.db, new Date(Date.now() + 3_500_000 + 3 * 86_400_000))
  expect((await rowOf('old@lake.test')).state).toBe('waiting')
  await sweepOutgoing(database.db, new Date(Date.now() + 3_700_000 + 3 * 86_400_000))
  expect(await rowOf('old@lake.test')).toMatchObject({ state: 'dead', lastError: 'too-late', text: '', job: null })
})

test('what is refused for good, is too late, or goes to somebody who said STOP is tried once or never', async () => {
  await database.db.insert(unreachableAddresses).values({ address: '9035550115', reason: 'stopped', at: new Date().toISOString() })
  await text('9035550115')
  await text('12')
  await mail('late@lake.test', { goodUntil: '2020-01-01T00:00:00.000Z', secret: true })
  await vi.waitFor(
    async () =>
      expect(
        await database.db
          .select()
          .from(outgoingMessages)
          .where(ne(outgoingMessages.state, 'dead'))
          .then((rows) => rows.filter(({ state }) => state !== 'sent')),
      ).toEqual([]),
    soon,
  )
  expect([await rowOf('9035550115'), await rowOf('12'), await rowOf('late@lake.test')]).toMatchObject([
    { state: 'dead', lastError: 'stopped', tries: 1 },
    { state: 'dead', lastError: 'sms-21211', tries: 1 },
    { state: 'dead', lastError: 'too-late', text: '' },
  ])
  expect(texts.received.some(({ to }) => to === '+19035550115')).toBe(false)
})

test('an SMS that a provider took without an answer is looked up and not sent again; one it never took is, though the words are known', async () => {
  const words = (to: string) => texts.received.filter((one) => one.to === `+1${to}`).length
  texts.mood.answer = 'takes and hangs up'
  await text('9035550116')
  await vi.waitFor(async () => expect(await rowOf('9035550116')).toMatchObject({ state: 'waiting', unclear: true }), soon)
  texts.mood.answer = null
  await vi.waitFor(async () => expect(await rowOf('9035550116')).toMatchObject({ state: 'sent', unclear: false }), soon)
  expect([words('9035550116'), (await rowOf('9035550116')).reference]).toEqual([1, texts.received.at(-1)!.sid])

  texts.mood.answer = 'hangs up'
  await text('9035550111')
  const unsent = and(eq(outgoingMessages.to, '9035550111'), ne(outgoingMessages.state, 'sent'))
  const rest = () => database.db.select().from(outgoingMessages).where(unsent)
  await vi.waitFor(async () => expect(await rest()).toMatchObject([{ state: 'waiting', unclear: true }]), soon)
  texts.mood.answer = null
  await vi.waitFor(async () => expect(await rest()).toEqual([]), soon)
  expect(words('9035550111')).toBe(2)
})

test('no line of a log holds a code or an address, whatever was refused', () => {
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.join()).not.toMatch(/ABCD2345|EFGH6789|lake\.test|9035550/)
})

test('killed in the middle of 1,000 messages, twice, each arrives once', async () => {
  await close()
  mails.received.length = 0
  texts.received.length = 0
  const rows = Array.from({ length: 1000 }, (_, n) => {
    const to = n % 2 ? `a${n}@lake.test` : `214555${String(n).padStart(4, '0')}`
    return {
      id: newId(),
      kind: n % 2 ? ('mail' as const) : ('sms' as const),
      to,
      subject: n % 2 ? 'Fog' : null,
      text: `Message ${n}`,
      createdAt: new Date().toISOString(),
    }
  })
  await database.db.insert(outgoingMessages).values(rows)
  const ENGINE = JSON.stringify({
    connection: database.connection,
    smtp: mails.url,
    sms: { url: texts.url, account: texts.account, token: texts.token },
  })
  const start = (): ChildProcess => {
    const program = join(import.meta.dirname, 'testing/engine-child.ts')
    const child = spawn(process.execPath, [program], { env: { PATH: process.env.PATH, ENGINE }, stdio: ['ignore', 'ignore', 'inherit'] })
    children.push(child)
    return child
  }
  const sent = () => mails.received.length + texts.received.length
  for (const until of [150, 450]) {
    const child = start()
    await vi.waitFor(() => expect(sent()).toBeGreaterThan(until), { timeout: 60_000, interval: 2 })
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
  // Fetched a moment before the kill, and not claimed yet.
  const fetched = await database.db.execute(sql`update pgboss.job set state = 'active', started_on = clock_timestamp()
    where id in (select id from pgboss.job where state = 'created' and name like 'outgoing-%' limit 30)`)
  expect(fetched.rowCount).toBeGreaterThan(0)
  // Taken by the provider of a process that died before it could note so. What is being sent has a job, also where the kill came
  // before all were handed over.
  const { rows: taken } = await database.db.execute<{ to: string; text: string }>(sql`update outgoing_messages
    set state = 'sending', claimed_by = 'a dead process', claimed_at = clock_timestamp(), job = coalesce(job, gen_random_uuid())
    where id in (select id from outgoing_messages where state = 'waiting' and kind = 'sms' limit 5) returning "to", text`)
  const provider = smsByTwilio({ ...texts, numbers: async () => ['9035550100'] })
  for (const one of taken)
    await provider.send({
      ...{ ...one, id: '', subject: '', html: '', replyTo: null, unsubscribe: null, createdAt: at().at },
      ...{ link: null, tag: '', isQuiet: false, goodUntil: null },
    })
  expect(taken).toHaveLength(5)
  start()
  const left = async () =>
    (
      await database.db.execute(sql`select kind, m.state, tries, last_error, claimed_by, j.state as job
    from outgoing_messages m left join pgboss.job j on j.id = m.job where m.state in ('waiting', 'sending')`)
    ).rows
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 30_000, interval: 100 })
  expect(
    mails
      .mailbox()
      .map(({ to }) => to)
      .sort(),
  ).toEqual(
    rows
      .filter(({ kind }) => kind === 'mail')
      .map(({ to }) => to)
      .sort(),
  )
  // SMTP cannot be asked: what was in hand at a kill may come again, under the same Message-ID.
  expect(mails.received.length - 500).toBeLessThanOrEqual(20)
}, 90_000)
