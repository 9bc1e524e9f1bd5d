import type { OutboxRow } from '@ramplight/sync/types'
import { openBook } from '#platform/local/local-gate.ts'
import { usePending } from '#platform/local/use-sync.ts'

export type WaitingCall = 'finalize' | 'reopen'

/** The words of a result that waits for its turn. */
export const WILL_FINISH = 'Will finish when you are back online.'

const among = (rows: readonly OutboxRow[], tournament: string): WaitingCall | null =>
  rows.findLast(({ id, kind }) => kind === 'call' && id === tournament)?.call ?? null

/** What only the server can do with the results of a tournament, and has not done yet. */
export const useWaitingCall = (tournament: string): WaitingCall | null => among(usePending('tournaments'), tournament)

/** The same at this moment. */
export const waitingCall = async (tournament: string): Promise<WaitingCall | null> =>
  among((await openBook()?.pending('tournaments')) ?? [], tournament)
