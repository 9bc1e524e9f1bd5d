import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { NoticeTable, noticesQuery } from '#features/system/notices/index.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { t } from '../sys-admin.texts.ts'

/** What people wrote to us, and what broke on their screens. */
export function NoticesPage() {
  const notices = useQuery(noticesQuery())
  return (
    <Page>
      <PageHeader title={t('notices.title')} meta={t('notices.about')} />
      <ListFailed query={notices} what={t('notices.noun')}>
        <NoticeTable notices={notices.data ?? []} loading={notices.isPending} />
      </ListFailed>
    </Page>
  )
}
