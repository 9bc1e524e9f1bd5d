import { numberOfFlight } from '@ramplight/domain/tournament/flight-name'
import { t } from './values.texts.ts'

/** A flight as it reads in the language on the screen: one that nobody has named by its number, any other as it was typed. */
export function writeFlight(name: string): string {
  const number = numberOfFlight(name)
  return number === null ? name : t('flight', { number })
}
