import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { SheetPage } from '@ramplight/domain/paper-sheet/draw-sheet'
import { boatsProof, pagesOf, writeSheetCode } from '@ramplight/domain/paper-sheet/sheet-code'
import type { SheetKind } from '@ramplight/domain/paper-sheet/sheet-layout'
import encodeQR from 'qr'
import { eventSheet, type Paper } from '#features/print/index.ts'
import { byBoat, fullNames } from '#platform/values/entry-name.ts'
import { unitName } from '#platform/values/typed-weight.ts'
import { t } from './draw.texts.ts'

type Of = { tournament: Tournament; entries: readonly TournamentEntry[]; day: number }

/**
 * The sheets that are filled in when no tablet works, and read by a camera afterwards. All boats by their numbers, eight on a page;
 * the code of a page says which list it was, so a sheet of an older draw is noticed.
 */
export function scaleSheets({ tournament, entries, day, kind }: Of & { kind: SheetKind }): Paper {
  const pages = pagesOf([...entries].sort(byBoat))
  const days = tournament.tournamentDates.length
  const sheet = eventSheet(tournament, t('papers.scale'), days > 1 ? [t('papers.day', { day: day + 1 })] : [])
  return {
    ...sheet,
    tables: [],
    pages: pages.map((boats, page): SheetPage => {
      const proof = boatsProof(boats.map(({ _id }) => _id))
      const code = writeSheetCode({ kind, tournament: tournament._id, day, page, rows: boats.length, boats: proof })
      return {
        kind,
        title: tournament.name,
        subtitle: [sheet.subtitles.at(-1), t('papers.pageOf', { page: page + 1, pages: pages.length })].join(' · '),
        help: [t('papers.fill'), t('papers.allColumns', { unit: unitName[kind.unit] }), t('papers.whenNote')],
        code: qrOf(code),
        boats: boats.map((entry) => ({ entry: entry._id, number: String(entry.boatNumber ?? '—'), names: fullNames(entry) })),
        figures: {
          fish: t('papers.fish'),
          dead: t('papers.deadFish'),
          bag: t('papers.weight', { unit: unitName[kind.unit] }),
          big: t('papers.bigFish'),
          note: t('papers.note'),
        },
        foot: sheet.foot,
      }
    }),
  }
}

/** The library draws at least one empty line around a code; the page has room of its own. */
const qrOf = (text: string) =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((line) => line.slice(1, -1))
