import type { OutboxRow } from '@ramplight/sync/types'
import { openBook } from '#platform/local/book/local-gate.ts'
import { usePending } from '#platform/local/book/use-sync.ts'
import { t } from './close-out.texts.ts'

const OF_RESULTS = ['finalize', 'reopen'] as const
export type WaitingCall = (typeof OF_RESULTS)[number]
const isOfResults = (call: OutboxRow['call']): call is WaitingCall => OF_RESULTS.some((one) => one === call)

/** The words of a result that waits for its turn. */
export const willFinish = () => t('waitingCall.willFinish')

const among = (rows: readonly OutboxRow[], tournament: string): WaitingCall | null =>
  rows.flatMap(({ id, call }) => (id === tournament && isOfResults(call) ? [call] : [])).at(-1) ?? null

/** What only the server can do with the results of a tournament, and has not done yet. */
export const useWaitingCall = (tournament: string): WaitingCall | null => among(usePending('tournaments'), tournament)

/** The same at this moment. */
export const waitingCall = async (tournament: string): Promise<WaitingCall | null> =>
  among((await openBook()?.pending('tournaments')) ?? [], tournament)

/** What was refused before is asked anew: the old one is done with. */
export async function replaceRefused(tournament: string): Promise<void> {
  const book = openBook()
  const refused = (await book?.refused('tournaments')) ?? []
  for (const { call, id, opId } of refused) if (isOfResults(call) && id === tournament) await book?.local.engine.discard(opId)
}
