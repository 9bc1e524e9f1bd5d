import { Button } from '@mantine/core'
import type { CashCount, TournamentMoney } from '@ramplight/contract/payments/money'
import { offBy } from '@ramplight/domain/money/drawer'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import { writeMoment, type Zone } from '@ramplight/ui/values/times'
import { IconCalculator } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { writeMoney } from '#platform/values/write-money.ts'
import { CountSheet } from './count-sheet.tsx'
import { DifferenceSheet } from './difference-sheet.tsx'
import { t } from './money.texts.ts'

const bold = (words: ReactNode) => <b className="rl-num">{words}</b>

type Props = { money: TournamentMoney; zone: Zone | undefined }

/** What should lie in the cash drawer, what was counted, and where to look when the two differ. */
export function CashDrawer({ money, zone }: Props) {
  const [counting, setCounting] = useState(false)
  const [looking, setLooking] = useState<CashCount | null>(null)
  const expected = money.places.find(({ place }) => place === 'cash')?.left ?? 0
  const rows = money.counts.map(
    (count): Row => ({
      key: count._id,
      title: countWords(count),
      about: t('drawer.byAt', { name: count.byName ?? t('lines.system'), time: writeMoment(count.at, zone) }),
      foot: offBy(count) !== 0 && (
        <Button variant="default" size="compact-md" onClick={() => setLooking(count)}>
          {t('drawer.find')}
        </Button>
      ),
    }),
  )
  return (
    <Section
      title={t('drawer.title')}
      note={t.rich('drawer.shouldHold', { amount: writeMoney(expected), b: bold })}
      actions={
        <Button variant="default" leftSection={<IconCalculator size={18} stroke={1.75} aria-hidden />} onClick={() => setCounting(true)}>
          {t('drawer.count')}
        </Button>
      }
    >
      {expected < 0 && <p className="rl-dimmed">{t('drawer.notBelow')}</p>}
      <RowList rows={rows} none={t('drawer.neverCounted')} />
      {counting && <CountSheet money={money} expected={expected} zone={zone} onClose={() => setCounting(false)} />}
      <DifferenceSheet money={money} count={looking} zone={zone} onClose={() => setLooking(null)} />
    </Section>
  )
}

/** `Counted $1,240.00, expected $1,260.00: $20.00 short`. */
function countWords(count: CashCount): string {
  const off = offBy(count)
  const said = { counted: writeMoney(count.counted), expected: writeMoney(count.expected), off: writeMoney(Math.abs(off)) }
  return off === 0 ? t('drawer.right', said) : off < 0 ? t('drawer.short', said) : t('drawer.over', said)
}
