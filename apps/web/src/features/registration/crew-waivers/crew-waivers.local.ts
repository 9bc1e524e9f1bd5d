import { waiverAcceptanceCalls as calls, keptAcceptance, type WaiverAcceptance } from '@ramplight/contract/registration/waiver-acceptances'
import { type Tournament, tournament as tournamentRecord } from '@ramplight/contract/tournaments/tournaments'
import { byText } from '@ramplight/domain/kernel/text-order'
import { newestOfEach, waiverOf } from '@ramplight/domain/registration/waiver'
import type { Local } from '#platform/local/answers/local.ts'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { recordIn } from '#platform/local-writes/local-records.ts'
import { tournamentFor } from '#platform/local-writes/tournament-for.ts'
import { waiverVersion } from './waiver-version.ts'

const TBL = 'waiver-acceptances'

/** Of each person what they have accepted of this tournament, as the server tells it. */
async function acceptedIn(local: Local, tournament: Tournament): Promise<WaiverAcceptance[]> {
  const rows = await local.rows(TBL, { index: 'tournament', is: tournament._id })
  const kept = rows.map((row) => decodeRow(keptAcceptance, row)).sort((a, b) => byText(a.signedAt, b.signedAt) || byText(a._id, b._id))
  return newestOfEach(kept, await waiverVersion(tournament))
}

readLocally(calls.accepted, {
  tables: [TBL, 'tournaments', 'tours'],
  answer: async ({ params: { id } }, local) => acceptedIn(local, await tournamentFor(local, id, 'tournament.run')),
})

readLocally(calls.waiver, {
  tables: [TBL, 'tournaments'],
  answer: async ({ params: { id } }, local) => {
    const tournament = await recordIn(local, 'tournaments', id, tournamentRecord)
    const [version, text] = [await waiverVersion(tournament), waiverOf(tournament)]
    const mine = (await acceptedIn(local, tournament)).find(({ user }) => user === local.user._id) ?? null
    return { tournament: id, startDate: tournament.startDate, waiver: version && text !== null ? { version, text } : null, mine }
  },
})
