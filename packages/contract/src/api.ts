import { documentCalls } from './content/documents.ts'
import { fileCalls } from './content/files.ts'
import { imageStringCalls } from './content/image-strings.ts'
import { topicPageCalls } from './content/topic-pages.ts'
import { topicSectionCalls } from './content/topic-sections.ts'
import { tutorialCalls } from './content/tutorials.ts'
import { uploaderCalls } from './content/uploader.ts'
import type { AnyEndpoint } from './kernel/endpoint.ts'
import { composeCalls } from './messaging/compose.ts'
import { messageChoiceCalls } from './messaging/message-choices.ts'
import { messageCalls } from './messaging/messages.ts'
import { organizerCalls } from './messaging/organizers.ts'
import { outboxCalls } from './messaging/outbox.ts'
import { outgoingMessageCalls } from './messaging/outgoing-messages.ts'
import { pushSubscriptionCalls } from './messaging/push-subscriptions.ts'
import { mailCalls, smsCalls } from './messaging/send-calls.ts'
import { accountCalls } from './payments/accounts.ts'
import { couponCalls } from './payments/coupons.ts'
import { creditTransactionCalls } from './payments/credit-transactions.ts'
import { directorCreditBankCalls } from './payments/director-credit-banks.ts'
import { memberMoneyCalls } from './payments/member-money.ts'
import { moneyCalls } from './payments/money.ts'
import { moneyYearCalls } from './payments/money-year.ts'
import { myPaymentCalls } from './payments/my-payments.ts'
import { paymentCalls } from './payments/payments.ts'
import { platformInvoiceCalls } from './payments/platform-invoices.ts'
import { receiptCalls } from './payments/receipts.ts'
import { stripeCalls } from './payments/stripe.ts'
import { winningsCalls } from './payments/winnings.ts'
import { calcuttaCalls } from './payouts/calcuttas.ts'
import { payoutPercentageCalls } from './payouts/payout-percentages.ts'
import { payoutStructureCalls } from './payouts/payout-structures.ts'
import { tournamentRaffleEntryCalls } from './payouts/tournament-raffle-entries.ts'
import { tournamentRaffleCalls } from './payouts/tournament-raffles.ts'
import { tournamentSideBigfishPotCalls } from './payouts/tournament-side-bigfish-pots.ts'
import { anglerMergeCalls } from './people/angler-merges.ts'
import { authCalls } from './people/auth.ts'
import { coDirectorInvitationCalls } from './people/co-director-invitations.ts'
import { directorSettingsCalls } from './people/director-settings.ts'
import { directorThemeCalls } from './people/director-themes.ts'
import { passkeyCalls } from './people/passkeys.ts'
import { personalDataCalls } from './people/personal-data.ts'
import { profileCalls } from './people/profiles.ts'
import { secondFactorCalls } from './people/second-factor.ts'
import { signUpCalls } from './people/sign-up.ts'
import { staffInvitationCalls } from './people/staff-invitations.ts'
import { staffMemberCalls } from './people/staff-members.ts'
import { userProfileCalls } from './people/user-profiles.ts'
import { userCalls } from './people/users.ts'
import { usersAtOnceCalls } from './people/users-at-once.ts'
import { eventCalls } from './realtime/live-channel.ts'
import { entryInvoiceCalls } from './registration/entry-invoices.ts'
import { ownPotCalls } from './registration/own-pots.ts'
import { teamCalls } from './registration/teams.ts'
import { tournamentEntryCalls } from './registration/tournament-entries.ts'
import { preRegistrationCalls } from './registration/tournament-pre-registrations.ts'
import { waiverAcceptanceCalls } from './registration/waiver-acceptances.ts'
import { withdrawalCalls } from './registration/withdrawals.ts'
import { eventFileCalls } from './results/event-files.ts'
import { seasonEventPointDistributionCalls } from './results/season-event-point-distributions.ts'
import { seasonStandingCalls } from './results/season-standings.ts'
import { tournamentResultCalls } from './results/tournament-results.ts'
import { advertisementInteractionCalls } from './sponsors/advertisement-interactions.ts'
import { advertiserCalls } from './sponsors/advertisers.ts'
import { sponsorSettingsCalls } from './sponsors/sponsor-settings.ts'
import { sponsorCalls } from './sponsors/sponsors.ts'
import { licenseCalls } from './subscriptions/licenses.ts'
import { planCalls } from './subscriptions/plans.ts'
import { subscriptionCodeCalls } from './subscriptions/subscription-codes.ts'
import { subscriptionFeatureCalls } from './subscriptions/subscription-features.ts'
import { subscriptionLevelCalls } from './subscriptions/subscription-levels.ts'
import { subscriptionCalls } from './subscriptions/subscriptions.ts'
import { questionCalls } from './sync/questions.ts'
import { syncCalls } from './sync/sync.ts'
import { adminSettingCalls } from './system/admin-settings.ts'
import { auditCalls } from './system/audit.ts'
import { brokenPageCalls } from './system/broken-pages.ts'
import { devNotifierCalls } from './system/dev-notifier.ts'
import { kpiReportCalls } from './system/kpi-reports.ts'
import { securityEventCalls } from './system/security-events.ts'
import { calendarEventCalls } from './tournaments/calendar-events.ts'
import { calendarFeedCalls } from './tournaments/calendar-feeds.ts'
import { groupCalls } from './tournaments/groups.ts'
import { speciesCalls } from './tournaments/species.ts'
import { tournamentFlightCalls } from './tournaments/tournament-flights.ts'
import { tournamentInteractionCalls } from './tournaments/tournament-interactions.ts'
import { tournamentCalls } from './tournaments/tournaments.ts'
import { divisionCalls } from './tours/divisions.ts'
import { membershipCalls } from './tours/memberships.ts'
import { seasonTeamCalls } from './tours/season-teams.ts'
import { seasonCalls } from './tours/seasons.ts'
import { tourSettingsCalls } from './tours/tour-settings.ts'
import { tourCalls } from './tours/tours.ts'
import { weighInDayCalls } from './weigh-in/weigh-in-day.ts'
import { weighInCalls } from './weigh-in/weigh-ins.ts'

