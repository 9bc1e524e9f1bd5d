import { roomVerdict } from '@ramplight/domain/subscriptions/levels'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { useQuery } from '@tanstack/react-query'
import { useOnline } from '#platform/use-online.ts'
import { roomQuery } from './plans.queries.ts'
import { t } from './plans.texts.ts'

/** From this part of the limit on, the way to the levels is shown. */
const NEARLY = 0.8

/** How many anglers the level takes, and how many there are. Says nothing where there is no limit, and without a network. */
export function RoomNote({ tournament, className }: { tournament: string; className?: string }) {
  const online = useOnline()
  const { data: room } = useQuery({ ...roomQuery(tournament), enabled: online, retry: false })
  if (!room?.limit) return null
  const { tier, limit, registrants } = room
  const isOver = roomVerdict(room, 0) !== 'free' && registrants > limit
  return (
    <p className={className}>
      {t(isOver ? 'room.over' : 'room.note', { registrants: writeNumber(registrants), limit: writeNumber(limit), tier })}
      {registrants >= limit * NEARLY && (
        <>
          {' · '}
          <UiLink href="/director/subscriptions/upgrade" className="rl-link-button">
            {t('room.levels')}
          </UiLink>
        </>
      )}
    </p>
  )
}
