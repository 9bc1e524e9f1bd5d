import { Worker } from 'node:worker_threads'
import type { Pool } from 'pg'
import type { EncodedBoard } from './board-cache.ts'

type Made = Omit<EncodedBoard, 'madeAt'>
type Told = { id: number; board?: Made; failed?: string }
type Waiting = { resolve: (board: Made) => void; reject: (error: Error) => void }

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
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let last = 0
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(file, { workerData: addressOf(pool) })
    started.unref()
    started.on('message', ({ id, board, failed }: Told) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (board) asked?.resolve(board)
      else asked?.reject(new Error(`The board was not made: ${failed}`))
      if (waiting.size === 0) idle = setTimeout(close, IDLE_MS).unref()
    })
    const lose = (error: Error) => {
      if (worker !== started) return
      worker = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('error', lose)
    started.on('exit', () => lose(new Error('The thread that makes boards has ended.')))
    return started
  }

  async function close(): Promise<void> {
    clearTimeout(idle)
    await worker?.terminate()
  }

  return {
    async read(tournament: string): Promise<Made> {
      clearTimeout(idle)
      worker ??= start()
      const id = ++last
      return new Promise<Made>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker!.postMessage({ id, tournament })
      })
    },
    close,
  }
}
