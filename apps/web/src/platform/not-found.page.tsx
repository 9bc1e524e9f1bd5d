import { EmptyState } from '@ramplight/ui/empty-state.tsx'
import { Page } from '@ramplight/ui/page.tsx'
import { IconMapOff } from '@tabler/icons-react'

export function NotFoundPage() {
  return (
    <Page>
      <h1 className="rl-sr-only">Not found</h1>
      <EmptyState icon={IconMapOff} text="There is nothing at this address." action={{ label: 'Go to the start', href: '/' }} />
    </Page>
  )
}
