import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { PlatformBookView } from '#features/payments/platform-book/index.ts'
import { t } from '../sys-admin.texts.ts'

/** The platform's own money, by month and kind. */
export const PlatformBookPage = () => (
  <Page width="form">
    <PageHeader
      title={t('book.title')}
      meta={t('book.about')}
      crumbs={[{ label: t('fees.title'), href: '/sys-admin/payments' }, { label: t('book.title') }]}
    />
    <PlatformBookView />
  </Page>
)
