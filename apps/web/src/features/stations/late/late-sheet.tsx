import { Button, Switch } from '@mantine/core'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import type { Due } from '#platform/values/event-time.ts'
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
      title="Minutes late"
      subtitle={
        due
          ? `Due ${writeWallClock(due.dueTime)} ${due.timezone}. ${byClock > 0 ? `By the clock it is ${byClock} min past.` : 'By the clock it is in time.'}`
          : 'This boat has no due time.'
      }
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="rl-late">
        <MinutesLate minutes={minutes} byClock={byClock} onChange={(next) => onChange(next, next === byClock ? 'clock' : 'hand')} />
      </div>
      <Switch
        checked={byHand}
        onChange={(event) => onByHand(event.currentTarget.checked)}
        label="Boats are waiting in line"
        description="The clock marks nobody late for the rest of today. Set the minutes by hand where needed."
        size="md"
      />
    </SideSheet>
  )
}
