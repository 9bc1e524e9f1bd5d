import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { SubscriptionTable, levelAdminTexts as t } from '#features/payments/level-admin/index.ts'
import { LevelTabs } from './level-tabs.tsx'

export const SubscriptionsPage = () => (
  <Page>
    <PageHeader title={t('subscriptions.title')} meta={t('subscriptions.about')} tabs={<LevelTabs now="subscriptions" />} />
    <SubscriptionTable />
  </Page>
)
