import { type Tournament, tournament as tournamentRecord } from '@ramplight/contract/tournaments/tournaments'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Local } from '#platform/local/answers/local.ts'
import { decodeRow } from '../local-families/decode-rows.ts'
import { demandRight } from './local-records.ts'

/** What the policies ask about a tournament. */
export const subjectOf = ({ director, coDirectors, tour, status }: Pick<Tournament, 'director' | 'coDirectors' | 'tour' | 'status'>) => ({
  director,
  coDirectors,
  tour,
  status,
})

type Right = 'tournament.weigh' | 'tournament.run' | 'tournament.edit'

/** A tournament that is here and that the person may weigh at, run, or edit. One that is not here does not exist. */
export async function tournamentFor(local: Local, id: string, policy: Right): Promise<Tournament> {
  const row = await local.row('tournaments', id)
  if (!row) throw refused('record.not-found')
  const tournament = decodeRow(tournamentRecord, row)
  await demandRight(local, policy, subjectOf(tournament))
  return tournament
}
