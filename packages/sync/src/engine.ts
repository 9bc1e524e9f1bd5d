import { holdState } from './engine/hold-state.ts'
import { countAll, lookAt } from './engine/look.ts'
import { createRounds } from './engine/rounds.ts'
import { readContact } from './engine/say-hello.ts'
import { isoOf } from './engine/talk.ts'
import type { Engine, EngineOptions } from './engine-api.ts'
import { type Pen, record } from './outbox/record.ts'
import type { Ports } from './ports.ts'
import { PULLED, type Pulled } from './pull/apply-page.ts'
import { bringBack } from './quarantine/bring-back.ts'
import { discard, replace, restore, retry, standFor } from './quarantine/decide.ts'
import { answer } from './questions/answer.ts'
import { rescue, takeIn } from './rescue/rescue.ts'

/** Another tab may have had the answer; it is looked for in the store. */
const LOOK_EVERY_MS = 100

/** One per open database. It sends nothing until it leads. */
export function createEngine(ports: Ports, options: EngineOptions): Engine {
  const { store, clock, ids } = ports
  const { user, device, deviceName } = options
  const life = ids()
  const state = holdState()
  const watchers = new Set<() => void>()
  const changed = () => {
    for (const watcher of watchers) watcher()
  }
  const rounds = createRounds({ ports, options, life, state, changed })
  const opened = readLast().catch(() => undefined)

  async function readLast(): Promise<void> {
    const { contact, pulled } = await store.read([], async (tx) => ({
      contact: await readContact(tx),
      pulled: (await tx.kv.get(PULLED))?.v as Pulled | undefined,
    }))
    state.set({
      lastContact: contact?.at ?? null,
      clockOff: contact?.clockOff ?? null,
      lastPull: pulled?.at ?? null,
      isReady: pulled !== undefined,
    })
  }

  async function pen(changes: number): Promise<Pen> {
    await opened
    const { clockOff } = state.get()
    const stamp = { at: isoOf(clock.now()), ...(clockOff !== null && { off: clockOff }), user, by: deviceName }
    return { life, ids: Array.from({ length: changes }, () => ids()), stamp }
  }
  const moment = () => ({ life, at: isoOf(clock.now()) })

  /** Whoever was waiting looks again, and what was kept is sent soon. */
  async function kept<T>(work: Promise<T>): Promise<T> {
    const result = await work
    changed()
    rounds.written()
    return result
  }

  /** Until something here has changed, or it is time to look again. */
  const nextChange = (ms: number) =>
    new Promise<void>((done) => {
      const end = () => {
        watchers.delete(end)
        cancel()
        done()
      }
      const cancel = clock.after(ms, end)
      watchers.add(end)
    })

  return {
    record: async (changes) => (changes.length ? kept(record(store, changes, await pen(changes.length))) : []),
    settle: async (opIds, timeoutMs) => {
      rounds.hurry()
      for (let left = timeoutMs; ; ) {
        const { settlements, isOver } = await lookAt(store, opIds)
        if (isOver || left <= 0) return settlements
        const wait = Math.min(left, LOOK_EVERY_MS)
        const from = clock.now()
        await nextChange(wait)
        left -= Math.min(wait, Math.max(1, clock.now() - from))
      }
    },
    syncNow: () => opened.then(rounds.now),
    lead: () => void opened.then(rounds.lead),
    stop: () => opened.then(rounds.stop),
    hear: ({ lastContact, lastPull, isReady, clockOff }) => void opened.then(() => state.set({ lastContact, lastPull, isReady, clockOff })),
    state: state.get,
    onState: state.onChange,
    counts: () => countAll(store),
    retry: async (opId, patch) => kept(retry(store, opId, await pen(1), patch)),
    discard: (opId, why) => kept(discard(store, opId, { ...moment(), why })),
    replace: async (opId, changes) => kept(replace(store, opId, changes, await pen(changes.length))),
    standFor: (opId, id) => kept(standFor(store, opId, id, moment())),
    bringBack: (trashed) => kept(bringBack(store, trashed, pen)),
    restore: async (opId) => kept(restore(store, opId, await pen(1))),
    answer: async (question, choice) => kept(answer(store, question, choice, await pen(2))),
    rescue: (before) => rescue(store, { device, user, at: isoOf(clock.now()) }, { life, isLast: before?.isLast ?? false }),
    takeIn: (file) => kept(takeIn(store, file, moment())),
    rowsOf: (tbl) => store.read([tbl], (tx) => tx.rows(tbl).all()),
  }
}
