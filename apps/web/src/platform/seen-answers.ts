import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client'
import { clear, createStore, del, get, set } from 'idb-keyval'
import { CallError } from './call-error.ts'
import { SEEN_CALLS } from './seen-calls.stamps.ts'

/** Where earlier versions kept everything that was asked. */
const OLD_KEY = 'rl-seen'
/** How long what was seen is kept: a day. */
export const SEEN_MS = 86_400_000

/** Who is signed out is somebody of their own: the last person's answers are not theirs. */
const NOBODY = 'nobody'
/**
 * `whose`: who was here when the answers were on the screen. `shapes`: of the answers, by their call, as the build that kept them
 * knew them.
 */
type Kept = PersistedClient & { whose: string; shapes?: Readonly<Record<string, string>> }
type Answers = PersistedClient['clientState']

const pathOf = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0])
const hasPath = (path: string) => Object.hasOwn(SEEN_CALLS, path)

/** The answers that have the shape that this build knows; the others are asked for anew. */
const ofThisShape = ({ queries, mutations }: Answers, shapes: Kept['shapes'] = {}): Answers => ({
  mutations,
  queries: queries.filter((query) => hasPath(pathOf(query)) && shapes[pathOf(query)] === SEEN_CALLS[pathOf(query)]),
})
const isUnreached = (error: unknown): boolean => error instanceof CallError && error.isOffline

/** As they came: that a later question for one failed is nothing to keep. */
const asTheyCame = ({ queries, mutations }: Answers): Answers => ({
  mutations,
  queries: queries.map((query) => ({ ...query, state: { ...query.state, status: 'success', error: null, fetchFailureCount: 0 } })),
})
/** Nothing to show, and nothing to delete. */
const empty = (): PersistedClient => ({ timestamp: Date.now(), buster: '', clientState: { mutations: [], queries: [] } })

/** A browser without room or without IndexedDB shows what the server says, and keeps nothing. */
const orNothing = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch (error) {
    console.warn('What was seen could not be kept on this device.', error)
    return undefined
  }
}

/** What is kept of who is here: how many answers, how much room they take, and when the last of them came. */
export type KeptAnswers = { count: number; bytes: number; at: number }

export type SeenAnswers = Persister & { forgetAll: () => Promise<void>; kept: () => Promise<KeptAnswers | null> }

/**
 * What was seen on this device, in a database of its own, a row for each person; `whose` says who is here. A write waits up to a
 * second: when somebody else is here by then, it is dropped. `isHeld`: nothing is written now.
 */
export function seenAnswers(whose: () => string | null, isHeld: () => boolean = () => false): SeenAnswers {
  // A server that draws a page has no storage.
  globalThis.localStorage?.removeItem(OLD_KEY)
  const store = createStore('rl-seen', 'answers')
  const here = () => whose() ?? NOBODY
  const persister = createAsyncStoragePersister({
    throttleTime: 1000,
    storage: {
      getItem: () => orNothing(() => get<string>(here(), store)),
      setItem: (_, text) => orNothing(async () => (text === '' ? undefined : set(here(), text, store))),
      removeItem: () => orNothing(() => del(here(), store)),
    },
    serialize: (client) => ((client as Kept).whose === here() && !isHeld() ? JSON.stringify(client) : ''),
    deserialize: (text) => {
      const kept = JSON.parse(text) as Kept
      return kept.whose === here() ? { ...kept, clientState: ofThisShape(kept.clientState, kept.shapes) } : empty()
    },
  })
  return {
    ...persister,
    persistClient: (client) =>
      isHeld()
        ? undefined
        : persister.persistClient({ ...client, clientState: asTheyCame(client.clientState), whose: here(), shapes: SEEN_CALLS } as Kept),
    forgetAll: () => orNothing(() => clear(store)),
    kept: async () => {
      const text = await orNothing(() => get<string>(here(), store))
      return text ? keptIn(text) : null
    },
  }
}

function keptIn(text: string): KeptAnswers | null {
  const { queries } = (JSON.parse(text) as Kept).clientState
  const at = Math.max(...queries.map(({ state }) => state.dataUpdatedAt))
  return queries.length > 0 ? { count: queries.length, bytes: new Blob([text]).size, at } : null
}

/** How the answers are kept: a day long, and only those of the calls that are named. */
export const seenOptions = (persister: Persister) => ({
  persister,
  maxAge: SEEN_MS,
  dehydrateOptions: {
    // Without a signal an answer cannot be refreshed, and is still the last one that was seen; one that the server refuses now is not.
    shouldDehydrateQuery: ({ queryKey, state }: { queryKey: readonly unknown[]; state: { data?: unknown; error: unknown } }) =>
      state.data !== undefined && (!state.error || isUnreached(state.error)) && hasPath(pathOf({ queryKey })),
  },
})
