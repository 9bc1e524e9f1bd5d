import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const OverviewPage = () => <EmptyState text="Overview" />
