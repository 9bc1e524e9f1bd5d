import type { Id } from '@ramplight/domain/kernel/ids'
import { type Engine, KEEPING_VERBS, type KeepingVerb, type SharedVerb } from '@ramplight/sync/engine-api'
import type { EnginePhase, EngineState } from '@ramplight/sync/types'
import { isAlone, onAlone } from '../book/work-alone.ts'
import { leadWhenFree } from './leader.ts'
import { listenToServer } from './stream.ts'
import { joinTabs } from './tabs.ts'

type Ears = { user: Id; token: () => Promise<string | null> }
export type SharedEngine = { engine: Engine; leave: () => Promise<void> }

/** Nothing is under way: all has been sent, or it cannot be sent now. */
const AT_REST: ReadonlySet<EnginePhase> = new Set(['idle', 'offline', 'backoff', 'auth-needed', 'upgrade-needed', 'storage-low'])
/** Between two rounds it rests, too, but not for so long. */
const REST_MS = 500
/** A request may hang for 20 seconds (`transport.ts`); after that the tab that sends gives a sign, unless it is frozen. */
const SILENCE_MS = 25_000
/** A save takes less; by then it is there, or its tab is gone. */
const SAVE_MS = 1500

/**
 * One engine of several tabs: every tab writes, one of them sends and fetches (and listens to the server), and all of them know
 * how that goes. A tab that wrote something asks the one that leads to send it;
 * one that works alone only writes.
 */
export function shareEngine(own: Engine, { user, token }: Ears): SharedEngine {
  let isLeading = false
  /** What the leading tab said last. */
  let heard: EngineState | null = null
  const listeners = new Set<(state: EngineState) => void>()
  const state = () => (isLeading ? own.state() : (heard ?? own.state()))
  const tell = () => {
    for (const listener of listeners) listener(state())
  }
  let late: ReturnType<typeof setTimeout> | undefined
  const tabs = joinTabs(user, {
    onKeeping: () => {
      clearTimeout(late)
      late = setTimeout(() => isLeading && void own.syncNow(), SAVE_MS)
    },
    onFlush: () => {
      clearTimeout(late)
      if (isLeading) void own.syncNow()
    },
    onAsked: () => void (isLeading && tabs.tellState(own.state())),
    onState: (next) => {
      heard = next
      if (!isLeading) own.hear(next)
      tell()
    },
  })
  const forget = own.onState((next) => {
    if (isLeading) tabs.tellState(next)
    tell()
  })
  const askLeader = () => {
    if (!isLeading && !isAlone()) tabs.flush()
  }
  const sendSoon = () => (isLeading ? void own.syncNow() : askLeader())
  const onState = (listener: (state: EngineState) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const syncNow = async () => {
    if (isLeading) return own.syncNow()
    if (isAlone()) return
    askLeader()
    await untilAtRest(onState)
  }
  /**
   * Before something is kept and after it: the leader hears of its own writes by itself. A tab that is closed between the two has
   * kept something and told nobody.
   */
  const thenAsk =
    (keep: Keep): Keep =>
    async (...given) => {
      if (!isLeading && !isAlone()) tabs.keeping()
      const kept = await keep(...given)
      askLeader()
      return kept
    }

  let unlisten = () => {}
  const standInLine = () =>
    leadWhenFree(user, {
      lead: () => {
        isLeading = true
        own.lead()
        unlisten = listenToServer({ token, onPoke: () => void own.syncNow() })
      },
      resign: async () => {
        unlisten()
        await own.stop()
        isLeading = false
      },
    })
  const stayOut = async () => {}
  const take = () => (isAlone() ? stayOut : standInLine())
  let leaveLine = take()
  let turn = Promise.resolve()
  const unheed = onAlone(() => {
    turn = turn.then(async () => {
      await leaveLine()
      leaveLine = take()
      tell()
    })
  })
  tabs.askState()
  const unwatch = whenLinkMayBeBack(sendSoon)

  const shared: Pick<Engine, SharedVerb> = { syncNow, state, onState }
  return {
    engine: { ...own, ...keepingOf(own, thenAsk), ...shared },
    leave: async () => {
      unwatch()
      clearTimeout(late)
      unheed()
      forget()
      await turn
      await leaveLine()
      tabs.close()
    },
  }
}

type Keep = (...given: unknown[]) => Promise<unknown>

/** Every verb that keeps something, each with the same work around it. */
function keepingOf(own: Engine, around: (keep: Keep) => Keep): Pick<Engine, KeepingVerb> {
  const verbs = KEEPING_VERBS.map((verb) => [verb, around(own[verb] as Keep)])
  return Object.fromEntries(verbs) as Pick<Engine, KeepingVerb>
}

/** The work of another tab has come to its end, as far as is heard of it; only then is what is left worth counting. */
function untilAtRest(onState: Engine['onState']): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      forget()
      resolve()
    }
    let timer = setTimeout(end, SILENCE_MS)
    const forget = onState(({ phase }) => {
      clearTimeout(timer)
      timer = setTimeout(end, AT_REST.has(phase) ? REST_MS : SILENCE_MS)
    })
  })
}

/** Signs that sending may work again; it is tried at once instead of after the rest of a pause. */
function whenLinkMayBeBack(work: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && work()
  window.addEventListener('online', work)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('online', work)
    document.removeEventListener('visibilitychange', seen)
  }
}
