import type { WeightFormat } from '@ramplight/domain/scoring/format-weight'
import { useStoredState } from '@ramplight/ui/values/stored-state'

/** How this device shows weights that were weighed in pounds: as the event does, or always in one way. Kilograms and inches stay what they are. */
export const OWN_UNITS = ['event', 'lb-oz', 'decimal-lb'] as const
export type OwnUnits = (typeof OWN_UNITS)[number]

const PLACE = 'rl-weights'
const POUNDS: readonly WeightFormat[] = ['lb-oz', 'decimal-lb']
const known = (kept: unknown): OwnUnits => OWN_UNITS.find((one) => one === kept) ?? 'event'

/** The form in which an event is shown to who has chosen. Only the form: a weight in pounds is the same weight in both. */
export const inOwnUnits = (event: WeightFormat, own: OwnUnits): WeightFormat => (own !== 'event' && POUNDS.includes(event) ? own : event)

export function useOwnUnits(): { own: OwnUnits; choose: (own: OwnUnits) => void } {
  const [own, choose] = useStoredState<OwnUnits>(PLACE, 'event')
  return { own: known(own), choose }
}

/** A board as this device shows it. */
export const boardIn = <B extends { tournament: { display: WeightFormat } }>(board: B, own: OwnUnits): B => ({
  ...board,
  tournament: { ...board.tournament, display: inOwnUnits(board.tournament.display, own) },
})
