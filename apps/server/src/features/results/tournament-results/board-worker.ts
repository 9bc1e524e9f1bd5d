import { parentPort, workerData } from 'node:worker_threads'
import { connectDatabase } from '#platform/database/database'
import { readBoard } from './read-board.ts'

/** Makes boards of large fields in a thread of its own: ten thousand boats take the processor for a third of a second, and requests must not wait. */
const { db } = connectDatabase(workerData)

parentPort!.on('message', async ({ id, tournament }: { id: number; tournament: string }) => {
  try {
    parentPort!.postMessage({ id, answer: await readBoard(db, tournament) })
  } catch (error) {
    parentPort!.postMessage({ id, failed: `The board was not made: ${error instanceof Error ? error.message : 'unknown'}` })
  }
})
