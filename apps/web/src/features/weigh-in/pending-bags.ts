import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'

export type BagBody = BodyOf<typeof weighInCalls.create> & { _id: string; at: string }

export type Refusal = { code: string; message: string; details?: unknown }

/** A bag that was saved at a station and that the server has not confirmed. */
export type PendingBag = {
  body: BagBody
  tournament: string
  /** For lists without the network: `12 Reyes · Tran` and `16-03 − 0-04 = 15-15`. */
  boat: string
  sum: string
  /** Sent at least once: the server may have it although no answer came. */
  tried: boolean
  refusal: Refusal | null
  /** Taken back by the station after it may have been sent: it is saved and voided, so that nothing stays by accident. */
  undone?: boolean
}

/** What sending one bag can come to. */
export type Sent =
  | { kind: 'saved'; weighIn: WeighIn | null }
  | { kind: 'unreachable' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; refusal: Refusal }

type Storage = { read: () => PendingBag[]; write: (bags: PendingBag[]) => boolean }

export type PendingBags = {
  list: () => readonly PendingBag[]
  subscribe: (listener: () => void) => () => void
  /** Keeps it on the device first; false when the device could not. */
  keep: (bag: PendingBag) => boolean
  drop: (id: string) => void
  /** Gone at once if it was never sent; else it will be voided. True when gone. */
  undo: (id: string) => boolean
  /** Sends everything that waits, oldest first; one run at a time. A refused bag waits for a person and holds nobody up. */
  flush: () => Promise<void>
  /** A refused bag may go again. */
  release: (id: string, change?: Partial<BagBody>) => void
  isSending: () => boolean
}

const idOf = (bag: PendingBag) => bag.body._id

/** Bags survive a dead network, a closed tab and an ended session; the id of a bag makes a repeat harmless. */
export function pendingBags(
  storage: Storage,
  send: (bag: PendingBag) => Promise<Sent>,
  onSaved: (bag: PendingBag, weighIn: WeighIn | null) => void,
): PendingBags {
  let bags: readonly PendingBag[] = storage.read()
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const set = (next: PendingBag[]): boolean => {
    bags = next
    const kept = storage.write(next)
    tell()
    return kept
  }
  const find = (id: string) => bags.find((bag) => idOf(bag) === id)
  const change = (id: string, part: Partial<PendingBag>) => set(bags.map((bag) => (idOf(bag) === id ? { ...bag, ...part } : bag)))
  const drop = (id: string) => void set(bags.filter((bag) => idOf(bag) !== id))

  async function run(): Promise<void> {
    const seen = new Set<string>()
    for (;;) {
      const bag = bags.find((candidate) => !candidate.refusal && !seen.has(idOf(candidate)))
      if (!bag) return
      seen.add(idOf(bag))
      change(idOf(bag), { tried: true })
      const sent = await send(find(idOf(bag)) ?? bag)
      if (sent.kind === 'unreachable' || sent.kind === 'signed-out') return
      if (sent.kind === 'refused') {
        change(idOf(bag), { refusal: sent.refusal })
        continue
      }
      // Undone while it was on its way: once more, to void it.
      if (find(idOf(bag))?.undone && !bag.undone) seen.delete(idOf(bag))
      else {
        // Told first, so that no list is without it for a moment.
        onSaved(bag, sent.weighIn)
        drop(idOf(bag))
      }
    }
  }

  return {
    list: () => bags,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    keep: (bag) => set([...bags.filter((other) => idOf(other) !== idOf(bag)), bag]),
    drop,
    undo: (id) => {
      const bag = find(id)
      if (!bag) return false
      if (bag.tried && !bag.refusal) {
        change(id, { undone: true })
        return false
      }
      drop(id)
      return true
    },
    flush: () => {
      running ??= run().finally(() => {
        running = null
        tell()
      })
      return running
    },
    release: (id, part) => {
      const bag = find(id)
      if (bag) change(id, { refusal: null, body: { ...bag.body, ...part } })
    },
    isSending: () => running !== null,
  }
}
