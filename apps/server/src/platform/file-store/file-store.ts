import type { Readable } from 'node:stream'

/**
 * Where uploaded files lie (decision 0039). Keys are made by the server from ids and never from what somebody typed:
 * letters, digits, dots, dashes and slashes. A key holds one content for ever.
 */
export type FileStore = {
  /** Kept as a whole, or not at all. `from`: a file on this machine's disk. */
  put: (key: string, from: Buffer | { file: string }, type: string) => Promise<void>
  /** null: there is none. */
  open: (key: string) => Promise<Readable | null>
  /** Answers false where there is none. From then on `list` says that it was put now. */
  move: (key: string, to: string) => Promise<boolean>
  /** Of what is not there, too. */
  remove: (keys: readonly string[]) => Promise<void>
  /** What lies here, in any order; `at` is when it was put. */
  list: () => AsyncIterable<{ key: string; at: Date }>
}

const KEY = /^[\w-]+(?:\/[\w-][\w.-]*)+$/

/** What is no key of ours never reaches a disk or a provider. */
export function demandKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error('not a key of the file store')
  return key
}
