import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'

/** A manager of jobs on the connections of this server. `says`: hears of its faults, by their names alone: a message may quote a statement. */
export async function bossOn(pool: Pool, says: (fault: string) => void): Promise<PgBoss> {
  const onPool = { executeSql: async (text: string, values?: unknown[]) => lastOf(await pool.query(text, values as unknown[])) }
  const boss = new PgBoss({ db: onPool, schema: 'pgboss', reindex: false })
  boss.on('error', (error: Error & { code?: string }) => says(`${error.name} ${error.code ?? ''}`))
  await boss.start()
  return boss
}

/** Of several statements in one, what the last one answers. */
const lastOf = <T>(result: T | T[]): T => (Array.isArray(result) ? result.at(-1)! : result)
