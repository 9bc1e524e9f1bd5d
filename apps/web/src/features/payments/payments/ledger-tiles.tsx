import type { Payment } from '@ramplight/contract/payments/payments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { IconAlertTriangle, IconArrowDownLeft, IconArrowUpRight, IconBan, IconCoins, IconEqual } from '@tabler/icons-react'
import { writeMoney } from '#platform/values/write-money.ts'
import { ledgerTotals, totalsByKind } from './payment-words.ts'
import { t } from './payments.texts.ts'

const countText = (count: number) => t('ledgerTiles.countOfPayments', { count })

type Props = { payments: readonly Payment[] /** What the official result pays; null before it. */; payouts: Cents | null }

/** The sums of the ledger, and whether they are what the result says. */
export function LedgerTiles({ payments, payouts }: Props) {
  const totals = ledgerTotals(payments)
  const kinds = totalsByKind(payments)
  const same = payouts === totals.payouts
  return (
    <>
      {payouts !== null && (
        <Banner tone={same ? 'kelp' : 'red'} icon={same ? IconEqual : IconAlertTriangle}>
          {same
            ? t('ledgerTiles.paymentsEqualPayouts', { paid: writeMoney(totals.payouts), payouts: writeMoney(payouts) })
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
