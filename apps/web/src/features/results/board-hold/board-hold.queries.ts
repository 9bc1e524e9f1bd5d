import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './board-hold.texts.ts'

/** Somebody else may hold or reveal: asked again so often. */
const ASK_AGAIN_MS = 10_000

/** Is the public board held, and the three things to do about it. Needs a network: the board is the server's. */
export function useBoardHold(tournament: string) {
  const params = { id: tournament }
  const query = useQuery({ ...queryOf(calls.boardHold, { params }), refetchInterval: ASK_AGAIN_MS, retry: false })
  const holding = useAction({
    work: (top: number | null) => call(calls.holdBoard, { params, body: { top } }),
    onEnd: () => query.refetch(),
  })
  const revealing = useAction({
    work: (left: number) => call(calls.revealBoard, { params, body: { left } }),
    onDone: ({ held }) => held ?? notify.success(t('boardHold.revealed')),
    onEnd: () => query.refetch(),
  })
  async function showAll() {
    const isSure = await confirm({ title: t('boardHold.askTitle'), text: t('boardHold.askText'), confirmLabel: t('boardHold.showAll') })
    if (isSure) revealing.run(0)
  }
  return {
    held: query.data?.held ?? null,
    isKnown: query.data !== undefined,
    hold: holding.run,
    revealTo: revealing.run,
    showAll,
    running: holding.running || revealing.running,
  }
}
