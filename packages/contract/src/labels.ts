import { documentLabels } from './content/documents.labels.ts'
import { topicPageLabels } from './content/topic-pages.labels.ts'
import { topicSectionLabels } from './content/topic-sections.labels.ts'
import { tutorialLabels } from './content/tutorials.labels.ts'
import { type Labels, pathInWords } from './kernel/labels.ts'
import { accountLabels } from './payments/accounts.labels.ts'
import { couponLabels } from './payments/coupons.labels.ts'
import { creditLabels } from './payments/credit-transactions.labels.ts'
import { moneyLabels } from './payments/money.labels.ts'
import { paymentLabels } from './payments/payments.labels.ts'
import { calcuttaLabels } from './payouts/calcuttas.labels.ts'
import { payoutStructureLabels } from './payouts/payout-structures.labels.ts'
import { raffleEntryLabels } from './payouts/tournament-raffle-entries.labels.ts'
import { raffleLabels } from './payouts/tournament-raffles.labels.ts'
import { directorSettingsLabels } from './people/director-settings.labels.ts'
import { directorThemeLabels } from './people/director-themes.labels.ts'
import { staffMemberLabels } from './people/staff-members.labels.ts'
import { userLabels } from './people/users.labels.ts'
import { teamLabels } from './registration/teams.labels.ts'
import { entryLabels } from './registration/tournament-entries.labels.ts'
import { preRegistrationLabels } from './registration/tournament-pre-registrations.labels.ts'
import { pointLabels } from './results/season-event-point-distributions.labels.ts'
import type { Family } from './shown-in.ts'
import { advertiserLabels } from './sponsors/advertisers.labels.ts'
import { sponsorLabels } from './sponsors/sponsors.labels.ts'
import { subscriptionCodeLabels } from './subscriptions/subscription-codes.labels.ts'
import { subscriptionFeatureLabels } from './subscriptions/subscription-features.labels.ts'
import { subscriptionLevelLabels } from './subscriptions/subscription-levels.labels.ts'
import { subscriptionLabels } from './subscriptions/subscriptions.labels.ts'
import type { SyncTable } from './sync/tables.ts'
import { calendarEventLabels } from './tournaments/calendar-events.labels.ts'
import { groupLabels } from './tournaments/groups.labels.ts'
import { speciesLabels } from './tournaments/species.labels.ts'
import { flightLabels } from './tournaments/tournament-flights.labels.ts'
import { tournamentLabels } from './tournaments/tournaments.labels.ts'
import { divisionLabels } from './tours/divisions.labels.ts'
import { membershipLabels } from './tours/memberships.labels.ts'
import { seasonTeamLabels } from './tours/season-teams.labels.ts'
import { seasonLabels } from './tours/seasons.labels.ts'
import { tourSettingsLabels } from './tours/tour-settings.labels.ts'
import { tourLabels } from './tours/tours.labels.ts'
import { weighInLabels } from './weigh-in/weigh-ins.labels.ts'

export type LabelledFamily = Family | SyncTable

/**
 * What the fields of each family are called: in forms, tables, the history, imports, refusals and the documentation. Here only;
 * a second language is one more table of the same keys.
 */
const LABELS: Partial<Record<LabelledFamily, Labels>> = {
  tours: tourLabels,
  'tour-settings': tourSettingsLabels,
  divisions: divisionLabels,
  seasons: seasonLabels,
  'season-teams': seasonTeamLabels,
  memberships: membershipLabels,
  users: userLabels,
  'director-settings': directorSettingsLabels,
  'staff-members': staffMemberLabels,
  'director-themes': directorThemeLabels,
  species: speciesLabels,
  tournaments: tournamentLabels,
  groups: groupLabels,
  'calendar-events': calendarEventLabels,
  'tournament-flights': flightLabels,
  teams: teamLabels,
  'tournament-pre-registrations': preRegistrationLabels,
  'tournament-entries': entryLabels,
  'weigh-ins': weighInLabels,
  'weigh-in-events': weighInLabels,
  'season-event-point-distributions': pointLabels,
  money: moneyLabels,
  accounts: accountLabels,
  payments: paymentLabels,
  coupons: couponLabels,
  'credit-transactions': creditLabels,
  subscriptions: subscriptionLabels,
  'subscription-levels': subscriptionLevelLabels,
  'subscription-features': subscriptionFeatureLabels,
  'subscription-codes': subscriptionCodeLabels,
  'payout-structures': payoutStructureLabels,
  calcuttas: calcuttaLabels,
  'tournament-raffles': raffleLabels,
  'tournament-raffle-entries': raffleEntryLabels,
  sponsors: sponsorLabels,
  advertisers: advertiserLabels,
  documents: documentLabels,
  'topic-sections': topicSectionLabels,
  'topic-pages': topicPageLabels,
  tutorials: tutorialLabels,
}

/** What the fields of a family are called; undefined for one that nobody reads on a screen. */
export const labelsOf = (family: LabelledFamily): Labels | undefined => LABELS[family]

/** `Fish limit`; a field without a name says itself in words. */
export const labelOf = (family: LabelledFamily, path: string): string => LABELS[family]?.[path] ?? pathInWords(path)
