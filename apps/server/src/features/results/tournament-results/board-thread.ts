import type { Pool } from 'pg'
import { askedThread } from '#platform/jobs/asked-thread'
import type { EncodedBoard } from './board-cache.ts'

type Made = Omit<EncodedBoard, 'madeAt'>
/** A day of a large event has a weigh-in every few seconds; after that the thread gives back its memory. */
const IDLE_MS = 60_000

/** How the thread reaches the same database; a pool hides its password from spreading. */
const addressOf = ({ options: { connectionString, host, port, user, database, password, ssl } }: Pool) => ({
  ...(connectionString === undefined ? { host, port, user, database, password } : { connectionString }),
  ssl,
  max: 1,
  application_name: 'ramplight boards',
})

/** A thread that makes boards. It starts with the first one, and ends when it has had nothing to do for a minute. */
export function boardThread(pool: Pool, file = new URL('./board-worker.ts', import.meta.url)) {
  const thread = askedThread<{ tournament: string }, Made>(file, 'makes boards', { workerData: addressOf(pool) })
  let idle: NodeJS.Timeout | undefined
  return {
    async read(tournament: string): Promise<Made> {
      clearTimeout(idle)
      try {
        return await thread.ask({ tournament })
      } finally {
        if (thread.waiting() === 0) idle = setTimeout(thread.close, IDLE_MS).unref()
      }
    },
    close(): Promise<void> {
      clearTimeout(idle)
      return thread.close()
    },
  }
}
