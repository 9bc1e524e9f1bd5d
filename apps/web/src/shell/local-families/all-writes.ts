/** Everything that this device can write without a network, registered by being loaded. */
import '#features/payouts/payout-structures/payout-structures.writes.ts'
import '#features/people/users/users.writes.ts'
import '#features/registration/tournament-entries/boat-numbers.writes.ts'
import '#features/registration/tournament-entries/import-entries.writes.ts'
import '#features/registration/tournament-entries/tournament-entries.writes.ts'
import '#features/tournaments/tournament-flights/tournament-flights.writes.ts'
import '#features/results/tournament-results/tournament-results.writes.ts'
import '#features/sync/questions/questions.writes.ts'
import '#features/tournaments/species/species.writes.ts'
import '#features/tournaments/tournaments/tournaments.writes.ts'
import '#features/tours/seasons/seasons.writes.ts'
import '#features/tours/tour-settings/tour-settings.writes.ts'
import '#features/tours/tours/tours.writes.ts'
import '#features/weigh-in/weigh-ins/weigh-ins.writes.ts'
import { takeOverWhenOpen } from '#features/stations/kept-bags/take-over-bags.ts'

takeOverWhenOpen()
