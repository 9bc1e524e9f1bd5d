import type { MoneyLine } from '@ramplight/contract/payments/money'
import { linesToCheck, offBy } from '@ramplight/domain/money/drawer'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import type { Zone } from '@ramplight/ui/values/times'
import { writeMoney } from '#platform/values/write-money.ts'
import { aboutOf, detailOf } from '../money/index.ts'
import { t } from './cash-box.texts.ts'

/** A count, as what it differs by is looked for. */
export type Counted = { at: string; counted: number; expected: number; device: string | null | undefined }

type Props = {
  lines: readonly MoneyLine[]
  counts: readonly Counted[]
  count: Counted | null
  zone: Zone | undefined
  onClose: () => void
}

/** Where a difference may come from: the cash lines since the box was right, first those of just that amount. */
export function DifferenceSheet({ lines: all, counts, count, zone, onClose }: Props) {
  if (!count) return null
  const { lines, exact, late } = linesToCheck(count, counts, all)
  const off = offBy(count)
  const lateSum = late.reduce((sum, { amount }) => sum + amount, 0)
  const rowsOf = (some: readonly MoneyLine[]) =>
    some.map((line) => ({ key: line._id, title: aboutOf(line), about: detailOf(line, zone), end: writeMoney(line.amount) }))
  return (
    <SideSheet
      opened
      onClose={onClose}
      size="lg"
      title={off < 0 ? t('count.findShort', { amount: writeMoney(-off) }) : t('count.findOver', { amount: writeMoney(off) })}
      subtitle={t('count.findAbout')}
    >
      {late.length > 0 && (
        <>
          <p>
            {t('count.late', { amount: writeMoney(lateSum) })} {lateSum === off && t('count.explains')}
          </p>
          <RowList rows={rowsOf(late)} />
        </>
      )}
      <p>{exact.length > 0 ? t('count.exact', { lines: exact.length }) : t('count.noneExact')}</p>
      {exact.length > 0 && <RowList rows={rowsOf(exact)} />}
      <h3>{t('count.all')}</h3>
      <RowList rows={rowsOf(lines)} none={t('count.noLines')} />
    </SideSheet>
  )
}
