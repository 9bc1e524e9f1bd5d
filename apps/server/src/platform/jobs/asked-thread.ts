import { Worker } from 'node:worker_threads'

/** What a thread answers to a question: under its id, the answer or why there is none. */
export type Told<Answer> = { id: number; answer?: Answer; failed?: string }
type Waiting<Answer> = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

/**
 * A thread that is asked one thing after the other. It starts with the first question, holds up no end of the process, and starts again
 * after it was closed or has broken; who waits for it then is told so. `does`: what it does, `draws`.
 */
export function askedThread<Question extends object, Answer>(file: URL, does: string, workerData?: unknown) {
  const waiting = new Map<number, Waiting<Answer>>()
  let worker: Worker | null = null
  let last = 0

  function start(): Worker {
    const started = new Worker(file, { workerData })
    started.unref()
    started.on('message', ({ id, answer, failed }: Told<Answer>) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (answer === undefined) asked?.reject(new Error(failed))
      else asked?.resolve(answer)
    })
    const lose = (error: Error) => {
      if (worker !== started) return
      worker = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('error', lose)
    started.on('exit', () => lose(new Error(`The thread that ${does} has ended.`)))
    return started
  }

  return {
    async ask(question: Question): Promise<Answer> {
      worker ??= start()
      const id = ++last
      return new Promise<Answer>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker!.postMessage({ ...question, id })
      })
    },
    /** How many wait for an answer. */
    waiting: () => waiting.size,
    close: async () => void (await worker?.terminate()),
  }
}
