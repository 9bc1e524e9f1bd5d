import { preRegistrationCalls as calls, preRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import { refused } from '@ramplight/domain/kernel/errors'
import { patchOf, recordIn, refuseStale, rowOf } from '#platform/local-writes/local-records.ts'
import { tournamentFor } from '#platform/local-writes/tournament-for.ts'
import { write } from '#platform/local-writes/write.ts'

const TBL = 'tournament-pre-registrations'
/** So long the server is waited for (3 §8). */
const PATIENCE = { timeoutMs: 3000 } as const

/** Taken back by who runs the tournament. That an entry is made of it is the entry's own write, under the same id. */
write(
  calls.remove,
  async ({ params: { id } }, local) => {
    const { tournament } = await rowOf(local, TBL, id)
    await tournamentFor(local, tournament as string, 'tournament.run')
    return { changes: [{ kind: 'delete', tbl: TBL, id }], answer: async () => ({ ok: true as const }) }
  },
  PATIENCE,
)

/** A place is given by who runs the tournament. Whom a team names, the server alone knows all about. */
write(
  calls.update,
  async ({ params: { id }, body }, local) => {
    const row = await rowOf(local, TBL, id)
    await tournamentFor(local, row.tournament as string, 'tournament.run')
    const { _rev: _seen, tournament: _same, onWaitingList: _place, ...others } = body
    if (Object.values(others).some((said) => said !== undefined)) throw refused('sync.online-only')
    const patch = patchOf(calls.update.body!, body)
    refuseStale(row, body._rev, patch)
    return {
      changes: [{ kind: 'edit', tbl: TBL, id, patch, seen: body._rev }],
      answer: (after) => recordIn(after, TBL, id, preRegistration),
    }
  },
  PATIENCE,
)
