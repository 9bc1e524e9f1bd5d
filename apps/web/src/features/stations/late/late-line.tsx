import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconClock } from '@tabler/icons-react'
import type { Bag } from '#features/weigh-in/bag/index.ts'
import { t } from './late.texts.ts'

/** `isUnproven`: the clock was set; nobody is late by it before a person has said so. */
type LateLineProps = { bag: Bag; byClock: number; isUnproven: boolean; onLate: () => void }

/** On a tablet lateness is one line; on a phone it is a tile. */
export function LateLine({ bag, byClock, isUnproven, onLate }: LateLineProps) {
  const phone = useIsPhone()
  if (phone) return null
  const isOff = bag.late === 0 && byClock > 0
  return (
    <button type="button" className="rl-late-line" data-tone={bag.late > 0 ? 'amber' : undefined} aria-keyshortcuts="l" onClick={onLate}>
      <IconClock size={22} stroke={2} aria-hidden />
      <b>{bag.late === 0 ? t('lateLine.onTime') : t('lateLine.minLate', { minutes: bag.late })}</b>
      <span>
        {bag.late > 0 || bag.lateFrom !== 'clock'
          ? t(`lateLine.source.${isUnproven ? 'unproven' : bag.lateFrom}`)
          : isOff
            ? t('lateLine.minPastByClock', { minutes: byClock })
            : ''}
      </span>
      <u>{t('lateLine.adjust')}</u>
    </button>
  )
}
