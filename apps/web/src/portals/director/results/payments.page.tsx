import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const TournamentPaymentsPage = () => <EmptyState text="Payments are on their way." />
