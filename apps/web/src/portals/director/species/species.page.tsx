import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const SpeciesPage = () => <EmptyState text="Species" />
