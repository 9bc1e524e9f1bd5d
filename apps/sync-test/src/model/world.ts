import type { Clock } from '@ramplight/sync/ports'

/** Sunrise of the day of every run. */
const START = Date.parse('2027-06-12T11:00:00.000Z')

/** Time that passes for everybody; what the clock of a device shows is another thing. Only ever goes on. */
export type World = { now: () => number; pass: (ms: number) => void }

export function makeWorld(): World {
  let elapsed = 0
  return {
    now: () => START + elapsed,
    pass: (ms) => {
      elapsed += ms
    },
  }
}

export type DeviceClock = Clock & {
  /** How far it is off. */
  set: (skew: number) => void
  /** The moment at which the engine wants to be woken next, and how to wake it. Null: it does not. */
  alarm: () => { at: number; ring: () => void } | null
  /** The next time somebody sets an alarm. */
  onAlarm: (listener: () => void) => () => void
}

export function deviceClock(world: World): DeviceClock {
  let skew = 0
  const alarms = new Set<{ at: number; work: () => void }>()
  const listeners = new Set<() => void>()
  return {
    now: () => world.now() + skew,
    set: (ms) => {
      skew = ms
    },
    after: (ms, work) => {
      const alarm = { at: world.now() + ms, work }
      alarms.add(alarm)
      for (const listener of listeners) listener()
      return () => alarms.delete(alarm)
    },
    alarm: () => {
      const [next] = [...alarms].sort((a, b) => a.at - b.at)
      if (!next) return null
      const ring = () => {
        alarms.delete(next)
        next.work()
      }
      return { at: next.at, ring }
    },
    onAlarm: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
