import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const SeasonsPage = () => <EmptyState text="Seasons" />
