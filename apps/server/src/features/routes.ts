import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '#platform/http/deps'
import { documentRoutes } from './content/documents/documents.routes.ts'
import { fileRoutes } from './content/files/files.routes.ts'
import { imageStringRoutes } from './content/image-strings/image-strings.routes.ts'
import { topicPageRoutes } from './content/topic-pages/topic-pages.routes.ts'
import { topicSectionRoutes } from './content/topic-sections/topic-sections.routes.ts'
import { tutorialRoutes } from './content/tutorials/tutorials.routes.ts'
import { uploaderRoutes } from './content/uploader/uploader.routes.ts'
import { messageChoiceRoutes } from './messaging/message-choices/message-choices.routes.ts'
import { messageRoutes } from './messaging/messages/messages.routes.ts'
import { organizerRoutes } from './messaging/organizers/organizers.routes.ts'
import { outboxRoutes } from './messaging/outbox/outbox.routes.ts'
import { outgoingMessageRoutes } from './messaging/outgoing-messages/outgoing-messages.routes.ts'
import { pushSubscriptionRoutes } from './messaging/push-subscriptions/push-subscriptions.routes.ts'
import { accountRoutes } from './payments/accounts/accounts.routes.ts'
import { couponRoutes } from './payments/coupons/coupons.routes.ts'
import { creditTransactionRoutes } from './payments/credit-transactions/credit-transactions.routes.ts'
import { directorCreditBankRoutes } from './payments/director-credit-banks/director-credit-banks.routes.ts'
import { moneyRoutes } from './payments/money/money.routes.ts'
import { paymentsRoutes } from './payments/payments/payments.routes.ts'
import { platformInvoiceRoutes } from './payments/platform-invoices/platform-invoices.routes.ts'
import { stripeRoutes } from './payments/stripe/stripe.routes.ts'
import { calcuttaRoutes } from './payouts/calcuttas/calcuttas.routes.ts'
import { payoutPercentageRoutes } from './payouts/payout-percentages/payout-percentages.routes.ts'
import { payoutStructuresRoutes } from './payouts/payout-structures/payout-structures.routes.ts'
import { tournamentRaffleEntryRoutes } from './payouts/tournament-raffle-entries/tournament-raffle-entries.routes.ts'
import { tournamentRaffleRoutes } from './payouts/tournament-raffles/tournament-raffles.routes.ts'
import { tournamentSideBigfishPotRoutes } from './payouts/tournament-side-bigfish-pots/tournament-side-bigfish-pots.routes.ts'
import { anglerMergeRoutes } from './people/angler-merges/angler-merges.routes.ts'
import { authRoutes } from './people/auth/auth.routes.ts'
import { coDirectorInvitationRoutes } from './people/co-director-invitations/co-director-invitations.routes.ts'
import { directorSettingsRoutes } from './people/director-settings/director-settings.routes.ts'
import { directorThemeRoutes } from './people/director-themes/director-themes.routes.ts'
import { personalDataRoutes } from './people/personal-data/personal-data.routes.ts'
import { profileRoutes } from './people/profiles/profiles.routes.ts'
import { staffInvitationRoutes } from './people/staff-invitations/staff-invitations.routes.ts'
import { staffMemberRoutes } from './people/staff-members/staff-members.routes.ts'
import { userProfileRoutes } from './people/user-profiles/user-profiles.routes.ts'
import { usersRoutes } from './people/users/users.routes.ts'
import { anglerCardRoutes } from './public-site/angler-card/angler-card.routes.ts'
import { calendarFeedRoutes } from './public-site/calendar-feeds/calendar-feeds.routes.ts'
import { eventRoutes } from './realtime/events/events.routes.ts'
import { entryInvoiceRoutes } from './registration/entry-invoices/entry-invoices.routes.ts'
import { teamsRoutes } from './registration/teams/teams.routes.ts'
import { tournamentEntryRoutes } from './registration/tournament-entries/tournament-entries.routes.ts'
import { preRegistrationRoutes } from './registration/tournament-pre-registrations/tournament-pre-registrations.routes.ts'
import { waiverAcceptanceRoutes } from './registration/waiver-acceptances/waiver-acceptances.routes.ts'
import { eventFileRoutes } from './results/event-files/event-files.routes.ts'
import { seasonEventPointDistributionRoutes } from './results/season-event-point-distributions/season-event-point-distributions.routes.ts'
import { seasonStandingRoutes } from './results/season-standings/season-standings.routes.ts'
import { tournamentResultRoutes } from './results/tournament-results/tournament-results.routes.ts'
import { advertisementInteractionRoutes } from './sponsors/advertisement-interactions/advertisement-interactions.routes.ts'
import { advertiserRoutes } from './sponsors/advertisers/advertisers.routes.ts'
import { sponsorSettingsRoutes } from './sponsors/sponsor-settings/sponsor-settings.routes.ts'
import { sponsorRoutes } from './sponsors/sponsors/sponsors.routes.ts'
import { licenseRoutes } from './subscriptions/licenses/licenses.routes.ts'
import { planRoutes } from './subscriptions/plans/plans.routes.ts'
import { subscriptionCodeRoutes } from './subscriptions/subscription-codes/subscription-codes.routes.ts'
import { subscriptionFeatureRoutes } from './subscriptions/subscription-features/subscription-features.routes.ts'
import { subscriptionLevelRoutes } from './subscriptions/subscription-levels/subscription-levels.routes.ts'
import { subscriptionRoutes } from './subscriptions/subscriptions/subscriptions.routes.ts'
import { questionRoutes } from './sync/questions/questions.routes.ts'
import { syncRoutes } from './sync/sync/sync.routes.ts'
import { adminSettingRoutes } from './system/admin-settings/admin-settings.routes.ts'
import { auditRoutes } from './system/audit/audit.routes.ts'
import { brokenPageRoutes } from './system/broken-pages/broken-pages.routes.ts'
import { devNotifierRoutes } from './system/dev-notifier/dev-notifier.routes.ts'
import { kpiReportRoutes } from './system/kpi-reports/kpi-reports.routes.ts'
import { securityEventRoutes } from './system/security-events/security-events.routes.ts'
import { calendarEventRoutes } from './tournaments/calendar-events/calendar-events.routes.ts'
import { groupsRoutes } from './tournaments/groups/groups.routes.ts'
import { speciesRoutes } from './tournaments/species/species.routes.ts'
import { tournamentFlightRoutes } from './tournaments/tournament-flights/tournament-flights.routes.ts'
import { tournamentInteractionRoutes } from './tournaments/tournament-interactions/tournament-interactions.routes.ts'
import { tournamentRoutes } from './tournaments/tournaments/tournaments.routes.ts'
import { divisionsRoutes } from './tours/divisions/divisions.routes.ts'
import { membershipsRoutes } from './tours/memberships/memberships.routes.ts'
import { seasonTeamsRoutes } from './tours/season-teams/season-teams.routes.ts'
import { seasonsRoutes } from './tours/seasons/seasons.routes.ts'
import { tourSettingsRoutes } from './tours/tour-settings/tour-settings.routes.ts'
import { toursRoutes } from './tours/tours/tours.routes.ts'
import { weighInDayRoutes } from './weigh-in/weigh-in-day/weigh-in-day.routes.ts'
import { weighInRoutes } from './weigh-in/weigh-ins/weigh-ins.routes.ts'

