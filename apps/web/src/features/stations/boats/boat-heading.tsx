import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { ActionMenu } from '@ramplight/ui/parts/action-menu.tsx'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconX } from '@tabler/icons-react'
import type { Place } from '#features/weigh-in/bag/index.ts'
import { placeText } from '#features/weigh-in/bag/index.ts'
import { fullNames, shortNames } from '#platform/values/entry-name.ts'
import type { Due } from '#platform/values/event-time.ts'
import { type EntryUnit, writeWeight } from '#platform/values/typed-weight.ts'
import { t } from './boats.texts.ts'

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
    day > 0 || before.carried > 0 ? t('boatHeading.dayHad', { day: day + 1, weight: writeWeight(before.carried, unit) }) : null,
    before.weighedDays > 0 ? t('boatHeading.nowPlace', { place: placeText(before) }) : null,
    due ? t('boatHeading.dueAt', { time: writeWallClock(due.dueTime) }) : null,
    entry.bump?.day === day && entry.bump.bag ? t('boatHeading.bag', { bag: entry.bump.bag }) : null,
  ]
  return (
    <header className="rl-boat-heading">
      <span className="rl-boat-heading__number">{entry.boatNumber ?? '—'}</span>
      <div>
        <h2>{phone ? shortNames(entry) : fullNames(entry)}</h2>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <ActionMenu actions={more} label={t('boatHeading.moreForThisBag')} />
      <IconButton icon={IconX} label={t('boatHeading.anotherBoat')} onClick={onLeave} size="xl" iconSize={26} />
    </header>
  )
}
