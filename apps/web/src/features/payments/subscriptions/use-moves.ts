import type { Subscription } from '@ramplight/contract/subscriptions/subscriptions'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useAction } from '#platform/use-action.ts'
import { type Move, moveSubscription } from './move-subscription.ts'
import { subscriberOf } from './subscription-words.tsx'
import { t } from './subscriptions.texts.ts'

/** Asks before a subscription is paused or ends, and does it. */
export function useMoves(): (row: Subscription, move: Move) => void {
  const moving = useAction({
    work: ({ row, move }: { row: Subscription; move: Move }) => moveSubscription(row, move),
    onDone: ({ status }, { row }) => notify.success(t('isNow', { name: subscriberOf(row), status })),
  })
  return async (row, move) => {
    const name = subscriberOf(row)
    const sure =
      (move !== 'pause' && move !== 'cancel') ||
      (await confirm({
        title: t(`confirm.${move}`, { name }),
        text: t(`means.${move}`, { name }),
        confirmLabel: t(move),
        ...(move === 'cancel' && { cancelLabel: t('keep'), tone: 'danger' as const }),
      }))
    if (sure) moving.run({ row, move })
  }
}
