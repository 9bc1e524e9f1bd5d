import { parentPort, type ResourceLimits, Worker } from 'node:worker_threads'
import { DomainError, type ErrorCode } from '@ramplight/domain/kernel/errors'
import type { RefusalValues } from '@ramplight/domain/kernel/refusal-phrases'

type Refusal = { code: ErrorCode; values: RefusalValues | undefined; details: unknown }
/** What a thread answers to a question: under its id, the answer, or what it refuses, or why there is none. */
export type Told<Answer> = { id: number; answer?: Answer; refusal?: Refusal; failed?: string }
type Waiting<Answer> = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

/** `limits`: a thread that needs more memory ends. `patienceMs`: so does one that takes longer for an answer. */
export type ThreadOptions = { workerData?: unknown; limits?: ResourceLimits; patienceMs?: number }

/** A thread ended before it had an answer: it went over a limit, or it broke. */
export class ThreadEnded extends Error {}

/**
 * A thread that is asked one thing after the other. It starts with the first question, holds up no end of the process, and starts again
 * after it was closed or has broken; who waits for it then is told so (`ThreadEnded`). `does`: what it does, `draws`.
 */
export function askedThread<Question extends object, Answer>(
  file: URL,
  does: string,
  { workerData, limits, patienceMs }: ThreadOptions = {},
) {
  const waiting = new Map<number, Waiting<Answer>>()
  let worker: Worker | null = null
  let last = 0

  function start(): Worker {
    const started = new Worker(file, { workerData, ...(limits && { resourceLimits: limits }) })
    started.unref()
    started.on('message', ({ id, answer, refusal, failed }: Told<Answer>) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (refusal) asked?.reject(new DomainError(refusal.code, refusal.values, refusal.details))
      else if (answer === undefined) asked?.reject(new Error(failed))
      else asked?.resolve(answer)
    })
    const lose = (why: string) => {
      if (worker !== started) return
      worker = null
      for (const { reject } of waiting.values()) reject(new ThreadEnded(why))
      waiting.clear()
    }
    started.on('error', ({ message }) => lose(message))
    started.on('exit', () => lose(`The thread that ${does} has ended.`))
    return started
  }

  const close = async () => void (await worker?.terminate())

  return {
    async ask(question: Question): Promise<Answer> {
      worker ??= start()
      const id = ++last
      const late = patienceMs ? setTimeout(close, patienceMs) : undefined
      try {
        return await new Promise<Answer>((resolve, reject) => {
          waiting.set(id, { resolve, reject })
          worker!.postMessage({ ...question, id })
        })
      } finally {
        clearTimeout(late)
      }
    },
    /** How many wait for an answer. */
    waiting: () => waiting.size,
    close,
  }
}

/** The other end, in the file of a thread: answers each question, or says why it does not. */
export function answerQuestions<Question, Answer>(answerTo: (question: Question) => Promise<Answer>): void {
  parentPort!.on('message', async ({ id, ...question }: Question & { id: number }) => {
    try {
      parentPort!.postMessage({ id, answer: await answerTo(question as Question) })
    } catch (error) {
      const { code, values, details } = error instanceof DomainError ? error : {}
      if (code) parentPort!.postMessage({ id, refusal: { code, values, details } })
      else parentPort!.postMessage({ id, failed: error instanceof Error ? error.message : 'unknown' })
    }
  })
}
