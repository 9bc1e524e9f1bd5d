import type { BodyOf, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { weighInDayCalls } from '@ramplight/contract/weigh-in/weigh-in-day'
import { refused } from '@ramplight/domain/kernel/errors'
import { checkDay } from '@ramplight/domain/weigh-in/check-bag'
import type { FastifyRequest } from 'fastify'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import type { Db } from '#platform/database/types'
import { eachForItself } from '#platform/http/each-for-itself'
import { recordWeighIn } from '../weigh-ins/index.ts'
import { writeDay } from './write-day.ts'

type Chunk = BodyOf<typeof weighInDayCalls.createOrUpdateDayChunk>
type Bag = Chunk['weighIns'][number]

/**
 * What a station has weighed, each bag as the weigh-in takes it and for itself. A repeat finds every bag stored and
 * changes nothing. The day's record is made with its first bag; what has come in is counted from the log.
 */
export async function receiveChunk(
  db: Db,
  of: TournamentRow,
  { tournament, day, weighIns }: Chunk,
  doer: Doer,
  request: FastifyRequest,
): Promise<ResponseOf<typeof weighInDayCalls.createOrUpdateDayChunk>> {
  checkDay(day, of)
  const receive = async (bag: Bag) => {
    refuseOther(bag, { tournament, day })
    return (await recordWeighIn(db, of, { ...bag, tournament, day }, doer, 'correct')).current.weighIn
  }
  const outcome = await eachForItself(weighIns, ({ _id }) => _id, receive, request)
  if (outcome.results.some(({ ok }) => ok)) await writeDay(db, { tournament, day }, doer)
  return outcome
}

/** A bag may say where it belongs, and then it must belong here. */
function refuseOther(bag: Bag, { tournament, day }: Pick<Chunk, 'tournament' | 'day'>): void {
  for (const [field, here] of Object.entries({ tournament, tournamentId: tournament, day }))
    if ((bag[field as keyof Bag] ?? here) !== here) throw refused('reference.unknown', { field })
}
