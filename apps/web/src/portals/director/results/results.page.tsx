import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const ResultsPage = () => <EmptyState text="Results are on their way." />
