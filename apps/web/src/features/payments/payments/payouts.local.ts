import { moneyCalls } from '@ramplight/contract/payments/money'
import { payoutsByBoat, payoutsOf, shownPayouts } from '@ramplight/domain/money/payouts-open'
import { fullName } from '@ramplight/domain/registration/full-name'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { ENTRIES } from '#platform/local-families/local-entries.ts'
import { asAnswered, recordsOf } from '#platform/local-families/local-family.ts'
import { namesOf } from '#platform/local-families/local-people.ts'
import { tournamentFor } from '#platform/local-writes/tournament-for.ts'
import { payoutsOfEvent } from './payouts-here.ts'

readLocally(moneyCalls.payouts, {
  tables: ['payments', 'tournament-entries', 'tournaments', 'users'],
  answer: async ({ params: { id } }, local) => {
    const tournament = await tournamentFor(local, id, 'tournament.edit')
    const boats = payoutsByBoat(payoutsOf((await payoutsOfEvent(local, id)).events))
    const entries = await recordsOf(ENTRIES, local, { index: 'tournament', is: id })
    const boatOf = new Map(entries.map((entry) => [entry._id, entry]))
    const names = await namesOf(
      local,
      [],
      boats.flatMap(({ entry }) => boatOf.get(entry)?.users ?? []),
    )
    const crew = (users: readonly string[] = []) => users.flatMap((user) => (names.has(user) ? fullName(names.get(user)!) : [])).join(' & ')
    const nameOf = (entry: string) => ({ about: crew(boatOf.get(entry)?.users), boatNumber: boatOf.get(entry)?.boatNumber ?? null })
    const shown = shownPayouts(boats, tournament.status === 'Completed', nameOf)
    return asAnswered(moneyCalls.payouts, { tournament: id, ...shown })
  },
})
