import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { previousStatus, type TournamentStatus } from '@ramplight/domain/tournament/statuses'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { useAction } from '#platform/use-action.ts'
import { daysUntil, todayHere, writeDate } from '#platform/values/tournament-dates.ts'

type Given = { tournament: Tournament; notWeighed: number }

/** Moves a tournament on (or one step back, after asking); the last move can be undone from its toast. */
export function useStatusMove({ tournament, notWeighed }: Given) {
  const { _id: id, status } = tournament
  const move = useAction({
    work: (to: TournamentStatus) => call(tournamentCalls.update, { params: { id }, body: { status: to } }),
    onDone: (moved) => {
      queryClient.setQueryData(tournamentQuery(id).queryKey, moved)
      const undo = { onUndo: () => move.run(status) }
      notify.stealth(`The tournament is ${moved.status}.`, previousStatus(moved.status) === status ? { undo } : {})
    },
  })
  const ask = async (to: TournamentStatus) => {
    const back = previousStatus(status) === to
    if (back && !(await confirm({ title: `Go back to ${to}?`, text: BACK[to], confirmLabel: `Go back to ${to}` }))) return
    if (to === 'Closed' && !back && notWeighed > 0) {
      const title = notWeighed === 1 ? '1 boat has not weighed' : `${notWeighed} boats have not weighed`
      const text = 'Closing ends the weigh-in. Boats without a weight stay in the results with no fish. You can go back.'
      if (!(await confirm({ title, text, confirmLabel: 'Close weigh-in' }))) return
    }
    const first = tournament.tournamentDates[0] ?? tournament.startDate
    if (to === 'In Progress' && !back && !tournament.tournamentDates.includes(todayHere())) {
      const title = `It is set for ${writeDate(first)}, ${daysUntil(first)}`
      if (!(await confirm({ title, text: 'Starting closes sign-ups and opens the weigh-in.', confirmLabel: 'Start anyway' }))) return
    }
    move.run(to)
  }
  return { ask: (to: TournamentStatus) => void ask(to), moving: move.running }
}

const BACK: Partial<Record<TournamentStatus, string>> = {
  Draft: 'Visitors no longer see it.',
  Scheduled: 'Sign-ups are no longer open. Entries stay.',
  Open: 'The weigh-in is closed until the tournament is started again. Saved weights stay.',
  'In Progress': 'The weigh-in opens again.',
  Closed: 'Results that are final have to be reopened on the results page first.',
}
