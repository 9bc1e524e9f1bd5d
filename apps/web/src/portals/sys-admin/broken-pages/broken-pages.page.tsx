import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { BrokenPageTable, brokenPagesQuery } from '#features/system/broken-pages/index.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { t } from '../sys-admin.texts.ts'

/** What broke on screens: each cause with how often, where and in which build. */
export function BrokenPagesPage() {
  const broken = useQuery(brokenPagesQuery())
  return (
    <Page>
      <PageHeader title={t('brokenPages.title')} meta={t('brokenPages.about')} />
      <ListFailed query={broken} what={t('brokenPages.noun')}>
        <BrokenPageTable pages={broken.data ?? []} loading={broken.isPending} />
      </ListFailed>
    </Page>
  )
}
