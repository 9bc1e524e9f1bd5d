import { idsOf } from '@ramplight/contract/kernel/envelope'
import { tournamentFlightCalls as calls, type TournamentFlight, tournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Change } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import { eachForItself } from '#platform/local-writes/each-for-itself.ts'
import { recordIn } from '#platform/local-writes/local-records.ts'
import { plainWrites } from '#platform/local-writes/plain-writes.ts'
import { subjectOf, tournamentFor } from '#platform/local-writes/tournament-for.ts'
import { write } from '#platform/local-writes/write.ts'

const TBL = 'tournament-flights'
const { create, update } = calls

/** A flight is asked about through its tournament. */
plainWrites(
  { create, update },
  {
    tbl: TBL,
    subject: async ({ tournament = '' }: Partial<TournamentFlight>, local: Local) =>
      subjectOf(await tournamentFor(local, tournament, 'tournament.run')),
    onChange: ({ tournament }, before) => {
      if (tournament && tournament !== before.tournament) throw refused('reference.unknown', { field: 'tournament' })
    },
  },
)

/** Its boats stay entered and have no flight until somebody gives them one. */
async function removal(local: Local, id: string): Promise<Change[]> {
  const flight = await recordIn(local, TBL, id, tournamentFlight)
  await tournamentFor(local, flight.tournament, 'tournament.run')
  const boats = await local.rows<{ flight?: string | null }>('tournament-entries', { index: 'tournament', is: flight.tournament })
  const leaving = boats.filter((boat) => boat.flight === id)
  return [
    ...leaving.map(({ _id }): Change => ({ kind: 'edit', tbl: 'tournament-entries', id: _id, patch: { flight: null } })),
    { kind: 'delete', tbl: TBL, id },
  ]
}

write(calls.deleteByArray, async ({ body }, local) => {
  const ids = [...new Set(idsOf(body))]
  const removals = new Map<string, Change[]>()
  for (const id of ids) if (await local.row(TBL, id)) removals.set(id, await removal(local, id))
  return eachForItself(
    ids,
    (id) => id,
    (id) => {
      const changes = removals.get(id)
      if (!changes) throw refused('record.not-found')
      return changes
    },
  )
})

write(calls.remove, async ({ params: { id } }, local) => ({
  changes: await removal(local, id),
  answer: async () => ({ ok: true as const }),
}))
