import type { Payment } from '@ramplight/contract/payments/payments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { IconAlertTriangle, IconArrowDownLeft, IconArrowUpRight, IconBan, IconCoins, IconEqual } from '@tabler/icons-react'
import { moneyOrNone, writeMoney } from '#platform/values/write-money.ts'
import { isToHandOut, leftToPay } from './paid-out-words.ts'
import { ledgerTotals, totalsByKind } from './payment-words.ts'
import { t } from './payments.texts.ts'

const countText = (count: number) => t('ledgerTiles.countOfPayments', { count })

type Props = { payments: readonly Payment[] /** What the official result pays; null before it. */; payouts: Cents | null }

/** The sums of the ledger, and whether they are what the result says. A payout that is recorded may still have to be paid. */
export function LedgerTiles({ payments, payouts }: Props) {
  const totals = ledgerTotals(payments)
  const kinds = totalsByKind(payments)
  const same = payouts === totals.payouts
  const toPay = payments.filter(isToHandOut).reduce((sum, payment) => sum + leftToPay(payment), 0)
  const back = payments.reduce((sum, { open }) => sum + Math.max(0, 0 - (open ?? 0)), 0)
  const isSettled = toPay === 0 && back === 0
  return (
    <>
      {payouts !== null && (
        <Banner tone={!same ? 'red' : isSettled ? 'kelp' : 'amber'} icon={same ? IconEqual : IconAlertTriangle}>
          {same
            ? t(isSettled ? 'ledgerTiles.paymentsEqualPayouts' : 'ledgerTiles.notAllPaid', {
                ...{ paid: writeMoney(totals.payouts), toPay: moneyOrNone(toPay), back: moneyOrNone(back) },
              })
            : t('ledgerTiles.paymentsDifferFromPayouts', {
                paid: writeMoney(totals.payouts),
                payouts: writeMoney(payouts),
                difference: writeMoney(Math.abs(totals.payouts - payouts)),
              })}
        </Banner>
      )}
      <StatGrid>
        <StatTile
          label={t('ledgerTiles.paidOut')}
          icon={IconArrowUpRight}
          value={writeMoney(totals.out)}
          hint={countText(totals.wentOut)}
        />
        {kinds.length > 1 &&
          kinds.map(({ name, amount, count }) => (
            <StatTile key={name} label={name} icon={IconCoins} value={writeMoney(amount)} hint={countText(count)} />
          ))}
        {totals.in > 0 && <StatTile label={t('ledgerTiles.takenIn')} icon={IconArrowDownLeft} value={writeMoney(totals.in)} />}
        {totals.voided > 0 && (
          <StatTile
            label={t('ledgerTiles.void')}
            icon={IconBan}
            value={writeMoney(totals.void)}
            hint={t('ledgerTiles.voidedDoNotCount', { count: totals.voided })}
          />
        )}
      </StatGrid>
    </>
  )
}
