import type { Answer, Transport } from '@ramplight/sync/ports'

/** What the engine and the server had to do with each other since the last look. */
export type Meter = { requests: number; pushes: number; waitedMs: number; resent: number }

/**
 * A transport that counts. `waitedMs`: until the answer was there and read; the rest of the time is the device's own. `resent`:
 * changes that were sent once more after the server had said that they are settled.
 */
export function metered(inner: Transport): { transport: Transport; read: () => Meter } {
  const none = (): Meter => ({ requests: 0, pushes: 0, waitedMs: 0, resent: 0 })
  let meter = none()
  const settled = new Set<string>()
  async function ask<T>(answer: Promise<Answer<T>>): Promise<Answer<T>> {
    const from = performance.now()
    meter.requests++
    try {
      return await answer
    } finally {
      meter.waitedMs += performance.now() - from
    }
  }
  return {
    transport: {
      hello: (body) => ask(inner.hello(body)),
      changes: (body) => ask(inner.changes(body)),
      push: async (body) => {
        meter.pushes++
        meter.resent += body.ops.filter(({ op }) => settled.has(op)).length
        const answer = await ask(inner.push(body))
        if (answer.ok) for (const { op, status } of answer.value.results) if (status === 'applied') settled.add(op)
        return answer
      },
    },
    read: () => {
      const last = meter
      meter = none()
      return last
    },
  }
}
