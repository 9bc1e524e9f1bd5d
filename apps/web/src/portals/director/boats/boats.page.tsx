import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const BoatsPage = () => <EmptyState text="Boat numbers are on their way." />
