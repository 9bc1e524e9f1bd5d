import { Page } from '@ramplight/ui/frame/page.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconMapOff } from '@tabler/icons-react'

export function NotFoundPage() {
  return (
    <Page>
      <h1 className="rl-sr-only">Not found</h1>
      <EmptyState icon={IconMapOff} text="There is nothing at this address." action={{ label: 'Go to the start', href: '/' }} />
    </Page>
  )
}
