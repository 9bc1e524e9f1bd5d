import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { withdrawalCalls } from '@ramplight/contract/registration/withdrawals'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { writeList } from '@ramplight/ui/values/numbers'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useSession } from '#platform/use-session.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { calls } from './cant-make-it.open-calls.ts'
import { t } from './cant-make-it.texts.ts'

type Plan = ResponseOf<typeof withdrawalCalls.ownWithdrawal>
type Boat = { entry: TournamentEntry; tournament: Tournament }

/** Withdrawing without the director, where the event lets anglers do that: what goes back is read first, and sent with the yes. */
export function useWithdrawNow({ entry, tournament }: Boat) {
  // One withdrawal, however often it is sent.
  const [id] = useState(newId)
  const me = useSession()?.user._id
  const navigate = useNavigate()
  const params = { id: entry._id }
  const event = tournament.name
  const look = useAction({ work: () => call(calls.ownWithdrawal, { params }) })
  const leave = useAction({
    work: ({ card, waits, kept }: Plan) => call(calls.withdrawNow, { params, body: { _id: id, card, waits, kept } }),
    onDone: (done) => tellOut(done),
  })
  const tellOut = ({ card, waits }: Pick<Plan, 'card' | 'waits'>) => {
    const isBack = card > 0 ? t('now.doneRefund', { amount: writeShortMoney(card) }) : t('now.done', { event })
    notify.success([isBack, waits > 0 && t('now.waits', { amount: writeShortMoney(waits) })].filter(Boolean).join(' '))
    void navigate({ to: '/angler/entries' })
  }
  const others = entry.anglers.filter(({ _id }) => _id !== me).map(fullName)
  return {
    running: look.running || leave.running,
    /** Has this angler been asked here, whatever they said? Else the director is. */
    isDecided: async (): Promise<boolean> => {
      if (!tournament.settings.registration?.selfWithdraw) return false
      const plan = await look.finish()
      if (!plan) return true
      // The answer to an earlier yes was lost.
      if (plan.isOut) {
        tellOut(plan)
        return true
      }
      if (!plan.isAllowed) return false
      const sure = await confirm({
        title: t('now.title', { event }),
        text: wordsOf(plan, others),
        confirmLabel: plan.card > 0 ? t('now.withdrawRefund', { amount: writeShortMoney(plan.card) }) : t('now.withdraw'),
        cancelLabel: t('keep'),
        tone: 'danger',
      })
      if (sure) leave.run(plan)
      return true
    },
  }
}

const wordsOf = ({ card, waits, kept }: Plan, others: readonly string[]): string =>
  [
    t('now.leaves'),
    others.length > 0 && t('now.crew', { names: writeList(others) }),
    card > 0 ? t('now.card', { amount: writeShortMoney(card) }) : t('now.noCard'),
    waits > 0 && t('now.waits', { amount: writeShortMoney(waits) }),
    kept > 0 && t('now.kept', { amount: writeShortMoney(kept) }),
  ]
    .filter(Boolean)
    .join(' ')
