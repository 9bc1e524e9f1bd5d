import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { counted, type JobDeps } from './each-row.ts'

/**
 * A manager of jobs on the connections of this server. Whatever a handler throws is logged and counted (`job_tries`); the manager itself
 * says nothing of it. `says`: hears of its own faults, by their names alone: a message may quote a statement.
 */
export async function bossOn(pool: Pool, deps: JobDeps, says: (fault: string) => void): Promise<PgBoss> {
  const onPool = { executeSql: async (text: string, values?: unknown[]) => lastOf(await pool.query(text, values as unknown[])) }
  const boss = new PgBoss({ db: onPool, schema: 'pgboss', reindex: false })
  boss.on('error', (error: Error & { code?: string }) => says(`${error.name} ${error.code ?? ''}`))
  const work = boss.work.bind(boss) as (...given: unknown[]) => Promise<string>
  // The handler is the last of what is given.
  const watched = (name: string, ...given: unknown[]) => {
    const handler = given.pop() as (jobs: unknown) => Promise<unknown>
    return work(name, ...given, (jobs: unknown) => counted(deps, { job: name, record: '' }, () => handler(jobs)))
  }
  boss.work = watched as typeof boss.work
  await boss.start()
  return boss
}

/** Of several statements in one, what the last one answers. */
const lastOf = <T>(result: T | T[]): T => (Array.isArray(result) ? result.at(-1)! : result)
