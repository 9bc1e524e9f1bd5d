import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const TournamentsPage = () => <EmptyState text="Tournaments" />
