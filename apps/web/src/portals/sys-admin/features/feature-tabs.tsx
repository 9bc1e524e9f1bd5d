import { PageTabs } from '@ramplight/ui/frame/page-tabs.tsx'
import { t } from '../sys-admin.texts.ts'

/** What levels have, and the codes that open one. */
export const FeatureTabs = ({ active }: { active: 'features' | 'codes' }) => (
  <PageTabs
    label={t('features.tabs')}
    tabs={[
      { label: t('features.features'), href: '/sys-admin/subscription-features', active: active === 'features' },
      { label: t('features.codes'), href: '/sys-admin/subscription-features/codes', active: active === 'codes' },
    ]}
  />
)
