/**
 * What the API costs beside a bare server with the same SQL, beside the raw driver, and how it grows: goals A1 and A6 of
 * docs/quality.md. Each figure is the median of ratios of pairs in this run; the load comes from this process, the servers are in
 * others.
 *   npm run bench:api [-- --large]      with --large also 1,000,000 anglers and 100,000 tournaments
 */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { newId } from '@ramplight/contract/kernel/new-id'
import { LARGE, type Size, SMALL } from './data.ts'
import { percentile, type Shot, shoot, volley } from './load.ts'
import { median } from './pairs.ts'

type Ready = { port: number; bare: number; director: { id: string; token: string }; admin: { token: string }; anglers: string[] }
type Served = Ready & { run: <T>(name: string, given?: unknown) => Promise<T> }

/** Starts the servers of one size in a process of their own. */
async function serve(size: Size): Promise<Served> {
  const child = fork(join(import.meta.dirname, 'api-server.ts'), [String(size.anglers), String(size.tournaments)])
  const waiting = new Map<number, { resolve: (done: never) => void; reject: (error: Error) => void }>()
  let next = 0
  const answer = <T>(id: number) => new Promise<T>((resolve, reject) => waiting.set(id, { resolve, reject }))
  child.on('message', ({ id, done, error }: { id: number; done?: never; error?: string }) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (error) one?.reject(new Error(error))
    else one?.resolve(done as never)
  })
  child.on('exit', (code) => {
    if (code === 0) return
    for (const { reject } of waiting.values()) reject(new Error(`The server ended with ${code}.`))
  })
  const ready = await answer<Ready>(0)
  return {
    ...ready,
    run: (name, given) => {
      child.send({ id: ++next, name, given })
      return answer(next)
    },
  }
}

const PAIRS = 9
const missed: string[] = []

type Goal = { most?: number; least?: number }

/** Runs thing and control in turns, swapping who goes first, and prints the median of their ratios against the goal. */
async function compare(what: string, goal: Goal, thing: () => Promise<number>, control: () => Promise<number>, warmUp = 2): Promise<void> {
  for (let i = 0; i < warmUp; i++) {
    await control()
    await thing()
  }
  const ratios: number[] = []
  const times: [number, number][] = []
  for (let i = 0; i < PAIRS; i++) {
    const first = i % 2 ? await thing() : await control()
    const second = i % 2 ? await control() : await thing()
    const [a, b] = i % 2 ? [first, second] : [second, first]
    times.push([a, b])
    ratios.push(a / b)
  }
  report(what, goal, median(ratios), median(ratios.map((one) => Math.abs(one - median(ratios)))), times)
}

function report(what: string, { most, least }: Goal, ratio: number, spread: number, times: [number, number][] = []): void {
  // A goal of throughput is the other way round: so many times the control's speed.
  const shown = least === undefined ? ratio : 1 / ratio
  const isAsked = most !== undefined || least !== undefined
  const isMet = most === undefined ? shown >= (least ?? 0) : shown <= most
  if (!isMet) missed.push(what)
  const ms = times.length ? `(${median(times.map(([a]) => a)).toFixed(1)} and ${median(times.map(([, b]) => b)).toFixed(1)} ms)` : ''
  const goal = most === undefined ? `≥ ${least}` : `≤ ${most}`
  const verdict = isAsked ? `goal ${goal}  ${isMet ? 'met' : 'MISSED'}` : ''
  console.log(`${what.padEnd(66)} ${shown.toFixed(3)} ± ${spread.toFixed(3)}  ${verdict}  ${ms}`)
}

const p95 = async (count: number, shotOf: (index: number) => Shot): Promise<number> =>
  percentile((await volley(count, shotOf, 1)).each, 0.95)

/** As somebody types them: so selective that a table ten times as long has a handful more of them. */
const NAMES = ['Ada Alderton', 'Boyd Farrowick', 'Cleo Loomsford', 'Dirk Quarlbrook', 'Esme Wildermarsh', 'Floyd Redholt', 'Hazel Bankvale']
const PARTS = ['da aldert', 'oyd farro', 'eo loomsf', 'irk quarl', 'sme wilder', 'loyd redh', 'azel bankv']
/** Common enough that ten times as many people are ten times as many matches. */
const COMMON = ['lderto', 'rowick', 'oomsf', 'arlbro', 'ldermar', 'edholt', 'nkval']
const people = ({ port, admin }: Served, name: string, more: object = {}): Shot => ({
  port,
  method: 'POST',
  path: '/api/users/paged-search',
  token: admin.token,
  body: { name, ...more },
})
const fishing = ({ port }: Served, body: object): Shot => ({ port, method: 'POST', path: '/api/tournaments/search', body })

async function oneRow(served: Served): Promise<void> {
  const { port, bare, director, anglers } = served
  const COUNT = 1500
  const of = (index: number) => anglers[index % anglers.length]
  const product = (i: number): Shot => ({ port, path: `/api/users/${of(i)}`, token: director.token })
  const control = (i: number): Shot => ({ port: bare, path: `/one/${of(i)}` })
  await compare(
    'A1a one row, authorised, beside a bare route with the same SQL',
    { least: 0.8 },
    async () => (await volley(COUNT, product)).all,
    async () => (await volley(COUNT, control)).all,
  )
  await compare(
    'A1a one row beside the raw driver',
    { least: 0.45 },
    async () => (await volley(COUNT, product)).all,
    () => served.run<number>('raw', COUNT),
  )
  const { each } = await volley(4000, product)
  report('A1a one row: p99 / p50', { most: 5 }, percentile(each, 0.99) / percentile(each, 0.5), 0)
}

