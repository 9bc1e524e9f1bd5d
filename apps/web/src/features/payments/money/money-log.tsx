import type { TournamentMoney } from '@ramplight/contract/payments/money'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { Section } from '@ramplight/ui/frame/page.tsx'
import type { TableState } from '@ramplight/ui/table/table-state'
import type { Zone } from '@ramplight/ui/values/times'
import { LineTable } from './line-table.tsx'
import { t } from './money.texts.ts'
import { MoneyByKind } from './money-figures.tsx'

type Props = {
  money: TournamentMoney
  tournament: Pick<Tournament, 'name'>
  zone: Zone | undefined
  /** Opens the lines of a figure. */
  onOpen: (why: string) => void
  table: { state: TableState; onStateChange: (state: TableState) => void }
}

/** Every movement of an event's money: by what it was for, by how it was paid, and each by itself. */
export const MoneyLog = ({ money, tournament: { name }, zone, onOpen, table }: Props) => (
  <>
    <MoneyByKind money={money} onOpen={onOpen} />
    <Section title={t('lines.title')}>
      <LineTable lines={money.lines} zone={zone} exportName={t('lines.exportName', { tournament: name })} {...table} />
    </Section>
  </>
)
