import { Button, Group } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { withdrawalCalls } from '@ramplight/contract/registration/withdrawals'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { linesNow } from '@ramplight/domain/money/cash-in-hand'
import { keptBy, paidBy } from '@ramplight/domain/money/standing'
import { fullName } from '@ramplight/domain/registration/full-name'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refundableQuery } from '#features/payments/refunds/index.ts'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { withdrawUnrefunded } from './withdraw-boat.ts'
import { t } from './withdrawals.texts.ts'

const WithdrawSheet = later(() => import('./withdraw-sheet.tsx').then((module) => module.WithdrawSheet))

type Props = { entry: TournamentEntry; tournament: Tournament; mayRefund: boolean; hasWeighed: boolean; onGone: () => void }

/** Who of the boat asked to withdraw, and what the director does about it. Nothing where nobody did. */
export function WithdrawalPart({ entry, tournament, mayRefund, hasWeighed, onGone }: Props) {
  const [isRefunding, setRefunding] = useState(false)
  const online = useOnline()
  const boat = boatName(entry)
  const lines = linesNow(entry)
  // What is on its way to a card is neither refunded again nor kept.
  const asked = useQuery({ ...refundableQuery(entry._id), enabled: online && mayRefund && entry.withdrawal != null })
  const left = Math.max(0, ((online ? asked.data?.left : null) ?? paidBy(lines)) - keptBy(lines))
  // Who is on the record stays: nothing is refunded for leaving.
  const mayWithdraw = mayRefund && !hasWeighed && tournament.status !== 'Completed'
  const withdraw = useAction({
    work: () => withdrawUnrefunded({ entry, tournament }, left),
    onDone: ({ isOut }) => {
      if (!isOut) return
      notify.success(t('done', { boat }))
      onGone()
    },
  })
  const stay = useAction({
    work: () => call(withdrawalCalls.stayIn, { params: { id: entry._id } }),
    onDone: () => notify.success(t('part.stays', { boat })),
  })
  const { withdrawal } = entry
  if (!withdrawal) return null
  const asker = entry.anglers.find(({ _id }) => _id === withdrawal.by)
  const askFirst = async () => {
    const sure = await confirm({
      title: t(left > 0 ? 'confirm.noRefundTitle' : 'confirm.title', { boat }),
      text: [t('confirm.leaves'), left > 0 && t('confirm.kept', { sum: writeMoney(left) })].filter(Boolean).join(' '),
      confirmLabel: t(left > 0 ? 'part.noRefund' : 'part.withdraw'),
      cancelLabel: t('confirm.keep'),
      tone: 'danger',
    })
    if (sure) withdraw.run()
  }
  return (
    <section className="rl-fields" aria-label={t('part.title')}>
      <Banner tone="amber" icon={IconAlertTriangle}>
        {t('part.asked', { name: asker ? fullName(asker) : boat, day: writeDay(withdrawal.at, zoneOf(tournament)) })}
      </Banner>
      <Group gap="xs">
        {mayWithdraw && left > 0 && <Button onClick={() => setRefunding(true)}>{t('part.refund')}</Button>}
        {mayWithdraw && (
          <Button variant="default" color="red" loading={withdraw.running || asked.isLoading} onClick={() => void askFirst()}>
            {t(left > 0 ? 'part.noRefund' : 'part.withdraw')}
          </Button>
        )}
        <Button component="a" href="/director/messages/answers" variant="default">
          {t('part.answer')}
        </Button>
        <NeedsInternet offline={!online}>
          <Button variant="default" loading={stay.running} onClick={() => stay.run()}>
            {t('part.stay')}
          </Button>
        </NeedsInternet>
      </Group>
      {isRefunding && <WithdrawSheet entry={entry} tournament={tournament} onClose={() => setRefunding(false)} onGone={onGone} />}
    </section>
  )
}
