import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentRaffleEntryCalls as ticketCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls as calls, type Raffle } from '@ramplight/contract/payouts/tournament-raffles'
import { isLate } from '@ramplight/domain/payouts/late-tickets'
import { writeNumbers } from '@ramplight/domain/payouts/raffle-draw'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { IconCash, IconTicket, IconTrophy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { ticketsQuery } from './raffles.queries.ts'
import { t } from './raffles.texts.ts'
import { buyerOf } from './ticket-table.tsx'

/** One question for all tickets that came in after the draw: draw them among themselves, or refund them. */
export function LateTickets({ raffle }: { raffle: Raffle }) {
  const { _id, name } = raffle
  const online = useOnline()
  const [lateRaffle] = useState(newId)
  const { data = [] } = useQuery(ticketsQuery(_id))
  const late = data.filter((ticket) => isLate(raffle, ticket))
  const amount = writeMoney(late.reduce((sum, { paid }) => sum + (paid ?? 0), 0))
  const drawing = useAction({
    work: () =>
      call(calls.drawLate, { params: { id: _id }, body: { _id: lateRaffle, name: t('late.raffleName', { raffle: name.slice(0, 100) }) } }),
    onDone: () => notify.stealth(t('late.isMoved', { tickets: late.length })),
  })
  const refunding = useAction({
    work: () => call(ticketCalls.deleteByArray, { body: late.map((ticket) => ticket._id) }),
    onDone: () => notify.stealth(t('late.isRefunded', { tickets: late.length })),
  })
  if (!late.length) return null
  const askDraw = async () => {
    const asked = { title: t('late.drawTitle', { tickets: late.length }), text: t('late.drawText'), confirmLabel: t('late.draw') }
    if (await confirm(asked)) drawing.run()
  }
  const askRefund = async () => {
    const title = t('late.refundTitle', { tickets: late.length, amount })
    const items = late.map((ticket) => t('late.one', { buyer: buyerOf(ticket), amount: writeMoney(ticket.paid ?? 0) }))
    if (await confirm({ title, text: t('late.refundText'), items, confirmLabel: t('late.refundYes'), tone: 'danger' })) refunding.run()
  }
  const numbers = writeNumbers(late.flatMap(({ entryNumber }) => entryNumber || []))
  return (
    <Banner
      tone="amber"
      icon={IconTicket}
      actions={
        <>
          <ActionButton
            action={{
              label: t('late.draw'),
              icon: IconTrophy,
              loading: drawing.running,
              onClick: () => void askDraw(),
              ...(online ? {} : { disabled: true, reason: t('late.needsInternet') }),
            }}
          />
          <ActionButton
            action={{ label: t('late.refund', { amount }), icon: IconCash, loading: refunding.running, onClick: () => void askRefund() }}
          />
        </>
      }
    >
      {t('late.told', { tickets: late.length, amount })} {numbers && t('late.numbers', { numbers })}
    </Banner>
  )
}
