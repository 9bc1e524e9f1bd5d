/**
 * Every call that a device can answer by itself. Loaded once its local book is open, and by nobody else: what is registered
 * here is of no use to a visitor.
 */
import '../payments/payments/payments.local.ts'
import '../payouts/payout-structures/payout-structures.local.ts'
import '../people/users/users.local.ts'
import '../registration/tournament-entries/tournament-entries.local.ts'
import '../registration/tournament-flights/tournament-flights.local.ts'
import '../results/tournament-results/tournament-results.local.ts'
import '../sync/questions.local.ts'
import '../tournaments/species/species.local.ts'
import '../tournaments/tournaments/tournaments.local.ts'
import '../tours/seasons/seasons.local.ts'
import '../tours/tour-settings/tour-settings.local.ts'
import '../tours/tours/tours.local.ts'
import '../weigh-in/weigh-ins/weigh-ins.local.ts'
import '../local-writes/all.ts'
import './plain-families.local.ts'
