import { PageTabs } from '@ramplight/ui/frame/page-tabs.tsx'
import { levelAdminTexts as t } from '#features/payments/level-admin/index.ts'

const TABS = {
  subscriptions: 'subscriptions',
  levels: 'subscription-levels',
  features: 'subscription-features',
  codes: 'subscription-codes',
} as const

/** Levels, their features, codes: each an address. */
export const LevelTabs = ({ now }: { now: keyof typeof TABS }) => (
  <PageTabs
    label={t('subscriptions.title')}
    tabs={(['subscriptions', 'levels', 'features', 'codes'] as const).map((tab) => ({
      label: t(`${tab}.tab`),
      href: `/sys-admin/${TABS[tab]}`,
      active: tab === now,
    }))}
  />
)
