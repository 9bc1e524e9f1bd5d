import { Button } from '@mantine/core'
import type { TournamentMoney } from '@ramplight/contract/payments/money'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { Section } from '@ramplight/ui/frame/page.tsx'
import type { TableState } from '@ramplight/ui/table/table-state'
import type { Zone } from '@ramplight/ui/values/times'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { OpenPayouts } from '../open-payouts/index.ts'
import { CashDrawer } from './cash-drawer.tsx'
import { FigureSheet } from './figure-sheet.tsx'
import { GiveAllBack } from './give-all-back.tsx'
import { LineTable } from './line-table.tsx'
import { t } from './money.texts.ts'
import { MoneyFigures } from './money-figures.tsx'
import { RecordSheet } from './record-sheet.tsx'
import { TakenTwice } from './taken-twice.tsx'

type Props = {
  money: TournamentMoney
  tournament: Tournament
  zone: Zone | undefined
  /** The day it is at the ramp. */
  today: string
  /** The figure that is open. */
  why: string | undefined
  onWhy: (why: string | undefined) => void
  table: { state: TableState; onStateChange: (state: TableState) => void }
}

/** The money page of a tournament. */
export function MoneyView({ money, tournament, zone, today, why, onWhy, table }: Props) {
  const [recording, setRecording] = useState(false)
  const { name } = tournament
  return (
    <>
      <p className="rl-dimmed">{t('moneyPage.about')}</p>
      {tournament.cancelled && <GiveAllBack tournament={money.tournament} name={name} />}
      <TakenTwice money={money} zone={zone} />
      <OpenPayouts tournament={tournament} />
      <MoneyFigures money={money} onOpen={onWhy} />
      <CashDrawer money={money} zone={zone} />
      <Section
        title={t('lines.title')}
        actions={
          <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setRecording(true)}>
            {t('record.title')}
          </Button>
        }
      >
        <LineTable lines={money.lines} zone={zone} exportName={t('lines.exportName', { tournament: name })} {...table} />
      </Section>
      {recording && <RecordSheet tournament={money.tournament} today={today} onClose={() => setRecording(false)} />}
      <FigureSheet money={money} why={why} zone={zone} onClose={() => onWhy(undefined)} />
    </>
  )
}
