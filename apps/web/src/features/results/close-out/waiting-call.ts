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

/** What was refused before is asked anew: the old one is done with. */
export async function replaceRefused(tournament: string): Promise<void> {
  const book = openBook()
  const refused = (await book?.refused('tournaments')) ?? []
  for (const { kind, id, opId } of refused) if (kind === 'call' && id === tournament) await book?.local.engine.discard(opId)
}
