import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { DirectorsSecondStep, SecurityTable, securityEventsQuery } from '#features/system/security-events/index.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { t } from './security.texts.ts'

export function SecurityPage() {
  const events = useQuery(securityEventsQuery())
  return (
    <Page>
      <PageHeader title={t('security.title')} meta={t('security.about')} />
      <DirectorsSecondStep />
      <ListFailed query={events} what={t('security.securityEventsNoun')}>
        <SecurityTable events={events.data ?? []} loading={events.isPending} />
      </ListFailed>
    </Page>
  )
}
