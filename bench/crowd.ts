/**
 * What a crowd at a public board gets: everybody behind one address, and everybody at their own. Ratios, so that the machine does
 * not matter: how many find a place, how many hear of a weigh-in, how much later the slowest has the new board than the fastest
 * would, and what part of them asks within the busiest tenth of a second.
 *   npm run bench:crowd -- [viewers, 1000]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '@ramplight/contract/kernel/new-id'
import { touchBoard } from '../apps/server/src/features/tournaments/tournaments/index.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import { startServer } from '../apps/server/src/start-server.ts'

const viewers = Number(process.argv[2] ?? 1000)
const dataDir = mkdtempSync(join(tmpdir(), 'ramplight-crowd-'))
const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' })
const server = await startServer({ ...config, log: () => {} })
const id = newId()
const now = new Date().toISOString()
await server.deps.pool.query(
  `insert into tournaments (id, name, status, start_date, tournament_dates, created_at, updated_at, location, landing, street, city, state, zip, date_span_type,
     start_time, end_time, timezone, tour, director)
   values ($1, 'Lake Fork Open', 'In Progress', '2027-06-12', '["2027-06-12"]', $2, $2, 'Lake Fork', 'Oak Ridge', '17 Cove Road', 'Emory', 'TX', '75440', 'single',
     '06:00', '15:00', 'America/Chicago', $3, $4)`,
  [id, now, newId(), newId()],
)

type Heard = { at: number; asked: number; answered: number; status: number }

/** One viewer as the board's page is one: a stream, and a question at a moment of its own when it is told of a change. */
async function watch(localAddress: string, agent: Agent, heard: Heard[]): Promise<{ status: number; leave: () => void }> {
  const request = get(`${server.address}/events/stream?tournament=${id}`, { agent: false, localAddress })
  const response = await new Promise<IncomingMessage>((resolve, reject) => request.once('response', resolve).once('error', reject))
  response.on('error', () => {})
  response.setEncoding('utf8').on('data', async (text: string) => {
    const data = /event: standings-changed\ndata: (.*)\n/.exec(text)?.[1]
    if (!data) return
    const at = performance.now()
    await delay(Math.random() * ((JSON.parse(data) as { spread?: number }).spread ?? 0))
    const asked = performance.now()
    const board = get(`${server.address}/api/tournament-results/board/${id}`, { agent, localAddress }, (answer) => {
      answer.resume().once('end', () => heard.push({ at, asked, answered: performance.now(), status: answer.statusCode ?? 0 }))
    })
    board.on('error', () => {})
  })
  return { status: response.statusCode ?? 0, leave: () => request.destroy() }
}

const share = (part: number): string => `${((100 * part) / viewers).toFixed(1)} %`
const at = (list: number[], part: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0

async function measure(what: string, addressOf: (viewer: number) => string) {
  const heard: Heard[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const crowd: Awaited<ReturnType<typeof watch>>[] = []
  for (let from = 0; from < viewers; from += 50)
    crowd.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, viewers - from) }, (_, one) => watch(addressOf(from + one), agent, heard)))),
    )
  const told = performance.now()
  await server.deps.outside.transaction((tx) => touchBoard(tx, id))
  for (let waited = 0; heard.length < crowd.filter(({ status }) => status === 200).length && waited < 20_000; waited += 100)
    await delay(100)
  const tenths = Map.groupBy(heard, ({ asked }) => Math.floor(asked / 100))
  const busiest = Math.max(0, ...[...tenths.values()].map((list) => list.length))
  console.log(`${what}:
  found a place ${share(crowd.filter(({ status }) => status === 200).length)}, have the new board ${share(heard.filter(({ status }) => status === 200).length)}
  heard of it after ${at(
    heard.map((one) => one.at - told),
    0.95,
  ).toFixed(0)} ms (95 %), answered ${at(
    heard.map((one) => one.answered - one.asked),
    0.95,
  ).toFixed(0)} ms after they asked (95 %)
  asked within the busiest 100 ms: ${share(busiest)}`)
  for (const { leave } of crowd) leave()
  agent.destroy()
  await delay(500)
}

await measure(`${viewers} viewers behind one address`, () => '127.0.0.1')
await measure(`${viewers} viewers, each at an address of their own`, (viewer) => `127.1.${Math.floor(viewer / 250)}.${(viewer % 250) + 1}`)
await server.stop()
rmSync(dataDir, { recursive: true, force: true })
