import { Button } from '@mantine/core'
import { type MemberMoney, memberMoneyCalls } from '@ramplight/contract/payments/member-money'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/query.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from './receipt.module.css'
import { t } from './receipt.texts.ts'
import { memberReceiptPaper } from './receipt-paper.ts'
import { feeRows, paymentRows } from './receipt-rows.ts'

const PrintDialog = later(() => import('#features/print/index.ts').then((module) => module.PrintDialog))

type Props = { membership: string | null; title: string; onClose: () => void }

/** The receipt of a membership beside the list that it is opened from: what was paid, how and when, what went back, what is left. */
export function MemberReceiptSheet({ membership, title, onClose }: Props) {
  return (
    <SideSheet opened={membership !== null} onClose={onClose} title={t('title')} subtitle={title}>
      {membership !== null && <MemberReceipt membership={membership} />}
    </SideSheet>
  )
}

/** The same without a frame. */
export function MemberReceipt({ membership }: { membership: string }) {
  const online = useOnline()
  const receipt = useQuery({ ...queryOf(memberMoneyCalls.ofMembership, { params: { id: membership } }), enabled: online })
  if (!online && !receipt.data) return <p className="rl-dimmed">{t('needsInternet')}</p>
  return (
    <Loaded query={receipt} what={t('noun')}>
      {(loaded) => (
        <>
          <ExplanationList
            caption={t('title')}
            rows={paymentRows(loaded).map(([day, how, amountText], index) => ({
              label: how,
              detail: day,
              amountText,
              tone: loaded.payments[index]!.amount < 0 ? ('minus' as const) : ('plain' as const),
            }))}
            total={{ label: t('paid'), amountText: writeMoney(loaded.paid) }}
            note={loaded.payments.length === 0 ? t('nothing') : undefined}
          />
          <ul className={classes.payments}>
            <li>
              {t('membershipFee')} · {writeMoney(loaded.amount)}
            </li>
            {loaded.owed > 0 && (
              <li>
                {t('stillOwed')} · {writeMoney(loaded.owed)}
              </li>
            )}
            {feeRows(loaded).map(([what, amount]) => (
              <li key={what}>
                {t('onTop')} · {what} · {amount}
              </li>
            ))}
          </ul>
          {loaded.payments.length > 0 && <OnPaper receipt={loaded} />}
        </>
      )}
    </Loaded>
  )
}

/** The same to print, or as a PDF. */
function OnPaper({ receipt }: { receipt: MemberMoney }) {
  const [isPrinting, setPrinting] = useState(false)
  return (
    <div className={classes.buttons}>
      <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => setPrinting(true)}>
        {t('print')}
      </Button>
      {isPrinting && (
        <PrintDialog
          onClose={() => setPrinting(false)}
          tour={null}
          choices={[{ key: 'receipt', name: t('title'), paper: () => memberReceiptPaper(receipt) }]}
        />
      )}
    </div>
  )
}
