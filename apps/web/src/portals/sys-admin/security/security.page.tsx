import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { SecurityTable, securityEventsQuery } from '#features/system/security-events/index.ts'
import { ListFailed } from '#platform/list-failed.tsx'

export function SecurityPage() {
  const events = useQuery(securityEventsQuery())
  return (
    <Page>
      <PageHeader
        title="Security"
        meta="Who tried to get in, whose password or email changed, who acted as somebody. The newest 500 of 180 days."
      />
      <ListFailed query={events} what="security events">
        <SecurityTable events={events.data ?? []} loading={events.isPending} />
      </ListFailed>
    </Page>
  )
}
