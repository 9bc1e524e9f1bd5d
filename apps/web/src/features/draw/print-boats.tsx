import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { PrintDialog } from '#features/print/index.ts'
import { sheetKindOf } from '#platform/values/sheet-kind.ts'
import type { BoatList } from './boat-lists.ts'
import { t } from './draw.texts.ts'
import { DRAW_PAPERS, drawPaper } from './draw-papers.ts'
import { scaleSheets } from './scale-sheets.ts'

type Props = { tournament: Tournament; lists: readonly BoatList[]; day: number; onClose: () => void }

/** The sheets of the ramp: to work with, so without sponsors. */
export function PrintBoats({ tournament, lists, day: chosen, onClose }: Props) {
  const kind = sheetKindOf(tournament)
  return (
    <PrintDialog
      onClose={onClose}
      choices={[
        ...DRAW_PAPERS.map((key) => ({ key, name: t(`papers.${key}`), paper: () => drawPaper(key, { tournament, lists, day: chosen }) })),
        ...(kind ? tournament.tournamentDates : []).map((_, day, days) => ({
          key: `scale-${day}`,
          name: [t('papers.scale'), ...(days.length > 1 ? [t('papers.day', { day: day + 1 })] : [])].join(', '),
          paper: () => scaleSheets({ tournament, entries: lists.flatMap(({ boats }) => boats), day, kind: kind! }),
        })),
      ]}
    />
  )
}
