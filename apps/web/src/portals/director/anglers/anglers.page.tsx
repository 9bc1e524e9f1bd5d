import { EmptyState } from '@ramplight/ui/empty-state.tsx'

export const AnglersPage = () => <EmptyState text="Anglers" />
