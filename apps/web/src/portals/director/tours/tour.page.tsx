import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const TourPage = () => <EmptyState text="Tour" />
