import { Button } from '@mantine/core'
import type { TournamentMoney } from '@ramplight/contract/payments/money'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { cashBox, type CashBox as Figures } from '@ramplight/domain/money/cash-box'
import { bothVoided, writtenTwice } from '@ramplight/domain/money/cash-log'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ExplanationList, type ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import type { Zone } from '@ramplight/ui/values/times'
import { IconAlertTriangle, IconBuildingBank, IconCalculator, IconCoins, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { deviceName } from '#platform/device.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from './cash-box.module.css'
import { t } from './cash-box.texts.ts'
import { CashLogList } from './cash-log-list.tsx'
import { CashSheet, type CashSheetKind } from './cash-sheet.tsx'
import { whatOf } from './cash-words.ts'
import { CountSheet } from './count-sheet.tsx'

const bold = (words: ReactNode) => <b className="rl-num">{words}</b>

type Props = {
  tournament: Tournament
  entries: readonly TournamentEntry[]
  /** What the server knows beside it; nothing without a network. */
  money: TournamentMoney | undefined
  zone: Zone | undefined
  /** The day it is at the ramp. */
  today: string
}

/** The cash box of an event: what should be in it and why, by device, what was counted, and each thing that was said of it. Works without a network. */
export function CashBox({ tournament, entries, money, zone, today }: Props) {
  const [sheet, setSheet] = useState<CashSheetKind | 'count' | null>(null)
  const boats = entries.filter(({ deleted }) => !deleted)
  const box = cashBox(tournament, boats, deviceName())
  const twice = writtenTwice(tournament.cashLog)
  const [voided] = bothVoided(tournament.cashLog)
  const close = () => setSheet(null)
  return (
    <>
      <Section
        title={t('title')}
        note={t.rich('shouldHold', { amount: writeMoney(box.expected), b: bold })}
        actions={
          <Button leftSection={<IconCalculator size={18} stroke={1.75} aria-hidden />} onClick={() => setSheet('count')}>
            {t('count.title')}
          </Button>
        }
      >
        {box.expected < 0 && <p className="rl-dimmed">{t('notBelow')}</p>}
        {twice[0] && (
          <Banner tone="amber" icon={IconAlertTriangle}>
            <b>{t('twice.title')}</b> {t('twice.text', { what: whatOf(twice[0]) })}
          </Banner>
        )}
        {voided && (
          <Banner tone="amber" icon={IconAlertTriangle}>
            <b>{t('voided.title')}</b> {t('voided.text', { what: whatOf(voided) })}
          </Banner>
        )}
        <ExplanationList
          caption={t('why.title')}
          rows={whyRows(box)}
          total={{ label: t('why.expected'), amountText: writeMoney(box.expected) }}
          note={box.checks === 0 ? undefined : t('why.checks', { amount: writeMoney(box.checks) })}
        />
        <div className={classes.keys}>
          {KEYS.map(([kind, Icon]) => (
            <Button key={kind} variant="default" leftSection={<Icon size={18} stroke={1.75} aria-hidden />} onClick={() => setSheet(kind)}>
              {t(`${kind}.title`)}
            </Button>
          ))}
        </div>
        {box.tills.length > 0 && (
          <>
            <h3>{t('tills.title')}</h3>
            <p className="rl-dimmed">{t('tills.note')}</p>
            <RowList rows={tillRows(box)} />
          </>
        )}
        <h3>{t('log.title')}</h3>
        <CashLogList tournament={tournament} last={box.last} money={money} zone={zone} />
      </Section>
      {sheet === 'count' && (
        <CountSheet tournament={tournament} silent={money?.silent ?? []} expected={box.expected} zone={zone} onClose={close} />
      )}
      {sheet && sheet !== 'count' && <CashSheet tournament={tournament} what={sheet} today={today} onClose={close} />}
    </>
  )
}

const KEYS = [
  ['float', IconCoins],
  ['deposit', IconBuildingBank],
  ['record', IconPlus],
] as const satisfies readonly (readonly [CashSheetKind, unknown])[]

/** What makes up what should be there; what is nothing is left out. */
function whyRows({ float, taken, back, out, deposited }: Figures): ExplanationRow[] {
  const rows = [
    ['float', float],
    ['taken', taken],
    ['back', 0 - back],
    ['out', 0 - out],
    ['deposited', 0 - deposited],
  ] as const
  return rows.flatMap(([what, amount]) =>
    amount === 0 && what !== 'taken'
      ? []
      : [{ label: t(`why.${what}`), amountText: writeMoney(amount), tone: amount < 0 ? 'minus' : 'plain' }],
  )
}

/** Each device, then what none is known of, and what is at the bank already: together what should be there. */
function tillRows({ tills, elsewhere, deposited }: Figures): Row[] {
  const here = deviceName()
  const rows: [string, string, number][] = [
    ...tills.map(({ device, left }): [string, string, number] => [
      device,
      device === here ? t('tills.here') : t('tills.other', { name: device }),
      left,
    ]),
    ['elsewhere', t('tills.elsewhere'), elsewhere],
    ['deposited', t('tills.deposited'), 0 - deposited],
  ]
  return rows
    .filter(([, , amount]) => amount !== 0)
    .map(([key, title, amount]) => ({ key, title, end: <span className="rl-num">{writeMoney(amount)}</span> }))
}
