import type { AnyRoute } from '@tanstack/react-router'
import { movedRoute } from '#platform/moved-route.ts'
import { pageRoute } from '#platform/page-route.ts'

/** The pages of this portal. */
export const sysAdminRoutes = <P extends AnyRoute>(parent: P) =>
  [
    pageRoute(parent, '/', () => import('./users/users.page.tsx'), 'UsersPage'),
    // What a tournament, a tour and a season say to everybody (1 §2).
    ...(['tournaments', 'tours', 'seasons'] as const).map((kind) => movedRoute(parent, `${kind}/$id`, ({ id }) => `/${kind}/${id}`)),
    pageRoute(parent, 'merge', () => import('./users/merge.page.tsx'), 'MergeUsersPage'),
    pageRoute(parent, 'messages', () => import('./messages/messages.page.tsx'), 'MessagesPage'),
    pageRoute(parent, 'notices', () => import('./notices/notices.page.tsx'), 'NoticesPage'),
    pageRoute(parent, 'settings/general-settings', () => import('./general-settings/general-settings.page.tsx'), 'GeneralSettingsPage'),
    pageRoute(parent, 'settings/sms-campaign-numbers', () => import('./sms-numbers/sms-numbers.page.tsx'), 'SmsNumbersPage'),
    pageRoute(parent, 'payments', () => import('./payments/payments.page.tsx'), 'SystemPaymentsPage'),
    pageRoute(parent, 'payments/book', () => import('./payments/book.page.tsx'), 'PlatformBookPage'),
    pageRoute(parent, 'advertisers', () => import('./advertisers/advertisers.page.tsx'), 'AdvertisersPage'),
    pageRoute(parent, 'credits', () => import('./credits/credits.page.tsx'), 'SystemCreditsPage'),
    pageRoute(parent, 'credits/$id', () => import('./credits/bank.page.tsx'), 'CreditBankPage'),
    pageRoute(parent, 'subscriptions', () => import('./subscriptions/subscriptions.page.tsx'), 'SystemSubscriptionsPage'),
    pageRoute(parent, 'subscription-levels', () => import('./levels/levels.page.tsx'), 'SubscriptionLevelsPage'),
    pageRoute(parent, 'subscription-features', () => import('./features/features.page.tsx'), 'SubscriptionFeaturesPage'),
    pageRoute(parent, 'subscription-features/codes', () => import('./features/codes.page.tsx'), 'SubscriptionCodesPage'),
    pageRoute(parent, 'security', () => import('./security/security.page.tsx'), 'SecurityPage'),
    pageRoute(parent, 'broken-pages', () => import('./broken-pages/broken-pages.page.tsx'), 'BrokenPagesPage'),
    pageRoute(parent, 'kpi-reports', () => import('./reports/kpi-reports.page.tsx'), 'KpiReportsPage'),
    pageRoute(parent, 'scheduler/list', () => import('./reports/scheduler.page.tsx'), 'SchedulerPage'),
    pageRoute(parent, 'help-topics', () => import('./help/topics.page.tsx'), 'HelpTopicsPage'),
    pageRoute(parent, 'tutorials', () => import('./help/tutorials.page.tsx'), 'TutorialsPage'),
    pageRoute(parent, 'species', () => import('./species/species.page.tsx'), 'SystemSpeciesPage'),
  ] as const
