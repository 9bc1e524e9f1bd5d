import { and, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../database/types.ts'
import { logLine } from '../logging/redact.ts'
import { jobTries } from './job-tries.table.ts'

/** Every loop over rows that a job does. `jobs.laws.test.ts` plants a row that throws in each of them. */
export const ROW_JOBS = [
  'bill-director',
  'card-account',
  'card-event',
  'card-event-at-provider',
  'card-payout',
  'card-refund',
  'collect-invoice',
  'erasure',
  'failed-invoice',
  'late-page',
  'late-place',
  'settled-page',
  'stuck-card',
  'waiting-list',
] as const
export type RowJob = (typeof ROW_JOBS)[number]

export type JobDeps = { db: Queryable; now: () => Date }

/** Somebody else has to do something first, such as a bank or a provider that is away: no fault, and looked at again in the next turn. */
const WAITS: ReadonlySet<string> = new Set(['cards.away', 'cards.off', 'cards.nothing-due', 'cards.on-its-way'])

const MINUTE_MS = 60_000
/** After 1, 2, 4, … minutes, and then every 6 hours. */
const LONGEST_MINUTES = 360
const waitMs = (tries: number): number => Math.min(2 ** Math.min(tries - 1, 20), LONGEST_MINUTES) * MINUTE_MS
/** A record that nobody has tried for as long was finished in another way. */
const KEPT_DAYS = 30

/** The kind and the code of a fault: its message may quote a row or a statement. */
export function faultOf(error: unknown): string {
  const { name = 'Error', code, cause } = (error ?? {}) as { name?: string; code?: string; cause?: { code?: string } }
  return `${name} ${code ?? cause?.code ?? ''}`.trim().slice(0, 120)
}

/** Which rows are due, and in which order: those that were never tried first, then those that have waited longest. */
export type Due = { isDue: (id: SQLWrapper) => SQL; order: (id: SQLWrapper) => SQL }

const dueFor = (job: RowJob, at: string): Due => ({
  isDue: (id) => sql`not exists (select 1 from ${jobTries} jt where jt.job = ${job} and jt.record = ${id} and jt.next_at > ${at})`,
  order: (id) => sql`(select jt.next_at from ${jobTries} jt where jt.job = ${job} and jt.record = ${id}) nulls first`,
})

type Loop<Row> = {
  find: (due: Due) => Promise<readonly Row[]>
  id: (row: Row) => string
  /** Answers false where nothing was done. */
  work: (row: Row) => Promise<unknown>
  /** Hears of what failed, for a job that has to say at its end that it is not whole. */
  failed?: unknown[]
}

/**
 * Does the work of a job on each row by itself: one that throws is logged, counted in `job_tries` and tried again later, further apart each
 * time, and the others go on. Answers how many were done. Throws only what `find` throws.
 */
export async function eachRow<Row>(deps: JobDeps, job: RowJob, { find, id, work, failed }: Loop<Row>): Promise<number> {
  const at = deps.now().toISOString()
  let done = 0
  for (const row of await find(dueFor(job, at))) {
    const isDone = await counted(deps, { job, record: id(row) }, () => work(row)).catch((error) => {
      failed?.push(error)
      return false
    })
    if (isDone !== false) done++
  }
  return done
}

/** Does the steps of a job one after the other, each by itself: one that throws is logged and counted. Answers the faults. */
export async function eachStep(deps: JobDeps, steps: Readonly<Record<string, () => Promise<unknown>>>): Promise<unknown[]> {
  const faults: unknown[] = []
  for (const [job, work] of Object.entries(steps)) await counted(deps, { job, record: '' }, work).catch((error) => faults.push(error))
  return faults
}

/** Does the work; what it throws is logged and counted, and thrown on. */
export async function counted<T>(deps: JobDeps, of: Of, work: () => Promise<T>): Promise<T> {
  let answer: T
  try {
    answer = await work()
  } catch (error) {
    await noteFault(deps, of, error).catch((second: unknown) => logLine(`A job could not be counted: ${faultOf(second)}`))
    throw error
  }
  await forget(deps, of).catch((error: unknown) => logLine(`A job could not be counted: ${faultOf(error)}`))
  return answer
}

/** `record`: empty for the job, or the step of it, as a whole. */
type Of = { job: string; record: string }

const theOne = ({ job, record }: Of) => and(eq(jobTries.job, job), eq(jobTries.record, record))

/** Most have never failed: they cost one look at an index, and no write. */
async function forget({ db }: JobDeps, of: Of): Promise<void> {
  await db.delete(jobTries).where(theOne(of))
}

async function noteFault({ db, now }: JobDeps, { job, record }: Of, error: unknown): Promise<void> {
  const fault = faultOf(error)
  const waits = WAITS.has((error as { code?: string } | null)?.code ?? '')
  // First the log: it needs no database.
  if (!waits) logLine(`The job ${job} failed${record ? ` for ${record}` : ''}: ${fault}`)
  const [known] = await db.select({ tries: jobTries.tries }).from(jobTries).where(theOne({ job, record }))
  const tries = (known?.tries ?? 0) + (waits ? 0 : 1)
  const at = now()
  const row = { tries, fault, lastAt: at.toISOString(), nextAt: new Date(at.getTime() + (waits ? 0 : waitMs(tries))).toISOString() }
  await db
    .insert(jobTries)
    .values({ job, record, ...row })
    .onConflictDoUpdate({ target: [jobTries.job, jobTries.record], set: row })
}

/** Forgets what nobody has tried for long. */
export async function sweepJobTries({ db, now }: JobDeps): Promise<void> {
  await db.delete(jobTries).where(lt(jobTries.lastAt, new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString()))
}
