import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { BulkAction } from '@ramplight/ui/table/data-table-types'
import { IconPlus, IconTrash, IconUserCheck } from '@tabler/icons-react'
import { checkInMany, markPaidMany } from './check-in.ts'
import { deleteEntries } from './delete-entries.ts'
import { t } from './tournament-entries.texts.ts'

/** What can be done with many boats at once. Each can be undone. `mayRefund`: may this person say what becomes of money? */
export const entryBulkActions = (tournament: Tournament, mayRefund: boolean): readonly BulkAction<TournamentEntry>[] => [
  { label: t('entryBulkActions.checkIn'), icon: IconUserCheck, run: (rows) => checkInMany(rows, tournament) },
  {
    label: t('entryBulkActions.markPaid'),
    icon: IconPlus,
    run: (rows) => markPaidMany(rows, tournament),
  },
  { label: t('entryBulkActions.delete'), icon: IconTrash, tone: 'danger', run: (rows) => deleteEntries(rows, mayRefund) },
]
