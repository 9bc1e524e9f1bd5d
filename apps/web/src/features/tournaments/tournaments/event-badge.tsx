import { isLive, statusForAnglers, type TournamentStatus } from '@ramplight/domain/tournament/statuses'
import { LiveBadge, StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'

type Props = {
  event: { status: TournamentStatus; cancelled?: boolean | null | undefined; registrationClosesAt?: string | null | undefined }
}

/** Where a tournament is, for those who follow it: Live while it is on the water, else the word of its status. */
export const EventBadge = ({ event }: Props) =>
  isLive(event) ? <LiveBadge /> : <StatusBadge word={statusForAnglers(event, new Date().toISOString())} />
