import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { allLevelsQuery, SubscriptionTable, syncAllSubscriptions } from '#features/payments/subscriptions/index.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from '../sys-admin.texts.ts'

/** Who has subscribed to what. */
export function SystemSubscriptionsPage() {
  const { data: levels = [] } = useQuery(allLevelsQuery())
  const syncing = useAction({ work: syncAllSubscriptions })
  return (
    <Page>
      <PageHeader
        title={t('subscriptions.title')}
        meta={t('subscriptions.about')}
        secondary={[{ label: t('subscriptions.syncAll'), icon: IconRefresh, loading: syncing.running, onClick: () => syncing.run() }]}
      />
      <SubscriptionTable levels={levels} />
    </Page>
  )
}
