import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const PaymentsPage = () => <EmptyState text="Payments" />
