import type { TournamentField } from '#platform/labels/labels.ts'
import { type SectionProps, shownIn } from './section-props.ts'

/** What a section needs before the day; one of a group is enough. Sections that a tournament can do without have no ring. */
const NEEDED: Record<string, readonly (readonly TournamentField[])[]> = {
  basic: [['name'], ['tour'], ['tournamentDates'], ['startTime'], ['endTime'], ['location'], ['landing'], ['city'], ['state'], ['zip']],
  fees: [
    ['entryFee'],
    ['settings.payout.oneIn', 'settings.payout.placesPaid', 'settings.payout.customPayouts', 'settings.payout.placesByFieldSize'],
  ],
  scoring: [['settings.weight.fishLimit'], ['settings.weight.display'], ['settings.weighInMode']],
  points: [['settings.pointsScoring.system']],
  boats: [['settings.flightOptions.boatNumberMode'], ['settings.flightOptions.flights']],
}

const isSaid = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value != null && value !== '')

/** How much of a section is said, 0 to 1, with what is done while nothing is set; undefined for one that needs nothing. */
export function completeOf(section: string, form: SectionProps['form']): number | undefined {
  const needed = NEEDED[section]
  if (!needed) return undefined
  return needed.filter((group) => group.some((path) => isSaid(shownIn(form, path)))).length / needed.length
}
