import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { fullName, shortName } from '@ramplight/domain/registration/full-name'
import { t } from './values.texts.ts'

type Named = Pick<TournamentEntry, 'anglers'>
type Numbered = Named & Pick<TournamentEntry, 'boatNumber'>

const BETWEEN = ' · '

/** `Jo Reyes · Minh Tran` */
export const fullNames = ({ anglers }: Named): string => anglers.map(fullName).join(BETWEEN) || t('entryName.noAngler')

/** `J. Reyes · M. Tran`: never less than the surname. */
export const shortNames = ({ anglers }: Named): string => anglers.map(shortName).join(BETWEEN) || t('entryName.noAngler')

/** `12 J. Reyes · M. Tran`, or only the names before the draw. */
export const boatName = (entry: Numbered): string => [entry.boatNumber, shortNames(entry)].filter((part) => part != null).join(' ')

/** `boat 12 (J. Reyes · M. Tran)` inside a sentence, `Boat 12 …` at its start. */
export const boatInWords = (entry: Numbered, isStart = false): string =>
  entry.boatNumber == null
    ? shortNames(entry)
    : t(isStart ? 'entryName.boat' : 'entryName.boatInSentence', { number: String(entry.boatNumber), anglers: shortNames(entry) })

/** Numbered boats in order, then the others by name. */
export function byBoat(a: Numbered, b: Numbered): number {
  if (a.boatNumber != null && b.boatNumber != null) return a.boatNumber - b.boatNumber
  if (a.boatNumber == null && b.boatNumber == null) return shortNames(a).localeCompare(shortNames(b))
  return a.boatNumber == null ? 1 : -1
}
