import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { ActionMenu, type UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconX } from '@tabler/icons-react'
import type { Place } from '#features/weigh-in/bag/index.ts'
import { placeText } from '#features/weigh-in/bag/index.ts'
import { fullNames, shortNames } from '#platform/values/entry-name.ts'
import type { Due } from '#platform/values/event-time.ts'
import { type EntryUnit, writeWeight } from '#platform/values/typed-weight.ts'

type BoatHeadingProps = {
  entry: TournamentEntry
  day: number
  before: Place
  due: Due | null
  unit: EntryUnit
  onLeave: () => void
  more?: readonly UiAction[]
}

/** Who is on the scale, and how they stood. */
export function BoatHeading({ entry, day, before, due, unit, onLeave, more = [] }: BoatHeadingProps) {
  const phone = useIsPhone()
  const facts = [
    day > 0 || before.carried > 0 ? `Day ${day + 1}, had ${writeWeight(before.carried, unit)}` : null,
    before.weighedDays > 0 ? `now ${placeText(before)}` : null,
    due ? `due ${writeWallClock(due.dueTime)}` : null,
    entry.bump?.day === day && entry.bump.bag ? `bag ${entry.bump.bag}` : null,
  ]
  return (
    <header className="rl-boat-heading">
      <span className="rl-boat-heading__number">{entry.boatNumber ?? '–'}</span>
      <div>
        <h2>{phone ? shortNames(entry) : fullNames(entry)}</h2>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <ActionMenu actions={more} label="More for this bag" />
      <IconButton icon={IconX} label="Another boat" onClick={onLeave} size="xl" iconSize={26} />
    </header>
  )
}
