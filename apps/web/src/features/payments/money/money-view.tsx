import type { TournamentMoney } from '@ramplight/contract/payments/money'
import { Section } from '@ramplight/ui/frame/page.tsx'
import type { TableState } from '@ramplight/ui/table/table-state'
import type { Zone } from '@ramplight/ui/values/times'
import { CashDrawer } from './cash-drawer.tsx'
import { FigureSheet } from './figure-sheet.tsx'
import { GiveAllBack } from './give-all-back.tsx'
import { LineTable } from './line-table.tsx'
import { t } from './money.texts.ts'
import { MoneyFigures } from './money-figures.tsx'

type Props = {
  money: TournamentMoney
  tournamentName: string
  /** It does not take place: everybody gets their money back. */
  cancelled: boolean
  zone: Zone | undefined
  /** The figure that is open. */
  why: string | undefined
  onWhy: (why: string | undefined) => void
  table: { state: TableState; onStateChange: (state: TableState) => void }
}

/** The money page of a tournament. */
export function MoneyView({ money, tournamentName, cancelled, zone, why, onWhy, table }: Props) {
  return (
    <>
      <p className="rl-dimmed">{t('moneyPage.about')}</p>
      {cancelled && <GiveAllBack tournament={money.tournament} name={tournamentName} />}
      <MoneyFigures money={money} onOpen={onWhy} />
      <CashDrawer money={money} zone={zone} />
      <Section title={t('lines.title')}>
        <LineTable lines={money.lines} zone={zone} exportName={t('lines.exportName', { tournament: tournamentName })} {...table} />
      </Section>
      <FigureSheet money={money} why={why} zone={zone} onClose={() => onWhy(undefined)} />
    </>
  )
}
