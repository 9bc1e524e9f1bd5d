/**
 * What a long list costs a director: 20,000 anglers and 200,000 payments of one of them. The first page, the last one, a search
 * that finds one row, an order by another column, and the numbers on the chips; beside each the page that reads one row by its id. And
 * what Money and Entries of an event of 300 boats cost, beside the bare statement that reads the same rows as JSON.
 *   npm run bench:lists [-- anglers payments]
 */

import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { buildApp } from '../apps/server/src/app.ts'
import { openSession } from '../apps/server/src/features/people/auth/sessions.ts'
import { boardRevisions } from '../apps/server/src/features/tournaments/tournaments/index.ts'
import { makeDeps } from '../apps/server/src/make-deps.ts'
import { signToken } from '../apps/server/src/platform/auth/tokens.ts'
import { openLiveHub } from '../apps/server/src/platform/realtime/open-live-hub.ts'
import { benchDatabase, DIRECTORS, idOf } from './data.ts'
import { shoot } from './load.ts'
import { median } from './pairs.ts'

const [people = 20_000, payments = 200_000] = process.argv.slice(2).map(Number)
const EVENTS = 2_000
const database = await benchDatabase({ anglers: people, tournaments: EVENTS })
const { pool } = database
const director = idOf('d1', 1)

const triggers = async (turn: 'enable' | 'disable') => {
  for (const table of ['users', 'payments']) await pool.query(`alter table ${table} ${turn} trigger user`)
}

const { rows: made } = await pool.query('select 1 from payments limit 1')
if (made.length === 0) {
  console.log(`Making ${payments.toLocaleString('en-US')} payments …`)
  // Nobody listens here: what devices are to hear of each row is left out.
  await triggers('disable')
  // All of them are known to one director.
  await pool.query(`update users set director = $1 where user_type = 'Angler'`, [director])
  const inHex = (kind: string, number: string) => `'${kind}' || lpad(to_hex(${number}), 22, '0')`
  await pool.query(
    `insert into payments (id, created_at, updated_at, amount, "user", description, status, payment_for_type, source_module_record, debit_or_credit)
     select ${inHex('b1', 'n')}, now() - n * interval '1 minute', now(), 1000 + n % 90000, ${inHex('a1', `1 + n % ${people}`)}, 'Entry ' || n,
       'completed', 'Tournament', ${inHex('e1', `${DIRECTORS} * (1 + n % ${EVENTS / DIRECTORS})`)}, 'debit'
     from generate_series(1, ${payments}) n`,
  )
  await triggers('enable')
  await pool.query('vacuum analyze')
}

const live = await openLiveHub(pool, boardRevisions(pool))
const deps = await makeDeps(database, live, () => new Date())
const app = await buildApp(deps, { logLevel: 'silent' })
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as { port: number }
const session = await openSession(database.db, director, new Date(), { address: null, device: 'bench' })
const token = await signToken({ user: director, session }, deps.signingKey, new Date())

const anglers = { userType: 'Angler', pageSize: 20, pageNumber: 0, sortField: 'last_name', sortOrder: 'asc' }
const money = { pageSize: 20, pageNumber: 0, sortField: 'createdAt', sortOrder: 'desc' }
const { rows: last } = await pool.query<{ email: string; first_name: string }>(
  `select email, first_name from users where director = $1 and user_type = 'Angler' order by created_at limit 1`,
  [director],
)
const QUESTIONS: [string, string, object][] = [
  ['anglers, first page', userCalls.pagedSearch.path, anglers],
  ['anglers, the last page', userCalls.pagedSearch.path, { ...anglers, pageNumber: Math.floor(people / 20) - 1 }],
  ['anglers, one by email', userCalls.pagedSearch.path, { ...anglers, words: last[0]!.email }],
  ['anglers, a first name', userCalls.pagedSearch.path, { ...anglers, words: last[0]!.first_name }],
  ['anglers, by city', userCalls.pagedSearch.path, { ...anglers, sortField: 'city', sortOrder: 'desc' }],
  ['anglers without a phone', userCalls.pagedSearch.path, { ...anglers, without: 'phone' }],
  ['payments, first page', paymentCalls.dataSourceSearch.path, money],
  ['payments, the last page', paymentCalls.dataSourceSearch.path, { ...money, pageNumber: Math.floor(payments / 20) - 1 }],
  ['payments, the oldest by its words', paymentCalls.dataSourceSearch.path, { ...money, words: `entry ${payments}` }],
  ['payments of a first name', paymentCalls.dataSourceSearch.path, { ...money, words: last[0]!.first_name }],
  ['payments, by amount', paymentCalls.dataSourceSearch.path, { ...money, sortField: 'amount' }],
  ['payments that are in', paymentCalls.dataSourceSearch.path, { ...money, debitOrCredit: 'credit' }],
]
const TURNS = 7
const one = () => shoot({ port, token, path: userCalls.get.path.replace('{id}', director) })
for (let n = 0; n < 20; n++) await one()
const bare = median(await Promise.all(Array.from({ length: TURNS }, one)))
console.log(`one row by its id: ${bare.toFixed(1)} ms`)
for (const [what, path, body] of QUESTIONS) {
  const times: number[] = []
  for (let n = 0; n < TURNS; n++) times.push(await shoot({ port, token, method: 'POST', path, body }))
  const [first, later] = [times[0]!, median(times.slice(1))]
  console.log(`${what}: ${later.toFixed(0)} ms, the first time ${first.toFixed(0)} ms (${(later / bare).toFixed(0)} x one row)`)
}
await measureEvent()
await app.close()
await live.close()
await database.close()
process.exit(0)

