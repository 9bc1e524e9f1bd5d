import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const TodayPage = () => <EmptyState text="Today" />
