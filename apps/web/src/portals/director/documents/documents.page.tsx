import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { DocumentTable } from '#features/content/documents/index.ts'
import { t } from './documents.texts.ts'

export function DocumentsPage() {
  return (
    <Page>
      <PageHeader title={t('documents.title')} meta={t('documents.about')} />
      <DocumentTable />
    </Page>
  )
}
