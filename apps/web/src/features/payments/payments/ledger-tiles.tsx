import type { Payment } from '@ramplight/contract/payments/payments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { IconAlertTriangle, IconArrowDownLeft, IconArrowUpRight, IconBan, IconCoins, IconEqual } from '@tabler/icons-react'
import { writeMoney } from '#platform/values/write-money.ts'
import { ledgerTotals, totalsByKind } from './payment-words.ts'

const countText = (count: number) => (count === 1 ? '1 payment' : `${count} payments`)

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
            ? `Payments ${writeMoney(totals.payouts)} = payouts ${writeMoney(payouts)}, to the cent.`
            : `Payments ${writeMoney(totals.payouts)} differ from payouts ${writeMoney(payouts)} by ${writeMoney(Math.abs(totals.payouts - payouts))}.`}
        </Banner>
      )}
      <StatGrid>
        <StatTile label="Paid out" icon={IconArrowUpRight} value={writeMoney(totals.out)} hint={countText(totals.standing)} />
        {kinds.length > 1 &&
          kinds.map(({ name, amount, count }) => (
            <StatTile key={name} label={name} icon={IconCoins} value={writeMoney(amount)} hint={countText(count)} />
          ))}
        {totals.in > 0 && <StatTile label="Taken in" icon={IconArrowDownLeft} value={writeMoney(totals.in)} />}
        {totals.voided > 0 && (
          <StatTile label="Void" icon={IconBan} value={writeMoney(totals.void)} hint={`${totals.voided} do not count`} />
        )}
      </StatGrid>
    </>
  )
}
