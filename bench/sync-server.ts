/**
 * The server's side of the offline channel alone: boats pushed as new and as changed, a hundred at a time, and pulled by a device
 * that has none. In-process, against a real database; `--profile` says which statements took the time.
 *   node bench/sync-server.ts [--boats 1000] [--profile]
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newId } from '@ramplight/contract/kernel/new-id'
import { type ChangesReply, type PushReply, type SyncOp, syncCalls } from '@ramplight/contract/sync/sync'
import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import pg from 'pg'
import { connectDatabase } from '../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts'
import { aSeasonOfBoats } from './sync/a-season-of-boats.ts'
import { boatOf } from './sync/contender.ts'

const { values } = parseArgs({ options: { boats: { type: 'string', default: '1000' }, profile: { type: 'boolean', default: false } } })
const BOATS = Number(values.boats)

const spent = new Map<string, { ms: number; count: number }>()
if (values.profile) {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function (this: unknown, ...args: unknown[]) {
    const text = ((args[0] as { text?: string }).text ?? String(args[0])).replace(/\s+/g, ' ').slice(0, 90)
    const from = performance.now()
    const note = () => {
      const known = spent.get(text) ?? { ms: 0, count: 0 }
      spent.set(text, { ms: known.ms + performance.now() - from, count: known.count + 1 })
    }
    const answer = query.apply(this, args)
    if (answer instanceof Promise) answer.then(note, note)
    return answer
  } as never
}

const scratch = mkdtempSync(join(tmpdir(), 'ramplight-bench-sync-server-'))
const server = await startEmbeddedPostgres({ dataDir: join(scratch, 'data'), log: () => {} })
const database = connectDatabase({ ...server.connection, max: 10 })
await migrateDatabase(database.pool)
const season = await aSeasonOfBoats(database, BOATS)

const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
const parentOf = (pid: number | string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]
const postmaster = parentOf(rows[0]!.pid)

const device = newId()
let devSeq = 0
const change = (more: Partial<SyncOp> & Pick<SyncOp, 'id'>): SyncOp => ({
  op: newId(),
  devSeq: ++devSeq,
  tbl: 'tournament-entries',
  kind: 'up',
  baseRev: 0,
  schema: SYNC_SCHEMA,
  at: new Date().toISOString(),
  ...more,
})
async function ask<T>(path: string, token: string, body: object): Promise<T> {
  const { statusCode, payload } = await season.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  })
  if (statusCode !== 200) throw new Error(payload)
  return JSON.parse(payload) as T
}
/** Milliseconds of processor time of the database so far: on a busy machine the clock says little. */
function spentByDatabase(): number {
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      if (fields[1] === postmaster) ticks += Number(fields[11]) + Number(fields[12])
    } catch {}
  return ticks * 10
}
async function timed(what: string, count: number, work: () => Promise<void>) {
  spent.clear()
  const [from, cpu, dbCpu] = [performance.now(), process.cpuUsage(), spentByDatabase()]
  await work()
  const ms = performance.now() - from
  const { user, system } = process.cpuUsage(cpu)
  const [ours, its] = [(user + system) / 1000, spentByDatabase() - dbCpu]
  const perHundred = (one: number) => (one / (count / 100)).toFixed(1).padStart(6)
  const rate = (one: number) => String(Math.round((count / one) * 1000)).padStart(6)
  console.log(
    `${what.padEnd(20)} ${rate(ms)} a second by the clock, ${rate(ours + its)} by processor time; a hundred: ${perHundred(ours)} ms server, ${perHundred(its)} ms database`,
  )
  if (!values.profile) return
  const lines = [...spent].sort(([, a], [, b]) => b.ms - a.ms)
  const [all, calls] = [lines.reduce((sum, [, { ms: one }]) => sum + one, 0), lines.reduce((sum, [, { count: one }]) => sum + one, 0)]
  console.log(`  statements ${calls} in ${all.toFixed(0)} of ${ms.toFixed(0)} ms`)
  for (const [text, { ms: one, count: times }] of lines.slice(0, 22))
    console.log(`  ${one.toFixed(1).padStart(8)} ms ${String(times).padStart(4)} × ${text}`)
}
async function push(token: string, ops: SyncOp[]) {
  for (let from = 0; from < ops.length; from += 100) {
    const { ok, results } = await ask<PushReply>(syncCalls.push.path, token, { device, ackThrough: 0, ops: ops.slice(from, from + 100) })
    if (!ok) throw new Error(JSON.stringify(results.find(({ code }) => code)))
  }
}

for (const round of ['first', 'second', 'third']) {
  const { token, tournament, anglers } = await season.tournament()
  const boats = Array.from({ length: BOATS }, (_, index) => {
    const { users: _users, anglers: _names, tour: _tour, season: _season, flight: _flight, ...boat } = boatOf(index)
    return { _id: newId(), ...boat, users: [anglers[index]!], tournament }
  })
  await timed(`${round}: new`, BOATS, () =>
    push(
      token,
      boats.map(({ _id, ...set }) => change({ id: _id, set })),
    ),
  )
  await timed(`${round}: changed`, BOATS, () =>
    push(
      token,
      boats.map(({ _id }) => change({ id: _id, baseRev: 1, set: { inSidePot: true }, base: { inSidePot: false } })),
    ),
  )
  await timed(`${round}: changes`, BOATS, async () => {
    let cursor = {}
    let brought = 0
    for (let more = true; more; ) {
      const page: ChangesReply = await ask(syncCalls.changes.path, token, { cursor, only: ['tournament-entries'] })
      ;({ cursor, more } = page)
      brought += page.rows.filter(({ doc }) => doc).length
    }
    if (brought !== BOATS) throw new Error(`${brought} of ${BOATS} boats came`)
  })
}

await season.close()
await database.close?.()
await server.stop()
rmSync(scratch, { recursive: true, force: true })
