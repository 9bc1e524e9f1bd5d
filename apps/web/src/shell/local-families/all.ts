/**
 * Every call that a device can answer by itself. Loaded once its local book is open, and by nobody else: what is registered
 * here is of no use to a visitor.
 */
import '#features/payments/credits/credits.local.ts'
import '#features/payments/payments/payments.local.ts'
import '#features/payouts/payout-structures/payout-structures.local.ts'
import '#features/payouts/raffles/raffles.local.ts'
import '#features/people/users/users.local.ts'
import '#features/registration/crew-waivers/crew-waivers.local.ts'
import '#features/registration/pre-registrations/pre-registrations.local.ts'
import '#features/registration/tournament-entries/tournament-entries.local.ts'
import '#features/tournaments/tournament-flights/tournament-flights.local.ts'
import '#features/results/tournament-results/tournament-results.local.ts'
import '#features/sync/questions/questions.local.ts'
import '#features/tournaments/species/species.local.ts'
import '#features/tournaments/tournaments/tournaments.local.ts'
import '#features/tours/memberships/memberships.local.ts'
import '#features/tours/seasons/seasons.local.ts'
import '#features/tours/tour-settings/tour-settings.local.ts'
import '#features/tours/tours/tours.local.ts'
import '#features/weigh-in/weigh-ins/weigh-ins.local.ts'
import './all-writes.ts'
import './plain-families.local.ts'
