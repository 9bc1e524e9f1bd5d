import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const HistoryPage = () => <EmptyState text="History" />
