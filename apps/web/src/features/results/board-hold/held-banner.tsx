import { Button } from '@mantine/core'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { writeClock, type Zone } from '@ramplight/ui/values/times'
import { IconEyeOff } from '@tabler/icons-react'
import { useBoardHold } from './board-hold.queries.ts'
import { t } from './board-hold.texts.ts'

/** A show takes less; a hold that is older may have been forgotten. */
const FORGOTTEN_MS = 45 * 60_000

/** Says to staff that the public sees less than they do, and ends it. Nothing while the board is not held. */
export function HeldBanner({ tournament, zone }: { tournament: string; zone: Zone | undefined }) {
  const { held, showAll, running } = useBoardHold(tournament)
  if (!held) return null
  const time = writeClock(held.since, zone)
  const isOld = Date.now() - Date.parse(held.since) > FORGOTTEN_MS
  return (
    <Banner
      tone={isOld ? 'red' : 'amber'}
      icon={IconEyeOff}
      actions={
        <Button size="compact-md" variant="default" loading={running} onClick={() => void showAll()}>
          {t('boardHold.showAll')}
        </Button>
      }
    >
      {held.left === null ? t('boardHold.heldAll', { time }) : t('boardHold.heldTop', { count: held.left, time })}
      {isOld && ` ${t('boardHold.forgotten')}`}
    </Banner>
  )
}
