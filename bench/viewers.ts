/**
 * A crowd at one board, from one server process and from two: how long after the director's tap is the row on the viewers' screens, who
 * had to ask, did anybody miss it, and how fast the same bytes are written to as many bare sockets in the same run. Viewers are two
 * processes beside the server's, so on two cores everybody waits for everybody, in the control as well.
 *   npm run bench:viewers -- [viewers, 10000] [weigh-ins, 15]
 */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts'
import { percentile } from './load.ts'
import { median } from './pairs.ts'
import { type FromServer, type FromViewers, moment, type ToServer, type ToViewers } from './viewers/messages.ts'

const [viewers = 10_000, weighIns = 15] = process.argv.slice(2).map(Number)
const VIEWER_PROCESSES = 2
/** Not faster than the board is told: four times a second. */
const PAUSE_MS = 400

const dataDir = mkdtempSync(join(tmpdir(), 'ramplight-viewers-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
const { host, port, user, password, database } = postgres.connection
const DATABASE_URL = `postgres://${user}:${encodeURIComponent(password ?? '')}@${encodeURIComponent(host)}:${port}/${database}`

/** The next message of this kind. */
const hear = <Message extends { is: string }, Kind extends Message['is']>(child: ChildProcess, kind: Kind) =>
  new Promise<Extract<Message, { is: Kind }>>((resolve) => {
    const listen = (message: Message) => {
      if (message.is !== kind) return
      child.off('message', listen)
      resolve(message as Extract<Message, { is: Kind }>)
    }
    child.on('message', listen)
  })
const children = new Set<ChildProcess>()
function start(file: string): ChildProcess {
  const child = fork(join(import.meta.dirname, 'viewers', file), { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL } })
  children.add(child)
  child.once('exit', (code) => {
    children.delete(child)
    // Nobody would ever hear what it was to say.
    if (code) process.exit(code)
  })
  return child
}
process.once('exit', () => {
  for (const child of children) child.kill()
})
const tellServer = (child: ChildProcess, message: ToServer) => child.send(message)
const tellViewers = (child: ChildProcess, message: ToViewers) => child.send(message)

type Heard = { moments: number[]; asked: number; bytes: number; wrong: string[] }

/** Does the work and waits until every viewer has what comes of it. */
async function toAll(crowd: ChildProcess[], stamp: string, work: () => unknown): Promise<Heard & { began: number }> {
  for (const child of crowd) tellViewers(child, { do: 'expect', stamp })
  await delay(PAUSE_MS)
  const answers = crowd.map((child) => hear<FromViewers, 'heard'>(child, 'heard'))
  const began = moment()
  await work()
  const all = await Promise.all(answers)
  return {
    began,
    moments: all.flatMap(({ moments }) => moments),
    asked: all.reduce((sum, { asked }) => sum + asked, 0),
    bytes: all[0]!.bytes,
    wrong: all.flatMap(({ wrong }) => wrong),
  }
}

const ms = (from: number, to: number) => (to - from) / 1e6
/** Until so many have it: after the tap, and after the first. */
const afterTap = ({ began, moments }: Heard & { began: number }, share: number) => ms(began, percentile(moments, share))
const delivery = ({ moments }: Heard) => ms(Math.min(...moments), percentile(moments, 0.95))

async function measure(processes: number): Promise<void> {
  const servers = Array.from({ length: processes }, () => start('server.ts'))
  const ready: Extract<FromServer, { is: 'ready' }>[] = []
  // One after the other: the first one makes the tables.
  for (const server of servers) ready.push(await hear<FromServer, 'ready'>(server, 'ready'))
  const seeded = hear<FromServer, 'seeded'>(servers[0]!, 'seeded')
  tellServer(servers[0]!, { do: 'seed' })
  const { tournament, entries, token } = await seeded
  const crowd = Array.from({ length: VIEWER_PROCESSES }, () => start('viewers.ts'))
  const share = Math.floor(viewers / VIEWER_PROCESSES)
  const gather = (message: (server: (typeof ready)[number]) => ToViewers) =>
    Promise.all(
      crowd.map((child, one) => {
        const there = hear<FromViewers, 'there'>(child, 'there')
        tellViewers(child, message(ready[one % processes]!))
        return there
      }),
    )
  const weigh = async (index: number) => {
    const body = { tournament, entry: entries[index], day: 0, weight: 96 + ((index * 37) % 160), totalFish: 5, bigFish: 48 }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${ready[0]!.address}/api/weigh-ins/`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  }
  const revision = async () =>
    ((await (await fetch(`${ready[0]!.address}/api/tournament-results/board/${tournament}`)).json()) as { revision: number }).revision

  await gather(({ address }) => ({ do: 'watch', address, tournament, viewers: share }))
  const rounds = []
  // The first is no measurement: code is compiled, and the board was told to nobody yet.
  for (let index = 0; index <= weighIns; index++) rounds.push(await toAll(crowd, String((await revision()) + 1), () => weigh(index)))
  rounds.shift()
  for (const child of crowd) tellViewers(child, { do: 'leave' })
  await delay(1000)

  const { bytes } = rounds.at(-1)!
  await gather(({ rawPort }) => ({ do: 'listen', port: rawPort, viewers: share }))
  const controls = []
  for (let index = 0; index <= weighIns; index++)
    controls.push(
      await toAll(crowd, `raw ${index}`, () => {
        for (const server of servers) tellServer(server, { do: 'write', bytes, stamp: `raw ${index}` })
      }),
    )
  controls.shift()

  const asked = rounds.reduce((sum, one) => sum + one.asked, 0)
  const wrong = [...rounds, ...controls].flatMap((one) => one.wrong)
  const [ours, bare] = [median(rounds.map(delivery)), median(controls.map(delivery))]
  const tap = rounds.map((one) => afterTap(one, 0.95))
  console.log(`${viewers} viewers, ${processes} server ${processes === 1 ? 'process' : 'processes'}, ${weighIns} weigh-ins:
  from the tap to the row of 95 %: ${median(tap).toFixed(0)} ms (slowest ${Math.max(...tap).toFixed(0)} ms), of all ${median(rounds.map((one) => afterTap(one, 1))).toFixed(0)} ms; goal 1000
  delivery of ${bytes} bytes to 95 %: ${ours.toFixed(0)} ms, on bare sockets ${bare.toFixed(0)} ms: ${(bare / ours).toFixed(2)} of their speed, goal 0.75
  missed: ${weighIns * share * VIEWER_PROCESSES - rounds.reduce((sum, one) => sum + one.moments.length, 0)}, had to ask: ${asked}, boards that differ at the end: ${wrong.length}${wrong.length ? ` (${wrong[0]})` : ''}`)
  for (const child of crowd) child.kill()
  await Promise.all(
    servers.map((server) => {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      tellServer(server, { do: 'stop' })
      return gone
    }),
  )
}

try {
  await measure(1)
  await measure(2)
  await postgres.stop()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
