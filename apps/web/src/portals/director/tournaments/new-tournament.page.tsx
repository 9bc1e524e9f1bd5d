import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const NewTournamentPage = () => <EmptyState text="New" />
