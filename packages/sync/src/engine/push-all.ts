import type { TransportFailure } from '../ports.ts'
import { broke, cleared, doubted, FULL_PACE, nextSize, type Pace, passed, tooSlow } from '../push/pace.ts'
import { isSuspect } from '../push/pick.ts'
import { seal } from '../push/seal.ts'
import { settleBatch } from '../push/settle-batch.ts'
import { setAside } from '../quarantine/set-aside.ts'
import type { OutboxRow } from '../types.ts'
import { ackThrough } from './say-hello.ts'
import { isoOf, momentOf, onTheWire, type Talk } from './talk.ts'

/** Whole requests that were refused for what is in them: the same batch would be refused for ever. */
const BAD_CONTENT = new Set([400, 413, 422])
/** So many changes by themselves, and nothing that passes: it is the server, not the changes. */
const MOST_ASIDE = 2
/** A round in which nothing else passed proves little about a change that the server broke on. */
const WEAK = 0.25

/** Keeps its pace from round to round. */
export function pusher(talk: Talk): () => Promise<TransportFailure | null> {
  const { store, transport, clock } = talk.ports
  let pace: Pace = FULL_PACE

  return async function pushAll() {
    const aside: OutboxRow[] = []
    let passes = 0
    let done = 0
    let trouble: TransportFailure | null = null
    let total = 0
    const { ackThrough: ack } = await ackThrough(talk)
    while (talk.isOn() && !trouble) {
      const batch = await seal(store, { size: nextSize(pace), fills: pace.suspects === 0, now: clock.now() })
      if (batch.length === 0) break
      if (pace.suspects === 1) {
        // All the others of them have passed: it goes by itself later, and nobody waits for it now.
        await putAside(batch[0]!)
        continue
      }
      // Counted once: asking before each batch would cost the slowest device most.
      total = Math.max(total || (await store.read([], (tx) => tx.outbox.count())), done + batch.length)
      talk.state.set({ phase: 'pushing', progress: { done, total, table: batch[0]!.tbl } })
      const from = clock.now()
      const answer = await talk.ask(transport.push({ device: talk.options.device, ackThrough: ack, ops: batch.map(onTheWire) }))
      if (!talk.isOn()) return null
      const answered = answer.ok ? await settleBatch(store, batch, answer.value, momentOf(talk)) : 0
      if (answered > 0) {
        talk.state.set({ lastContact: isoOf(clock.now()) })
        talk.changed()
        talk.progressed()
        pace = passed(pace, batch.length, clock.now() - from)
        passes++
        done += answered
      } else trouble = await fail(answer.ok ? { kind: 'broken', status: 200 } : answer.failure, batch)
      if (aside.length >= MOST_ASIDE && passes === 0) trouble = { kind: 'broken', status: 0 }
    }
    for (const op of aside) await setAside(store, op, { weight: passes > 0 || (op.alone ?? 0) >= 1 ? 1 : WEAK }, momentOf(talk))
    if (aside.length) talk.changed()
    return trouble ?? (aside.length && passes === 0 ? { kind: 'broken', status: 0 } : null)

    /** What the next batch is after this one brought no answer; or the trouble that ends the round. */
    async function fail(failure: TransportFailure, batch: readonly OutboxRow[]): Promise<TransportFailure | null> {
      const [first] = batch
      const isSlow = failure.kind === 'unreachable' && failure.timedOut
      const isBad = failure.kind === 'refused' && BAD_CONTENT.has(failure.status)
      if (failure.kind !== 'broken' && !isSlow && !isBad) return failure
      if (failure.kind === 'broken' && !pace.isDoubted && !isSuspect(first!)) {
        pace = doubted(pace)
        return failure
      }
      if (batch.length > 1) {
        pace = isSlow ? tooSlow(batch.length) : broke(pace, batch.length)
        return null
      }
      if (!isBad) {
        await putAside(first!)
        return null
      }
      pace = cleared(pace)
      await setAside(store, first!, { reason: failure.code, message: failure.message }, momentOf(talk))
      return null
    }

    async function putAside(op: OutboxRow): Promise<void> {
      pace = cleared(pace)
      await setAside(store, op, { weight: 0 }, momentOf(talk))
      aside.push(op)
    }
  }
}
