import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client'
import { createStore, del, get, set } from 'idb-keyval'
import { SEEN_CALLS } from './seen-calls.ts'

/** Where earlier versions kept everything that was asked. */
const OLD_KEY = 'rl-seen'
const KEY = 'answers'
const DAY = 86_400_000

type Kept = { whose: string | null; client: PersistedClient }
/** Too old for anybody: it is deleted when it is read. */
const OF_NOBODY: PersistedClient = { timestamp: 1, buster: '', clientState: { mutations: [], queries: [] } }

/** A browser without room or without IndexedDB shows what the server says, and keeps nothing. */
const orNothing = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch (error) {
    console.warn('What was seen could not be kept on this device.', error)
    return undefined
  }
}

/** What was seen on this device, in a database of its own; `whose` says who is here, and what somebody else saw is not read. */
export function seenAnswers(whose: () => string | null): Persister {
  localStorage.removeItem(OLD_KEY)
  const store = createStore('rl-seen', 'answers')
  return createAsyncStoragePersister({
    key: KEY,
    throttleTime: 1000,
    storage: {
      getItem: (key) => orNothing(() => get<string>(key, store)),
      setItem: (key, value) => orNothing(() => set(key, value, store)),
      removeItem: (key) => orNothing(() => del(key, store)),
    },
    serialize: (client) => JSON.stringify({ whose: whose(), client } satisfies Kept),
    deserialize: (text) => {
      const kept = JSON.parse(text) as Kept
      return kept.whose === whose() ? kept.client : OF_NOBODY
    },
  })
}

/** How the answers are kept: a day long, and only those of the calls that are named. */
export const seenOptions = (persister: Persister) => ({
  persister,
  maxAge: DAY,
  dehydrateOptions: {
    shouldDehydrateQuery: ({ queryKey, state }: { queryKey: readonly unknown[]; state: { status: string } }) =>
      state.status === 'success' && SEEN_CALLS.has(String(queryKey[0])),
  },
})
