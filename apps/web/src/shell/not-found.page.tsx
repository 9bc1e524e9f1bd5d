import { EmptyState } from '@ramplight/ui/empty-state.tsx'
import { IconMapOff } from '@tabler/icons-react'

export function NotFoundPage() {
  return <EmptyState icon={IconMapOff} text="There is nothing at this address." action={{ label: 'Go to the start', href: '/' }} />
}
