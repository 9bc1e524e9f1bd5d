import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { GrayImage } from '@ramplight/domain/paper-sheet/gray-image'
import { fillSheet, type Meant } from '@ramplight/domain/testing/paper/fill-sheet'
import { anyShot, photograph } from '@ramplight/domain/testing/paper/photograph'
import { seeded } from '@ramplight/domain/testing/paper/seeded'
import { printSheet } from '@ramplight/domain/testing/paper/sheet-on-paper'
import { sheetKindOf } from '#platform/values/sheet-kind.ts'
import { scaleSheets } from '../../draw/scale-sheets.ts'

type Of = { tournament: Tournament; entries: readonly TournamentEntry[]; page: number }

/** A printed page, filled in as `meant` and photographed while it lies on its head. */
export function aSheetPhoto({ tournament, entries, page }: Of, meant: readonly Meant[]): GrayImage {
  const chance = seeded(11)
  const kind = sheetKindOf(tournament)!
  const paper = printSheet(scaleSheets({ tournament, entries, day: 0, kind }).pages![page]!)
  fillSheet(paper, kind, meant, chance, 0)
  return photograph(paper, { ...anyShot(chance), angle: 12, isHeadDown: true, size: 1500 }, chance)
}