async function pages(served: Served): Promise<void> {
  const COUNT = 200
  const at = (i: number, list: string[]) => list[i % list.length]!
  await compare(
    'A1c a page of 10 found by name, beside bare SQL + stringify',
    { most: 1.5 },
    async () => (await volley(COUNT, (i) => people(served, at(i, PARTS)))).all,
    async () => (await volley(COUNT, (i) => ({ port: served.bare, method: 'POST', path: '/page', body: { name: at(i, PARTS) } }))).all,
  )
  const page = (pageNumber: number) => async () => (await volley(40, () => people(served, '', { pageNumber, pageSize: 10 }), 1)).all
  await page(998)()
  await compare('A1c people: page 1,000 beside page 1', { most: 1.5 }, page(999), page(0))
  const cards = (pageNumber: number) => async () =>
    (await volley(40, () => fishing(served, { startDate: '2020-01-01', pageNumber, pageSize: 10 }), 1)).all
  await cards(498)()
  await compare('A1c tournaments: page 500 beside page 1', { most: 1.5 }, cards(499), cards(0))
}

async function many(served: Served): Promise<void> {
  const { port, director, anglers } = served
  const [tournament] = await served.run<{ id: string }[]>('sql', {
    text: `select id from tournaments where director = $1 and status = 'Open' limit 1`,
    values: [director.id],
  })
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ _id: newId(), tournament: tournament!.id, users: [anglers[i]!] }))
  const TABLES = ['tournament_entries', 'audit_log']
  const clear = async () => {
    for (const table of TABLES) await served.run('sql', { text: `delete from ${table} where tournament = $1`, values: [tournament!.id] })
  }
  const create = (count: number) =>
    shoot({ port, method: 'POST', path: '/api/tournament-entries/bulk-create', token: director.token, body: rowsOf(count) })
  async function written(count: number): Promise<Record<string, Record<string, unknown>[]>> {
    await create(count)
    const rows: Record<string, Record<string, unknown>[]> = {}
    for (const table of TABLES)
      rows[table] = await served.run('sql', { text: `select * from ${table} where tournament = $1`, values: [tournament!.id] })
    await clear()
    return rows
  }
  for (const [count, most] of [
    [100, 2],
    [500, 2.5],
  ] as const) {
    const rows = await written(count)
    const after = async (time: Promise<number>) => {
      const taken = await time
      await clear()
      return taken
    }
    await compare(
      `A1b ${count} entries at once beside one INSERT a table of the same rows`,
      { most },
      () => after(create(count)),
      () => after(served.run<number>('insert', rows)),
      4,
    )
    const entries = { tournament_entries: rows.tournament_entries ?? [] }
    await compare(
      `    … beside the INSERT of the entries alone, without their lines`,
      {},
      () => after(create(count)),
      () => after(served.run<number>('insert', entries)),
    )
  }
}

async function growth(small: Served, large: Served): Promise<void> {
  const at = (i: number, list: string[]) => list[i % list.length]!
  const COUNT = 60
  const named = (served: Served) => () => p95(COUNT, (i) => people(served, at(i, PARTS)))
  await compare('A6a people by a part of the name, p95: 1 M beside 100 k', { most: 2.5 }, named(large), named(small))
  await compare(
    '    … by a part of a common last name: ten times the matches',
    {},
    () => p95(COUNT, (i) => people(large, at(i, COMMON))),
    () => p95(COUNT, (i) => people(small, at(i, COMMON))),
  )
  await compare(
    'A6a people by a full name, p95: 1 M beside 100 k',
    { most: 2.5 },
    () => p95(COUNT, (i) => people(large, at(i, NAMES))),
    () => p95(COUNT, (i) => people(small, at(i, NAMES))),
  )
  await compare('A6a two letters beside a selective part, 1 M', { most: 5 }, () => p95(COUNT, () => people(large, 'er')), named(large))
  await compare(
    'A6a a page by name over HTTP beside its SQL, 1 M',
    { most: 3 },
    async () => (await volley(COUNT, (i) => people(large, at(i, PARTS)))).all,
    async () => (await volley(COUNT, (i) => ({ port: large.bare, method: 'POST', path: '/page', body: { name: at(i, PARTS) } }))).all,
  )
  const searches: [string, object][] = [
    ['by name', { name: 'Loomsfor', startDate: '2020-01-01' }],
    ['after a date in a state', { startDate: '2028-06-01', state: 'TX' }],
    [
      'teams between two dates for a fee',
      {
        startDate: '2027-06-01',
        startDateEnd: '2027-06-05',
        startDateRange: 'Between',
        teamEvent: true,
        entryFeeRanges: { min: 50, max: 150 },
      },
    ],
    ['of a tour', { tours: [`${'70'.padEnd(23, '0')}5`], startDate: '2020-01-01' }],
  ]
  for (const [words, body] of searches)
    await compare(
      `A6b tournaments ${words}, p95: 100 k beside 10 k`,
      { most: 2 },
      () => p95(COUNT, () => fishing(large, body)),
      () => p95(COUNT, () => fishing(small, body)),
    )
}

const small = await serve(SMALL)
await oneRow(small)
await pages(small)
await many(small)
if (process.argv.includes('--large')) {
  const large = await serve(LARGE)
  await growth(small, large)
  await large.run('stop')
}
await small.run('stop')
console.log(missed.length ? `\nMissed: ${missed.join('; ')}` : '\nAll goals met.')
process.exitCode = missed.length ? 1 : 0
