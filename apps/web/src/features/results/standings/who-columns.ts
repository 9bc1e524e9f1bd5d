import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Column } from '@ramplight/ui/table/data-table-types'
import type { StandingLine } from './standing-lines.ts'
import { t } from './standings.texts.ts'

/** Whose line it is: boat and names, the same in every table of results. */
export const whoColumns = ({ teamEvent }: Pick<Tournament, 'teamEvent'>): Column<StandingLine>[] => [
  {
    id: 'boat',
    header: t('whoColumns.boat'),
    value: ({ boat }) => boat,
    cell: ({ boat }) => boat ?? '—',
    numeric: true,
    width: '4.5rem',
    card: 'fact',
  },
  { id: 'team', header: teamEvent ? t('whoColumns.team') : t('whoColumns.angler'), value: ({ names }) => names, card: 'title' },
]
