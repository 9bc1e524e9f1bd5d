import type { SentDay } from '@ramplight/contract/registration/tournament-entries'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { recordWeighIn } from './record-weigh-in.ts'

type Sent = { entry: string; weights: SentDay[] | undefined }

/**
 * Bags that came with their entry, each as the weigh-in takes it. The log only grows: what is not sent stays. A refusal of one
 * refuses all, and what was said of the boat with them.
 */
export async function receiveWeights(tx: Tx, of: TournamentRow, { entry, weights = [] }: Sent, doer: Doer): Promise<void> {
  for (const { day, weighIns } of weights)
    for (const bag of weighIns) await recordWeighIn(tx, of, { ...bag, tournament: of.id, entry, day }, doer, 'correct')
}
