import type { TournamentMoney } from '@ramplight/contract/payments/money'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { Section } from '@ramplight/ui/frame/page.tsx'
import type { TableState } from '@ramplight/ui/table/table-state'
import type { Zone } from '@ramplight/ui/values/times'
import { OpenPayouts } from '../open-payouts/index.ts'
import { FigureSheet } from './figure-sheet.tsx'
import { GiveAllBack } from './give-all-back.tsx'
import { LineTable } from './line-table.tsx'
import { t } from './money.texts.ts'
import { MoneyFigures } from './money-figures.tsx'
import { TakenTwice } from './taken-twice.tsx'

type Props = {
  money: TournamentMoney
  tournament: Tournament
  zone: Zone | undefined
  /** The figure that is open. */
  why: string | undefined
  onWhy: (why: string | undefined) => void
  table: { state: TableState; onStateChange: (state: TableState) => void }
}

/** The money page of a tournament. */
export function MoneyView({ money, tournament, zone, why, onWhy, table }: Props) {
  const { name } = tournament
  return (
    <>
      <p className="rl-dimmed">{t('moneyPage.about')}</p>
      {tournament.cancelled && <GiveAllBack tournament={money.tournament} name={name} />}
      <TakenTwice money={money} zone={zone} />
      <OpenPayouts tournament={tournament} />
      <MoneyFigures money={money} onOpen={onWhy} />
      <Section title={t('lines.title')}>
        <LineTable lines={money.lines} zone={zone} exportName={t('lines.exportName', { tournament: name })} {...table} />
      </Section>
      <FigureSheet money={money} why={why} zone={zone} onClose={() => onWhy(undefined)} />
    </>
  )
}
