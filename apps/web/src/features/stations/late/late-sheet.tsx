import { Button } from '@mantine/core'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import type { Due } from '#platform/values/event-time.ts'
import { t } from './late.texts.ts'
import { MinutesLate } from './minutes-late.tsx'

type LateSheetProps = {
  opened: boolean
  onClose: () => void
  minutes: number
  byClock: number
  due: Due | null
  onChange: (minutes: number, from: 'clock' | 'hand') => void
  /** Boats stand in line long after they came in: then the clock says nothing about them. */
  byHand: boolean
  onByHand: (byHand: boolean) => void
}

/** How late a boat was, and whether the clock of the station may say so. */
export function LateSheet({ opened, onClose, minutes, byClock, due, onChange, byHand, onByHand }: LateSheetProps) {
  return (
    <SideSheet
      opened={opened}
      onClose={onClose}
      title={t('lateSheet.minutesLate')}
      subtitle={
        due
          ? t('lateSheet.dueAt', {
              time: writeWallClock(due.dueTime),
              timezone: due.zone.word,
              lateness: byClock > 0 ? t('lateSheet.byClockMinPast', { minutes: byClock }) : t('lateSheet.byClockInTime'),
            })
          : t('lateSheet.noDueTime')
      }
      footer={<Button onClick={onClose}>{t('lateSheet.done')}</Button>}
    >
      <div className="rl-late">
        <MinutesLate minutes={minutes} byClock={byClock} onChange={(next) => onChange(next, next === byClock ? 'clock' : 'hand')} />
      </div>
      <FlagField
        checked={byHand}
        onChange={(event) => onByHand(event.currentTarget.checked)}
        label={t('lateSheet.boatsAreWaiting')}
        description={t('lateSheet.clockMarksNobodyLate')}
        size="md"
      />
    </SideSheet>
  )
}
