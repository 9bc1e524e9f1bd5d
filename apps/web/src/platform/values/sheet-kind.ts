import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { SheetKind } from '@ramplight/domain/paper-sheet/sheet-layout'
import { unitOf } from './typed-weight.ts'

/**
 * Which columns a paper sheet of an event has: how it is weighed, and whether one fish at a time. Null where fish are measured: the boxes
 * of a sheet are for one weight of a boat, not for the length of each fish.
 */
export function sheetKindOf({ settings }: Pick<Tournament, 'settings'>): SheetKind | null {
  const unit = unitOf(settings.weight)
  return unit === 'in' ? null : { unit, oneFish: settings.weighInMode === 'big-bass' }
}
