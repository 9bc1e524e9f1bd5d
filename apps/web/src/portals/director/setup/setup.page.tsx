import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const SetupPage = () => <EmptyState text="Setup" />