/** Every family, in the order of the areas. A family that is not here does not exist. */
export const families: ((app: FastifyInstance, deps: AppDeps) => void)[] = [
  // people
  authRoutes,
  usersRoutes,
  userProfileRoutes,
  anglerCardRoutes,
  anglerMergeRoutes,
  personalDataRoutes,
  profileRoutes,
  directorSettingsRoutes,
  directorThemeRoutes,
  staffMemberRoutes,
  staffInvitationRoutes,
  coDirectorInvitationRoutes,
  // tours
  toursRoutes,
  tourSettingsRoutes,
  divisionsRoutes,
  seasonsRoutes,
  seasonTeamsRoutes,
  membershipsRoutes,
  // tournaments
  tournamentRoutes,
  tournamentFlightRoutes,
  tournamentInteractionRoutes,
  calendarEventRoutes,
  groupsRoutes,
  speciesRoutes,
  // registration
  tournamentEntryRoutes,
  preRegistrationRoutes,
  waiverAcceptanceRoutes,
  teamsRoutes,
  entryInvoiceRoutes,
  // weigh-in
  weighInRoutes,
  weighInDayRoutes,
  // results
  tournamentResultRoutes,
  eventFileRoutes,
  seasonEventPointDistributionRoutes,
  seasonStandingRoutes,
  // payouts
  payoutStructuresRoutes,
  payoutPercentageRoutes,
  tournamentSideBigfishPotRoutes,
  calcuttaRoutes,
  tournamentRaffleRoutes,
  tournamentRaffleEntryRoutes,
  // payments
  moneyRoutes,
  paymentsRoutes,
  accountRoutes,
  couponRoutes,
  creditTransactionRoutes,
  directorCreditBankRoutes,
  platformInvoiceRoutes,
  stripeRoutes,
  // subscriptions
  subscriptionRoutes,
  subscriptionLevelRoutes,
  subscriptionFeatureRoutes,
  subscriptionCodeRoutes,
  planRoutes,
  licenseRoutes,
  // sponsors
  sponsorRoutes,
  sponsorSettingsRoutes,
  advertiserRoutes,
  advertisementInteractionRoutes,
  // messaging
  messageRoutes,
  organizerRoutes,
  calendarFeedRoutes,
  messageChoiceRoutes,
  outgoingMessageRoutes,
  outboxRoutes,
  pushSubscriptionRoutes,
  // content
  documentRoutes,
  uploaderRoutes,
  fileRoutes,
  imageStringRoutes,
  topicSectionRoutes,
  topicPageRoutes,
  tutorialRoutes,
  // realtime
  eventRoutes,
  // sync
  syncRoutes,
  questionRoutes,
  // system
  auditRoutes,
  securityEventRoutes,
  adminSettingRoutes,
  devNotifierRoutes,
  brokenPageRoutes,
  kpiReportRoutes,
]