/** An event of 300 boats that have paid, of which every tenth got a part back: its Money page and its entries. */
async function measureEvent(): Promise<void> {
  const BOATS = 300
  const { rows: events } = await pool.query<{ id: string; tour: string }>(
    `select t.id, t.tour from tournaments t where t.director = $1 and t.status = 'Open' and t.entry_fee > 0 order by t.created_at limit 1`,
    [director],
  )
  const { id: tournament } = events[0]!
  const { rows: there } = await pool.query(`select 1 from tournament_entries where tournament = $1`, [tournament])
  const { rows: crews } = await pool.query<{ id: string }>(`select id from users where director = $1 and user_type = 'Angler' limit $2`, [
    director,
    BOATS,
  ])
  if (there.length < BOATS) {
    const entries = crews.map(({ id }) => ({ _id: newId(), tournament, users: [id], status: 'Paid', paidWith: { method: 'cash' } }))
    for (let n = 0; n < BOATS; n += 50)
      await shoot({ port, token, method: 'POST', path: tournamentEntryCalls.bulkCreate.path, body: entries.slice(n, n + 50) })
    const { rows } = await pool.query<{ id: string }>(`select id from tournament_entries where tournament = $1`, [tournament])
    for (const { id } of rows.filter((_, index) => index % 10 === 0)) {
      const body = { _id: newId(), method: 'cash', amount: 5, reason: 'Wind' }
      await shoot({ port, token, method: 'POST', path: moneyCalls.refund.path.replace('{id}', id), body })
    }
  }
  await pool.query('vacuum analyze')
  const sizes = await pool.query(`select count(*)::int as n from ledger_postings where tournament = $1`, [tournament])
  console.log(`an event of ${BOATS} boats, ${sizes.rows[0].n} postings`)
  const ENTRIES = `e as (select * from tournament_entries where tournament = $1),
    crews as (select e.id, json_agg(u.first_name || ' ' || u.last_name) as names
      from e cross join lateral jsonb_array_elements_text(e.users) crew join users u on u.id = crew group by e.id),
    paid as (select entry, json_agg(m) as events from money_events m where tournament = $1 group by entry),
    boats as (select json_agg(json_build_object('entry', e, 'crew', crews.names, 'paid', paid.events)) as rows
      from e left join crews using (id) left join paid on paid.entry = e.id)`
  const readBare = async (statement: string) => {
    const { rows } = await pool.query<{ all: unknown }>(statement, [tournament])
    return JSON.stringify(rows[0]!.all).length
  }
  const bareEntries = () => readBare(`with ${ENTRIES} select rows as all from boats`)
  const bareMoney = () =>
    readBare(`with ${ENTRIES},
      p as (select * from ledger_postings where tournament = $1),
      lines as (select posting, json_agg(l) as rows from ledger_lines l join p on p.id = l.posting group by posting)
      select json_build_object('boats', boats.rows, 'postings', (select json_agg(json_build_object('posting', p, 'lines', lines.rows))
        from p left join lines on lines.posting = p.id)) as all from boats`)
  const pages: [string, () => Promise<number>, () => Promise<unknown>][] = [
    ['Money of the event', () => shoot({ port, token, path: moneyCalls.byTournament.path.replace('{id}', tournament) }), bareMoney],
    [
      'entries of the event',
      () => shoot({ port, token, method: 'POST', path: tournamentEntryCalls.search.path, body: { tournament } }),
      bareEntries,
    ],
  ]
  for (const [what, page, control] of pages) {
    const ratios: number[] = []
    const [times, bareTimes]: [number[], number[]] = [[], []]
    for (let n = 0; n < 4; n++) await page().then(control)
    for (let n = 0; n < 9; n++) {
      const began = performance.now()
      await control()
      const bareTime = performance.now() - began
      const time = await page()
      times.push(time)
      bareTimes.push(bareTime)
      ratios.push(time / bareTime)
    }
    console.log(
      `${what}: ${median(times).toFixed(0)} ms, ${median(ratios).toFixed(2)} x the bare statement with its JSON (${median(bareTimes).toFixed(0)} ms)`,
    )
  }
}
