import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const EntriesPage = () => <EmptyState text="Entries are on their way." />
