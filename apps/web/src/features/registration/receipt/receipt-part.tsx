import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { IconMail, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from './receipt.module.css'
import { calls } from './receipt.open-calls.ts'
import { t } from './receipt.texts.ts'
import { receiptPaper } from './receipt-paper.ts'
import { feeRows, itemRows, paymentRows } from './receipt-rows.ts'

const PrintDialog = later(() => import('#features/print/index.ts').then((module) => module.PrintDialog))

type Props = { entry: TournamentEntry; tournament: Tournament; maySend?: boolean; className?: string }

/** The receipt of a boat, from the ledger: on the screen, as a PDF, and by mail where a director sends it. Of a boat that paid nothing: none. */
export function ReceiptPart({ entry, tournament, maySend = false, className }: Props) {
  const [isPrinting, setPrinting] = useState(false)
  const online = useOnline()
  const { data: receipt } = useQuery({ ...queryOf(calls.receipt, { params: { id: entry._id } }), enabled: online })
  const send = useAction({
    work: () => call(calls.sendReceipt, { params: { id: entry._id } }),
    onDone: ({ sent }) => (sent ? notify.success : notify.warning)(t('sent', { count: sent })),
  })
  if (!receipt) return online ? null : <p className="rl-dimmed">{t('needsInternet')}</p>
  if (receipt.payments.length === 0) return null
  return (
    <section className={className} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <ExplanationList
        caption={t('title')}
        rows={[...itemRows(receipt), ...feeRows(receipt)].map(([label, amountText]) => ({ label, amountText }))}
        total={{ label: t('paid'), amountText: writeMoney(receipt.paid) }}
        note={receipt.payee ? t('payee', { payee: receipt.payee }) : undefined}
      />
      <ul className={classes.payments}>
        {paymentRows(receipt).map(([day, how, amount], index) => (
          <li key={receipt.payments[index]!.number}>
            {day} · {how} · {amount} · {t('number', { number: receipt.payments[index]!.number })}
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => setPrinting(true)}>
          {t('print')}
        </Button>
        {maySend && (
          <Button variant="default" leftSection={<IconMail size={18} aria-hidden />} loading={send.running} onClick={() => send.run()}>
            {t('send')}
          </Button>
        )}
      </div>
      {isPrinting && (
        <PrintDialog
          onClose={() => setPrinting(false)}
          tour={tournament.tour}
          season={tournament.season}
          choices={[{ key: 'receipt', name: t('title'), paper: () => receiptPaper(receipt, tournament, fullNames(entry)) }]}
        />
      )}
    </section>
  )
}
