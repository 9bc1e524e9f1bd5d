import type { Clock } from '../ports.ts'

export type FakeClock = Clock & {
  /** Lets time pass, and everything that is due happen in its order. */
  pass: (ms: number) => Promise<void>
  /** Sets the clock without letting time pass. */
  set: (ms: number) => void
}

/** Enough turns of the event loop for a round with a store and a server in memory. */
const settleDown = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done))
}

export function fakeClock(start = Date.parse('2027-06-12T11:00:00.000Z')): FakeClock {
  let now = start
  let elapsed = 0
  const due = new Set<{ at: number; work: () => void }>()
  return {
    now: () => now,
    set: (ms) => {
      now = ms
    },
    after: (ms, work) => {
      const timer = { at: elapsed + ms, work }
      due.add(timer)
      return () => due.delete(timer)
    },
    pass: async (ms) => {
      const end = elapsed + ms
      await settleDown()
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        due.delete(next)
        now += next.at - elapsed
        elapsed = next.at
        next.work()
        await settleDown()
      }
      now += end - elapsed
      elapsed = end
    },
  }
}
