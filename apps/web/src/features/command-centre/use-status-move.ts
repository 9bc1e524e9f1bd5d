import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { previousStatus, type TournamentStatus } from '@ramplight/domain/tournament/statuses'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { statusWord } from '@ramplight/ui/parts/status-badge.tsx'
import { tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { useAction } from '#platform/use-action.ts'
import { daysUntil, todayHere, writeDate } from '#platform/values/tournament-dates.ts'
import { t } from './command-centre.texts.ts'

type Given = { tournament: Tournament; notWeighed: number }

/** Moves a tournament on (or one step back, after asking); the last move can be undone from its toast. */
export function useStatusMove({ tournament, notWeighed }: Given) {
  const { _id: id, status } = tournament
  const move = useAction({
    work: (to: TournamentStatus) => call(tournamentCalls.update, { params: { id }, body: { status: to } }),
    onDone: (moved) => {
      queryClient.setQueryData(tournamentQuery(id).queryKey, moved)
      const undo = { onUndo: () => move.run(status) }
      notify.stealth(
        t('useStatusMove.tournamentIs', { status: statusWord(moved.status) }),
        previousStatus(moved.status) === status ? { undo } : {},
      )
    },
  })
  const ask = async (to: TournamentStatus) => {
    const back = previousStatus(status) === to
    if (
      back &&
      !(await confirm({
        title: t('useStatusMove.goBackToQuestion', { status: statusWord(to) }),
        text: to === 'Completed' ? '' : t(`useStatusMove.whatGoingBackMeans.${to}`),
        confirmLabel: t('useStatusMove.goBackTo', { status: statusWord(to) }),
      }))
    )
      return
    if (to === 'Closed' && !back && notWeighed > 0) {
      const title = t('useStatusMove.boatsNotWeighed', { boats: notWeighed })
      const text = t('useStatusMove.whatClosingDoes')
      if (!(await confirm({ title, text, confirmLabel: t('useStatusMove.closeWeighIn') }))) return
    }
    const first = tournament.tournamentDates[0] ?? tournament.startDate
    if (to === 'In Progress' && !back && !tournament.tournamentDates.includes(todayHere())) {
      const title = t('useStatusMove.setForDate', { date: writeDate(first), when: daysUntil(first) })
      if (!(await confirm({ title, text: t('useStatusMove.whatStartingDoes'), confirmLabel: t('useStatusMove.startAnyway') }))) return
    }
    move.run(to)
  }
  return { ask: (to: TournamentStatus) => void ask(to), moving: move.running }
}