/** Every call of the product by family. The map, the OpenAPI document and the route check read this. */
export const api = {
  auth: { area: 'people', calls: { ...authCalls, ...signUpCalls, ...secondFactorCalls, ...passkeyCalls } },
  users: { area: 'people', calls: { ...userCalls, ...usersAtOnceCalls, ...personalDataCalls } },
  'angler-merges': { area: 'people', calls: anglerMergeCalls },
  'user-profiles': { area: 'people', calls: userProfileCalls },
  profiles: { area: 'people', calls: profileCalls },
  'director-settings': { area: 'people', calls: directorSettingsCalls },
  'director-themes': { area: 'people', calls: directorThemeCalls },
  'staff-members': { area: 'people', calls: staffMemberCalls },
  'staff-invitations': { area: 'people', calls: staffInvitationCalls },
  'co-director-invitations': { area: 'people', calls: coDirectorInvitationCalls },
  tours: { area: 'tours', calls: tourCalls },
  'tour-settings': { area: 'tours', calls: tourSettingsCalls },
  divisions: { area: 'tours', calls: divisionCalls },
  seasons: { area: 'tours', calls: seasonCalls },
  'season-teams': { area: 'tours', calls: seasonTeamCalls },
  memberships: { area: 'tours', calls: membershipCalls },
  tournaments: { area: 'tournaments', calls: tournamentCalls },
  'tournament-flights': { area: 'tournaments', calls: tournamentFlightCalls },
  'tournament-interactions': { area: 'tournaments', calls: tournamentInteractionCalls },
  'calendar-events': { area: 'tournaments', calls: calendarEventCalls },
  groups: { area: 'tournaments', calls: groupCalls },
  species: { area: 'tournaments', calls: speciesCalls },
  'tournament-entries': { area: 'registration', calls: { ...tournamentEntryCalls, ...ownPotCalls, ...withdrawalCalls } },
  'tournament-pre-registrations': { area: 'registration', calls: preRegistrationCalls },
  'waiver-acceptances': { area: 'registration', calls: waiverAcceptanceCalls },
  teams: { area: 'registration', calls: teamCalls },
  'entry-invoices': { area: 'registration', calls: entryInvoiceCalls },
  'weigh-ins': { area: 'weigh-in', calls: weighInCalls },
  'weigh-in-day': { area: 'weigh-in', calls: weighInDayCalls },
  'tournament-results': { area: 'results', calls: tournamentResultCalls },
  'event-files': { area: 'results', calls: eventFileCalls },
  'season-event-point-distributions': { area: 'results', calls: seasonEventPointDistributionCalls },
  'season-standings': { area: 'results', calls: seasonStandingCalls },
  'payout-structures': { area: 'payouts', calls: payoutStructureCalls },
  'payout-percentages': { area: 'payouts', calls: payoutPercentageCalls },
  'tournament-side-bigfish-pots': { area: 'payouts', calls: tournamentSideBigfishPotCalls },
  calcuttas: { area: 'payouts', calls: calcuttaCalls },
  'tournament-raffles': { area: 'payouts', calls: tournamentRaffleCalls },
  'tournament-raffle-entries': { area: 'payouts', calls: tournamentRaffleEntryCalls },
  payments: { area: 'payments', calls: { ...paymentCalls, ...winningsCalls } },
  accounts: { area: 'payments', calls: accountCalls },
  'credit-transactions': { area: 'payments', calls: creditTransactionCalls },
  'director-credit-banks': { area: 'payments', calls: directorCreditBankCalls },
  money: { area: 'payments', calls: { ...moneyCalls, ...moneyYearCalls, ...receiptCalls, ...memberMoneyCalls, ...myPaymentCalls } },
  'platform-invoices': { area: 'payments', calls: platformInvoiceCalls },
  coupons: { area: 'payments', calls: couponCalls },
  stripe: { area: 'payments', calls: stripeCalls },
  subscriptions: { area: 'subscriptions', calls: subscriptionCalls },
  'subscription-levels': { area: 'subscriptions', calls: subscriptionLevelCalls },
  'subscription-features': { area: 'subscriptions', calls: subscriptionFeatureCalls },
  'subscription-codes': { area: 'subscriptions', calls: subscriptionCodeCalls },
  licenses: { area: 'subscriptions', calls: licenseCalls },
  plans: { area: 'subscriptions', calls: planCalls },
  sponsors: { area: 'sponsors', calls: sponsorCalls },
  'sponsor-settings': { area: 'sponsors', calls: sponsorSettingsCalls },
  advertisers: { area: 'sponsors', calls: advertiserCalls },
  'advertisement-interactions': { area: 'sponsors', calls: advertisementInteractionCalls },
  messages: { area: 'messaging', calls: { ...messageCalls, ...composeCalls, ...mailCalls } },
  organizers: { area: 'messaging', calls: organizerCalls },
  'calendar-feeds': { area: 'tournaments', calls: calendarFeedCalls },
  'message-choices': { area: 'messaging', calls: messageChoiceCalls },
  'push-subscriptions': { area: 'messaging', calls: pushSubscriptionCalls },
  sms: { area: 'messaging', calls: smsCalls },
  'outgoing-messages': { area: 'messaging', calls: outgoingMessageCalls },
  outbox: { area: 'messaging', calls: outboxCalls },
  documents: { area: 'content', calls: documentCalls },
  uploader: { area: 'content', calls: uploaderCalls },
  files: { area: 'content', calls: fileCalls },
  'image-strings': { area: 'content', calls: imageStringCalls },
  'topic-sections': { area: 'content', calls: topicSectionCalls },
  'topic-pages': { area: 'content', calls: topicPageCalls },
  tutorials: { area: 'content', calls: tutorialCalls },
  events: { area: 'realtime', calls: eventCalls },
  sync: { area: 'sync', calls: syncCalls },
  questions: { area: 'sync', calls: questionCalls },
  audit: { area: 'system', calls: auditCalls },
  'security-events': { area: 'system', calls: securityEventCalls },
  'admin-settings': { area: 'system', calls: adminSettingCalls },
  'broken-pages': { area: 'system', calls: brokenPageCalls },
  'dev-notifier': { area: 'system', calls: devNotifierCalls },
  'kpi-reports': { area: 'system', calls: kpiReportCalls },
} satisfies Record<string, { area: string; calls: Record<string, AnyEndpoint> }>
