import { bagFrom } from '#features/weigh-in/bag/index.ts'
import { weighsOneFish } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { type DeviceBag, savedBagOf } from '../kept-bags/device-bags.ts'
import { type BagSession, newSession } from './use-bag-session.ts'

/** A bag that was refused is put on the scale again, with all that was said of it: one more bag stays one more. Kept until that one is. */
export function typedAgain(bag: DeviceBag, { tournament, unit }: Pick<StationData, 'tournament' | 'unit'>): BagSession {
  const { entry, day, additional, reason } = bag.body
  const periodIndex = bag.body.periodIndex ?? undefined
  const start = { unit, fishLimit: tournament.settings.weight?.fishLimit, oneFish: weighsOneFish(tournament) }
  const replaces = bag.opId ? { opId: bag.opId, id: bag.weighIn } : undefined
  return newSession({ entry, day, additional, periodIndex, replaces, bag: { ...bagFrom(savedBagOf(bag), start), lateReason: reason } })
}
