/** Everything that this device can write without a network, registered by being loaded. */
import '../payouts/payout-structures/payout-structures.writes.ts'
import '../people/users/users.writes.ts'
import '../registration/boats/boat-numbers.writes.ts'
import '../registration/tournament-entries/import-entries.writes.ts'
import '../registration/tournament-entries/tournament-entries.writes.ts'
import '../registration/tournament-flights/tournament-flights.writes.ts'
import '../results/tournament-results/tournament-results.writes.ts'
import '../sync/questions.writes.ts'
import '../tournaments/species/species.writes.ts'
import '../tournaments/tournaments/tournaments.writes.ts'
import '../tours/seasons/seasons.writes.ts'
import '../tours/tour-settings/tour-settings.writes.ts'
import '../tours/tours/tours.writes.ts'
import '../weigh-in/weigh-ins/weigh-ins.writes.ts'
import { takeOverWhenOpen } from '../weigh-in/take-over-bags.ts'

takeOverWhenOpen()
