import type { CashCount, MoneyLine, TournamentMoney } from '@ramplight/contract/payments/money'
import { linesToCheck, offBy } from '@ramplight/domain/money/drawer'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import type { Zone } from '@ramplight/ui/values/times'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './money.texts.ts'
import { aboutOf, detailOf } from './money-words.ts'

type Props = { money: TournamentMoney; count: CashCount | null; zone: Zone | undefined; onClose: () => void }

/** Where a difference may come from: the cash lines since the drawer was right, first those of just that amount. */
export function DifferenceSheet({ money, count, zone, onClose }: Props) {
  if (!count) return null
  const { lines, exact, late } = linesToCheck(count, money.counts, money.lines)
  const off = offBy(count)
  const lateSum = late.reduce((sum, { amount }) => sum + amount, 0)
  const rowsOf = (some: readonly MoneyLine[]) =>
    some.map((line) => ({ key: line._id, title: aboutOf(line), about: detailOf(line, zone), end: writeMoney(line.amount) }))
  return (
    <SideSheet
      opened
      onClose={onClose}
      size="lg"
      title={off < 0 ? t('drawer.findShort', { amount: writeMoney(-off) }) : t('drawer.findOver', { amount: writeMoney(off) })}
      subtitle={t('drawer.findAbout')}
    >
      {late.length > 0 && (
        <>
          <p>
            {t('drawer.late', { amount: writeMoney(lateSum) })} {lateSum === off && t('drawer.explains')}
          </p>
          <RowList rows={rowsOf(late)} />
        </>
      )}
      <p>{exact.length > 0 ? t('drawer.exact', { lines: exact.length }) : t('drawer.noneExact')}</p>
      {exact.length > 0 && <RowList rows={rowsOf(exact)} />}
      <h3>{t('drawer.all')}</h3>
      <RowList rows={rowsOf(lines)} none={t('drawer.noLines')} />
    </SideSheet>
  )
}
