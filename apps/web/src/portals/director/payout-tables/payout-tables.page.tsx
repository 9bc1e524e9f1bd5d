import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const PayoutTablesPage = () => <EmptyState text="Payout tables" />
