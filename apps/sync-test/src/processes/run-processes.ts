import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { apiClient } from '@ramplight/contract/kernel/api-client'
import { newId } from '@ramplight/contract/kernel/new-id'
import { aTournament, setUp } from './a-tournament.ts'
import { chanceOf } from './chance.ts'
import { drawFaults, FAULTS, type FaultCounts, type FaultName } from './faults.ts'
import { faultsProxy } from './faults-proxy.ts'
import { judge, type Violation } from './judge.ts'
import type { Sabotage } from './sabotage.ts'
import { aStation, type Station } from './station.ts'
import { type TheServer, theServer } from './the-server.ts'
import { booksOf, everything } from './truth.ts'

export type DayOptions = FaultCounts & {
  devices: number
  operations: number
  seed: number
  /** Ends sooner when this is over; what was begun is brought to its end. */
  seconds?: number | undefined
  sabotage?: Sabotage | undefined
  log?: (line: string) => void
}

export type Verdict = {
  seed: number
  operations: number
  faults: Partial<Record<FaultName, number>>
  /** Milliseconds from the healed network to the empty queue: without any faults before, and the slowest after some. */
  drained: { quietly: number; slowest: number }
  violations: Violation[]
}

/** What one device does in half a round: first while everything goes wrong, then without a network. Then all comes to rest. */
const HALF = 40
const DAY_MS = 86_400_000
/** A queue that is not empty by then is stuck. */
const STUCK_MS = 120_000

/** Stations, a bad line for each of them, and a server that is killed: a day of it, and what became of every promise. */
export async function aDay(server: TheServer, options: DayOptions): Promise<Verdict> {
  const { devices, operations, seed, sabotage, log = () => {} } = options
  const chance = chanceOf(seed)
  const began = Date.now()
  const api = apiClient(`http://127.0.0.1:${server.port}`)
  const place = await aTournament(api, 40)
  let token = await place.signIn()
  const journals = mkdtempSync(join(tmpdir(), 'ramplight-journals-'))
  const stations: Station[] = []
  for (let number = 1; number <= devices; number++) {
    const proxy = await faultsProxy(server.port)
    stations.push(
      await aStation(proxy, {
        address: proxy.address,
        token,
        user: place.director,
        device: newId(),
        name: `Station ${number}`,
        journal: join(journals, `${number}.jsonl`),
        tour: place.tour,
        tournament: place.tournament,
        seed: seed + number,
        skewMs: Math.round((chance() * 2 - 1) * DAY_MS),
        sabotage,
      }),
    )
  }
  const happened: Verdict['faults'] = {}
  const drained = { quietly: 0, slowest: 0 }
  const violations: Violation[] = []

  /** Answers how long it took until everything was sent that could be. */
  async function comeToRest(): Promise<number> {
    let took: number | null = null
    for (const { proxy } of stations) proxy.heal()
    token = await persistently(place.signIn)
    const from = performance.now()
    for (const station of stations) station.online(token)
    for (;;) {
      const all = await Promise.all(stations.map(({ counts }) => counts()))
      const isPast = performance.now() - from
      const left = all.map(({ counts: { pending, sealed }, deferred }) => ({ waiting: pending + sealed, deferred }))
      if (left.every(({ waiting, deferred }) => waiting === deferred)) took ??= isPast
      if (left.every(({ waiting }) => waiting === 0)) return took ?? isPast
      if (isPast > STUCK_MS) {
        violations.push({ what: 'stuck', about: JSON.stringify(all) })
        return STUCK_MS
      }
      await delay(50)
    }
  }
  const workAll = () => Promise.all(stations.map(({ work }) => work(HALF)))
  async function goWrong(names: readonly FaultName[]): Promise<void> {
    for (const name of names) {
      const station = stations[Math.floor(chance() * devices)]!
      const did = await FAULTS[name]({ station, server, chance, token: async () => token })
      if (did) happened[name] = (happened[name] ?? 0) + 1
      await delay(chance() * 150)
    }
  }

  await comeToRest()
  for (const { sync } of stations) await sync()
  const plan = drawFaults(chance, options)
  const rounds = Math.max(2, Math.ceil(operations / (devices * HALF * 2)))
  const perRound = Math.ceil(plan.length / (rounds - 1))
  for (let round = 0; round < rounds; round++) {
    if (options.seconds && Date.now() - began > options.seconds * 1000) break
    // The first one is the measure: nothing goes wrong in it.
    await Promise.all([workAll(), goWrong(round > 0 ? plan.splice(0, perRound) : [])])
    for (const { proxy } of stations) proxy.refuse()
    await workAll()
    const took = await comeToRest()
    if (round === 0) drained.quietly = took
    else drained.slowest = Math.max(drained.slowest, took)
    log(`round ${round + 1}/${rounds}: queue empty after ${Math.round(took)} ms`)
  }

  for (let again = 0; again < 2; again++) for (const { sync } of stations) await sync()
  const reports = await Promise.all(stations.map(async (station) => ({ station, report: await station.report() })))
  violations.push(...judge({ truth: await everything(api, token), books: await booksOf(server, place.director), stations: reports }))
  for (const { end, proxy } of stations) {
    await end()
    await proxy.close()
  }
  rmSync(journals, { recursive: true, force: true })
  const done = stations.reduce((sum, { witness }) => sum + witness.tried.size, 0)
  return { seed, operations: done, faults: happened, drained, violations }
}

/** A server that was just killed answers in a moment. */
async function persistently<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left--) {
    try {
      return await ask()
    } catch (error) {
      if (left === 0) throw error
      await delay(200)
    }
  }
}

/** For the nightly run and by hand: 10 000 things on five devices with 220 faults, unless told otherwise; ends after `seconds`. */
export async function runProcesses({
  seconds,
  seed = randomInt(1e9),
  ops = 10_000,
}: {
  seconds?: number
  seed?: number
  ops?: number
}): Promise<Verdict> {
  console.log(`processes: seed ${seed}`)
  const server = await theServer()
  try {
    await setUp(apiClient(`http://127.0.0.1:${server.port}`), server.setupCode)
    // Not every one that is drawn happens: a line on which nothing is said cannot be cut.
    const faults = Math.ceil(ops / 33)
    const verdict = await aDay(server, {
      devices: 5,
      operations: ops,
      faults,
      serverKills: Math.ceil(faults / 20),
      databaseKills: Math.ceil(faults / 40),
      seed,
      seconds,
      log: console.log,
    })
    const all = Object.values(verdict.faults).reduce((sum, times) => sum + times, 0)
    console.log(`processes: seed ${seed}, ${verdict.operations} operations, ${all} faults ${JSON.stringify(verdict.faults)}`)
    console.log(
      `processes: queue empty after ${Math.round(verdict.drained.quietly)} ms without faults, ${Math.round(verdict.drained.slowest)} ms at most`,
    )
    console.log(`processes: ${verdict.violations.length} violations`)
    for (const violation of verdict.violations.slice(0, 40)) console.log(JSON.stringify(violation))
    return verdict
  } finally {
    await server.close()
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { ops: { type: 'string' }, seed: { type: 'string' }, seconds: { type: 'string' } } })
  const { violations } = await runProcesses({
    ...(values.ops && { ops: Number(values.ops) }),
    ...(values.seed && { seed: Number(values.seed) }),
    ...(values.seconds && { seconds: Number(values.seconds) }),
  })
  process.exit(violations.length ? 1 : 0)
}
