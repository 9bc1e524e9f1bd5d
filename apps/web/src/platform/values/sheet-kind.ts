import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { SheetKind } from '@ramplight/domain/paper-sheet/sheet-layout'
import { unitOf } from './typed-weight.ts'

/** Which columns a paper sheet of an event has: how it is weighed, and whether one fish at a time. */
export const sheetKindOf = ({ settings }: Pick<Tournament, 'settings'>): SheetKind => ({
  unit: unitOf(settings.weight),
  oneFish: settings.weighInMode === 'big-bass',
})
