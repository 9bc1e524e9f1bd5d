/**
 * When the engine talks: hello, push, pull, idle.
 * Invariants: 1. one round at a time; what is kept during a round is sent in it or in the next.
 *             2. no state ends without somebody who wakes it: a timer, or, where only a person can help (sign in, update),
 *                `syncNow`.
 *             3. writing never waits for any of this.
 */

import { needsTheTime } from '../outbox/compare-clock.ts'
import { type Answer, isNoRoom } from '../ports.ts'
import type { EnginePhase } from '../types.ts'
import { backoffMs, MOST_WAIT_MS } from './backoff.ts'
import { puller } from './pull-all.ts'
import { pusher } from './push-all.ts'
import { sayHello } from './say-hello.ts'
import type { Talk, Trouble } from './talk.ts'

const DEBOUNCE_MS = 500
const MOST_DEBOUNCE_MS = 2000
/** A look at the server when nothing else calls for one. */
const HEARTBEAT_MS = MOST_WAIT_MS
const HELLO_EVERY_MS = 300_000

/** What trouble leads to; `retries`: by itself. */
const AFTER: Record<Trouble['kind'], { phase: EnginePhase; retries: boolean }> = {
  unreachable: { phase: 'offline', retries: true },
  broken: { phase: 'backoff', retries: true },
  refused: { phase: 'backoff', retries: true },
  'asked-to-wait': { phase: 'backoff', retries: true },
  store: { phase: 'backoff', retries: true },
  'signed-out': { phase: 'auth-needed', retries: false },
  'upgrade-needed': { phase: 'upgrade-needed', retries: false },
  'no-room': { phase: 'storage-low', retries: true },
}

export type Rounds = {
  lead: () => void
  stop: () => Promise<void>
  /** Something was kept. */
  written: () => void
  /** Somebody waits for an answer. */
  hurry: () => void
  now: () => Promise<void>
}

export function createRounds(base: Omit<Talk, 'isOn' | 'ask' | 'hasNews' | 'progressed'>): Rounds {
  const { state, ports } = base
  const { clock } = ports
  let isLeading = false
  let stopped = Promise.withResolvers<void>()
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let failures = 0
  let saidHelloAt: number | null = null
  let hasRoom = true
  let firstWrite: number | null = null
  let alarm: { at: number; cancel: () => void } | null = null

  const talk: Talk = { ...base, isOn: () => isLeading, hasNews: () => firstWrite !== null, progressed, ask }
  const push = pusher(talk)
  const pushAll = () => {
    firstWrite = null
    return push()
  }
  const pullAll = puller(talk, pushAll)

  function ask<T>(answer: Promise<Answer<T>>): Promise<Answer<T>> {
    const nobody = stopped.promise.then((): Answer<T> => ({ ok: false, failure: { kind: 'unreachable', timedOut: false } }))
    return Promise.race([answer, nobody])
  }

  function progressed(): void {
    failures = 0
  }

  /** Nothing is wrong with sending. */
  const isResting = () => state.get().phase === 'idle' || state.get().phase === 'storage-low'

  function wakeIn(ms: number): void {
    sleep()
    if (isLeading) alarm = { at: clock.now() + ms, cancel: clock.after(ms, () => void run()) }
  }
  function sleep(): void {
    alarm?.cancel()
    alarm = null
  }

  function run(): Promise<void> {
    if (!isLeading) return Promise.resolve()
    isAskedAgain = true
    running ??= rounds().finally(() => {
      running = null
    })
    return running
  }
  async function rounds(): Promise<void> {
    while (isAskedAgain && isLeading) {
      isAskedAgain = false
      sleep()
      const trouble = await round().catch(asTrouble)
      if (isLeading) await rest(trouble)
    }
  }

  async function round(): Promise<Trouble | null> {
    const isRecent = saidHelloAt !== null && failures === 0 && Math.abs(clock.now() - saidHelloAt) < HELLO_EVERY_MS
    const isKnown = isRecent && !(await needsTheTime(ports.store))
    const hello = isKnown ? null : await sayHello(talk)
    if (hello || !isLeading) return hello
    if (!isKnown) saidHelloAt = clock.now()
    const trouble = await pushAll()
    const isAnswering = !trouble || trouble.kind === 'broken' || trouble.kind === 'refused'
    if (!isAnswering || !isLeading || !hasRoom) return trouble
    return (await pullAll()) ?? trouble
  }

  /** What the round has led to, and when the next one begins. */
  async function rest(trouble: Trouble | null): Promise<void> {
    if (!trouble) {
      failures = 0
      state.set({ phase: hasRoom ? 'idle' : 'storage-low', progress: null, lastError: null })
      return wakeIn(await nextDue())
    }
    failures++
    if (trouble.kind === 'no-room') hasRoom = false
    const { phase, retries } = AFTER[trouble.kind]
    state.set({ phase, progress: null, lastError: wordsOf(trouble) })
    if (!retries) {
      saidHelloAt = null
      return
    }
    wakeIn(trouble.kind === 'asked-to-wait' ? trouble.afterMs : backoffMs(failures, ports.random()))
  }

  /** What was put off is due at its own time. A store that does not say is asked again with the next look. */
  async function nextDue(): Promise<number> {
    const pending = await ports.store.read([], (tx) => tx.outbox.where('state', 'pending')).catch(() => [])
    const now = clock.now()
    return pending.reduce((least, { notBefore = now }) => Math.min(least, Math.max(DEBOUNCE_MS, notBefore - now)), HEARTBEAT_MS)
  }

  return {
    lead: () => {
      isLeading = true
      stopped = Promise.withResolvers()
      failures = 0
      saidHelloAt = null
      void run()
    },
    stop: async () => {
      isLeading = false
      sleep()
      stopped.resolve()
      await running
      state.set({ phase: 'not-leader', progress: null })
    },
    written: () => {
      const now = clock.now()
      firstWrite ??= now
      const longest = Math.max(0, Math.min(MOST_DEBOUNCE_MS, firstWrite + MOST_DEBOUNCE_MS - now))
      if (isLeading && isResting()) wakeIn(Math.min(DEBOUNCE_MS, longest))
    },
    hurry: () => {
      if (isLeading && (isResting() || running)) void run()
    },
    now: () => {
      if (failures > 0) saidHelloAt = null
      failures = 0
      hasRoom = true
      return run()
    },
  }
}

const asTrouble = (error: unknown): Trouble =>
  isNoRoom(error) ? { kind: 'no-room' } : { kind: 'store', message: error instanceof Error ? error.message : String(error) }

const wordsOf = (trouble: Trouble): string => {
  if (trouble.kind === 'refused') return trouble.code
  if (trouble.kind === 'store') return trouble.message
  return trouble.kind
}
