import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const SeasonPage = () => <EmptyState text="Season" />
