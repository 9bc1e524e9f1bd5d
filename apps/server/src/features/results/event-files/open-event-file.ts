import { refused } from '@ramplight/domain/kernel/errors'
import type { Id } from '@ramplight/domain/kernel/ids'
import { askedThread, ThreadEnded } from '#platform/jobs/asked-thread'
import { logLine } from '#platform/logging/redact'
import type { Decoded } from './decode-records.ts'
import type { ComparedResults } from './event-records.ts'
import { type ReadFile, tooLargeFile } from './read-event-file.ts'

/** What the thread is asked: the file as it arrived, whether it may be unsigned, and the id of the new tournament. */
export type Question = { path: string; unsigned: boolean; tournament: Id }

/** An event file whose records are checked and have new ids. */
export type OpenedFile = Omit<ReadFile, 'records' | 'results' | 'pictures'> & {
  decoded: Decoded
  /** `compared`: what is compared boat by boat; null when it cannot be read. */
  results: { sha256: string; compared: ComparedResults | null }
  pictures: ReadonlyMap<string, Uint8Array>
}

/** Of its heap: what a file within the limits of `read-event-file.ts` needs, with room. */
const MOST_MB = 768
const PATIENCE_MS = 60_000
const IDLE_MS = 60_000
const thread = askedThread<Question, OpenedFile>(new URL('./event-file-worker.ts', import.meta.url), 'reads event files', {
  limits: { maxOldGenerationSizeMb: MOST_MB },
  patienceMs: PATIENCE_MS,
})

const MOST_WAITING = 10
const COME_AGAIN_S = 30
let waiting = 0
let last: Promise<unknown> = Promise.resolve()
let idle: NodeJS.Timeout | undefined

/**
 * Opens an event file in a thread of its own, one at a time in this process: a file that goes over the limits of the thread ends no
 * other's reading. Refuses such a file, and whoever comes when many wait.
 */
export async function openEventFile(question: Question): Promise<OpenedFile> {
  if (waiting >= MOST_WAITING) throw refused('request.too-many', { seconds: COME_AGAIN_S })
  waiting++
  clearTimeout(idle)
  const opened = last.then(() => thread.ask(question))
  last = opened.catch(() => undefined)
  try {
    return await opened
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error
    logLine(`An event file was not read: ${error.message}`)
    throw tooLargeFile()
  } finally {
    waiting--
    if (!waiting) idle = setTimeout(thread.close, IDLE_MS).unref()
  }
}
