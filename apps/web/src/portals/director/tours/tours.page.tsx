import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const ToursPage = () => <EmptyState text="Tours" />
