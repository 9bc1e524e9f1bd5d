import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { activePots } from '@ramplight/domain/payouts/pot-participants'
import { chosenPots, withPots } from '@ramplight/domain/registration/choose-pots'
import { t } from './tournament-entries.texts.ts'

export type PotKind = 'big' | 'side'
export type OfferedPot = { id: string; kind: PotKind; name: string; fee: Cents; included: boolean }
type Bought = Pick<TournamentEntry, 'users' | 'inBigFishPot' | 'inSidePot' | 'sidePotBigFishEntries'>
type Offer = Pick<Tournament, 'settings' | 'bigfishpots' | 'sidepots'>

const potKinds = () =>
  ({
    bigFishPot: { kind: 'big', name: t('entryPots.bigFish') },
    sidePot: { kind: 'side', name: t('entryPots.sidePot') },
  }) as const

/** What a boat can buy into: the pots that are paid out, and no other. */
export const offeredPots = (tournament: Offer): OfferedPot[] =>
  activePots({ _id: '', ...tournament }).map(({ pot, kind }) => ({
    id: pot._id,
    kind: potKinds()[kind].kind,
    name: pot.name ?? potKinds()[kind].name,
    fee: pot.entryFee ?? 0,
    included: pot.includedInEntryFee === true,
  }))

const LIST = { big: 'bigFishPotIds', side: 'sidePotIds' } as const
const FLAG = { big: 'inBigFishPot', side: 'inSidePot' } as const

/** Rows name pots; an entry without any rows is in by its flag. */
export function isInPot(entry: Bought, pot: OfferedPot): boolean {
  if (pot.included) return true
  const rows = entry.sidePotBigFishEntries ?? []
  if (rows.length === 0) return entry[FLAG[pot.kind]] === true
  return rows.some((row) => row[LIST[pot.kind]].includes(pot.id))
}

/** In or out of one pot; who bought into the others, and how often, stays as it is. */
export function withPot(tournament: Offer, entry: Bought, pot: OfferedPot, isIn: boolean): Partial<Bought> {
  const others = chosenPots(tournament, entry).filter((id) => id !== pot.id)
  return withPots(tournament, entry, isIn ? [...others, pot.id] : others)
}

/** `Big fish, Side pot` */
export const potNames = (entry: Bought, pots: readonly OfferedPot[]): string =>
  pots
    .filter((pot) => isInPot(entry, pot))
    .map(({ name }) => name)
    .join(', ')
