import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, type JobResult, type PgBoss } from 'pg-boss'
import { inTransaction } from '../database/in-transaction.ts'
import type { Db } from '../database/types.ts'
import { bossOn } from '../jobs/boss-on.ts'
import type { JobDeps } from '../jobs/each-row.ts'
import { logLine } from '../logging/redact.ts'
import { listen } from '../realtime/listener.ts'
import { deadProcesses, freeAbandoned, freshOnes, GRACE_MS, type Handed, queueOf } from './claims.ts'
import { type Delivering, deliver, forgotten } from './deliver.ts'
import { outgoingMessages as messages, type OutgoingRow } from './outgoing.table.ts'
import type { Provider } from './provider.ts'

type Kind = OutgoingRow['kind']
export type Providers = Partial<Record<Kind, Provider>>

export type DeliveryOptions = {
  db: Db
  pool: Pool
  now: () => Date
  providers: Providers
  publicUrl?: string | undefined
  unsubscribeUrl?: (address: string) => string | undefined
  /** How often, and how far apart, a message is tried that finds nobody. */
  patience?: Patience
  /** How long the line of a process may be away before the process counts as dead. */
  graceMs?: number
  /** How often we look for what dead processes left. */
  lookMs?: number
  log?: (line: string) => void
}

export type Patience = { retryLimit: number; retryDelay: number; retryDelayMax: number }

export type Delivery = { close: () => Promise<void> }

/** What the trigger of the table says when messages were left. */
const CHANNEL = 'ramplight_outgoing'
/** A provider may be away for a day and a half: 5 s, 10 s, … and then every quarter of an hour. */
const PATIENCE: Patience = { retryLimit: 150, retryDelay: 5, retryDelayMax: 900 }
/** So many are handed over in one transaction, and tried side by side. */
const HANDED = 200
const AT_ONCE = 10
/** Longer than most tries; what is still in hand then is not tried twice (`inHand`). */
const TRY_SECONDS = 180
/** How often we look for what dead processes left, and for what nobody told us of. */
const LOOK_MS = 5000
/** What nobody could send for as long is old news. */
const WAITS_DAYS = 3
const OFTEN = '*/10 * * * *'
const KEPT_DAYS = 90

const DEAD = 'outgoing-dead'
const SWEEP = 'outgoing-sweep'

/**
 * Sends what is left in `outgoing_messages`. Each kind has a queue of its own, so a provider that is away delays no other. Any number
 * of processes may do it side by side: rows are handed over and claimed under the database's locks.
 */
export async function openDelivery(options: DeliveryOptions): Promise<Delivery> {
  const { db, pool, now, providers, patience = PATIENCE, graceMs = GRACE_MS, lookMs = LOOK_MS, log = logLine } = options
  const kinds = Object.keys(providers) as Kind[]
  const by = { name: `ramplight outgoing ${randomUUID()}`, inHand: new Set<string>() }
  const work: Delivering = { db, now, by, publicUrl: options.publicUrl, unsubscribeUrl: options.unsubscribeUrl ?? (() => undefined) }
  const boss = await openQueues(pool, { db, now }, kinds, patience, log)
  const workers: string[] = []

  for (const kind of kinds) {
    const handle = async (jobs: { id: string; data: Handed }[]): Promise<JobResult[]> => Promise.all(jobs.map((job) => tryOne(kind, job)))
    const work = { batchSize: AT_ONCE, perJobResults: true, burstWhenBatchFull: true, pollingIntervalSeconds: 1 } as const
    workers.push(await boss.work<Handed, unknown, typeof work>(queueOf(kind), work, handle))
  }
  // One in a turn, so that one that fails is tried again by itself.
  await boss.work<Handed>(DEAD, { pollingIntervalSeconds: 1 }, ([one]) => bury(one!.data))
  await boss.work(SWEEP, { pollingIntervalSeconds: 60 }, () => sweepOutgoing(db, now()))

  async function tryOne(kind: Kind, { id, data }: { id: string; data: Handed }): Promise<JobResult> {
    const { outcome, error } = await deliver(work, providers[kind]!, data)
    if (error) log(`A message (${kind} ${data.message}) was not sent: ${error}`)
    return { id, status: ({ done: 'completed', again: 'failed', dead: 'deadletter' } as const)[outcome], output: { error } }
  }

  /** No try will ever work, or there were too many. */
  async function bury({ message, job }: Handed): Promise<void> {
    const theOne = and(eq(messages.id, message), eq(messages.job, job), inArray(messages.state, ['waiting', 'sending']))
    const [row] = await db.select({ secret: messages.secret }).from(messages).where(theOne)
    if (row)
      await db
        .update(messages)
        .set({ state: 'dead', job: null, ...forgotten(row) })
        .where(theOne)
  }

  let isClosing = false
  /** Hands over once: the jobs and the note which job each message has are one transaction. */
  async function handOver(): Promise<void> {
    for (let more = kinds.length > 0; more && !isClosing; ) {
      const handed = await inTransaction(db, async (tx) => {
        const rows = await freshOnes(tx, kinds, HANDED)
        if (!rows.length) return 0
        const jobs = rows.map((row) => ({ ...row, job: randomUUID() }))
        const noted = sql.join(
          jobs.map(({ id, job }) => sql`(${id}, ${job}::uuid)`),
          sql`, `,
        )
        await tx.execute(
          sql`update ${messages} set job = given.job from (values ${noted}) as given (id, job) where ${messages.id} = given.id`,
        )
        for (const kind of kinds) {
          const ofKind = jobs.filter((job) => job.kind === kind)
          if (ofKind.length) await boss.insert(queueOf(kind), ofKind.map(jobOf), { db: fromDrizzle(tx, sql) })
        }
        return rows.length
      })
      if (handed) for (const worker of workers) boss.notifyWorker(worker)
      more = handed === HANDED
    }
  }

  const gone = new Map<string, number>()
  const hand = oneAtATime(handOver, log)
  const look = oneAtATime(async () => {
    await freeAbandoned(db, await deadProcesses(db, gone, graceMs), graceMs)
    await hand()
  }, log)
  const listener = await listen({ ...pool.options, password: pool.options.password }, CHANNEL, {
    heard: () => void hand(),
    back: look,
    log,
    name: by.name,
  })
  const timer = setInterval(look, lookMs)
  timer.unref()
  void look()

  return {
    async close() {
      clearInterval(timer)
      isClosing = true
      await Promise.all([look.stop(), hand.stop()])
      await boss.stop({ graceful: true, timeout: 30_000 })
      for (const kind of kinds) await providers[kind]!.close()
      await listener.close()
    },
  }
}

