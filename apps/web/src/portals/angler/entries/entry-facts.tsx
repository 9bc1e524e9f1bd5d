import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { fullName } from '@ramplight/domain/registration/full-name'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { FactList } from '@ramplight/ui/parts/fact-list.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { fullNames } from '#platform/values/entry-name.ts'
import { t } from '../angler.texts.ts'

type Props = { entry: TournamentEntry; tournament: Tournament; flight: TournamentFlight | null }

/** Boat, flight, times, and who is in the boat. */
export function EntryFacts({ entry, tournament, flight }: Props) {
  const nameOf = (id: string | null | undefined) => {
    const found = entry.anglers.find(({ _id }) => _id === id)
    return found ? fullName(found) : null
  }
  const { timezone } = tournament
  const facts: [string, string | null][] = [
    [t('entry.boat'), entry.boatNumber == null ? t('entry.notDrawn') : String(entry.boatNumber)],
    [t('entry.flight'), flight?.name ?? null],
    [t('entry.launch'), `${writeWallClock(flight?.startTime ?? tournament.startTime)} ${timezone}`],
    [t('entry.dueBack'), `${writeWallClock(flight?.dueTime ?? tournament.endTime)} ${timezone}`],
    [t('entry.crew'), fullNames(entry)],
    [t('entry.captain'), nameOf(entry.boatCaptain)],
    [t('entry.sub'), nameOf(entry.sub)],
    [t('entry.groups'), entry.groups.join(', ') || null],
  ]
  return (
    <Section title={t('entry.facts')}>
      <FactList facts={facts} />
    </Section>
  )
}
