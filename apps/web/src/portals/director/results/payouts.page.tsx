import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const PayoutsPage = () => <EmptyState text="Payouts are on their way." />