/** Somebody waits for a code at a screen: it goes before what was left earlier. */
const jobOf = ({ id, job, sendAfter, secret }: Pick<OutgoingRow, 'id' | 'sendAfter' | 'secret'> & { job: string }) => ({
  id: job,
  data: { message: id, job } satisfies Handed,
  priority: secret ? 1 : 0,
  ...(sendAfter ? { startAfter: sendAfter } : {}),
})

async function openQueues(pool: Pool, deps: JobDeps, kinds: Kind[], patience: Patience, log: (line: string) => void): Promise<PgBoss> {
  const boss = await bossOn(pool, deps, (fault) => log(`A queue has a fault: ${fault}`))
  const queues = { ...patience, retryBackoff: patience.retryDelay > 0, expireInSeconds: TRY_SECONDS, deleteAfterSeconds: 3600 }
  await boss.createQueue(DEAD)
  await boss.createQueue(SWEEP)
  for (const kind of kinds) {
    await boss.createQueue(queueOf(kind), { ...queues, deadLetter: DEAD })
    await boss.updateQueue(queueOf(kind), queues)
  }
  await boss.schedule(SWEEP, OFTEN)
  return boss
}

/** Also where no provider was ever set: a code does not lie here for years. */
async function giveUpOld(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - WAITS_DAYS * 86_400_000).toISOString()
  const isLate = sql`coalesce(${messages.goodUntil} <= ${now.toISOString()}, coalesce(${messages.sendAfter}, ${messages.createdAt}) < ${oldest})`
  const over = { state: 'dead', job: null, lastError: 'too-late' } as const
  const late = and(eq(messages.state, 'waiting'), isLate)
  await db
    .update(messages)
    .set({ ...over, ...forgotten({ secret: true }) })
    .where(and(late, eq(messages.secret, true)))
  await db.update(messages).set(over).where(late)
}

/** What is too late is given up; what was sent, or never will be, goes after so many days. */
export async function sweepOutgoing(db: Db, now: Date): Promise<void> {
  await giveUpOld(db, now)
  const old = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString()
  await db.delete(messages).where(and(inArray(messages.state, ['sent', 'dead']), sql`${messages.createdAt} < ${old}`))
}

/** Runs what is asked for once at a time; asked for meanwhile, once more. */
function oneAtATime(run: () => Promise<void>, log: (line: string) => void) {
  let running: Promise<void> | null = null
  let wanted = false
  let isStopped = false
  const ask = async (): Promise<void> => {
    wanted = true
    running ??= (async () => {
      while (wanted && !isStopped) {
        wanted = false
        await run().catch((error: Error) => log(`Messages could not be handed over: ${error.name}`))
      }
      running = null
    })()
    await running
  }
  return Object.assign(ask, {
    stop: async () => {
      isStopped = true
      await running
    },
  })
}
