import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './command-centre.texts.ts'

/** Cancels an event after asking, and takes that back. */
export function useCancel({ _id: id, name }: Pick<Tournament, '_id' | 'name'>) {
  const change = useAction({
    work: (cancelled: boolean) => call(tournamentCalls.update, { params: { id }, body: { cancelled } }),
    onDone: (changed) => {
      queryClient.setQueryData(tournamentQuery(id).queryKey, changed)
      notify.success(t(changed.cancelled ? 'cancelled.nextIs' : 'cancelled.isBack'))
    },
  })
  const ask = async () => {
    const words = { title: t('cancelled.question', { name }), text: t('cancelled.means'), cancelLabel: t('cancelled.keep') }
    if (await confirm({ ...words, confirmLabel: t('cancelled.confirm'), tone: 'danger' })) change.run(true)
  }
  return { ask: () => void ask(), takeBack: () => change.run(false), running: change.running }
}
