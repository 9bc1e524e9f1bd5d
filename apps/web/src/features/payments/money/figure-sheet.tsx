import type { TournamentMoney } from '@ramplight/contract/payments/money'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import type { Zone } from '@ramplight/ui/values/times'
import { writeMoney } from '#platform/values/write-money.ts'
import { GiveBack } from '../refunds/index.ts'
import { figureOf } from './figures.ts'
import { t } from './money.texts.ts'
import { aboutOf, detailOf } from './money-words.ts'

type Props = { money: TournamentMoney; why: string | undefined; zone: Zone | undefined; onClose: () => void }

/** The lines behind a figure: they add up to it. */
export function FigureSheet({ money, why, zone, onClose }: Props) {
  const boats = why === 'owed' || why === 'overpaid' ? why : null
  const figure = boats ? null : figureOf(money, why)
  return (
    <SideSheet
      opened={boats !== null || figure !== null}
      onClose={onClose}
      size="lg"
      title={boats ? t(`moneyPage.${boats}`) : (figure?.title ?? '')}
    >
      {boats === 'owed' && <Owing money={money} />}
      {boats === 'overpaid' && <RowList rows={overpaidRows(money)} />}
      {figure && (
        <ExplanationList
          caption={figure.title}
          rows={figure.lines.map((line) => ({
            label: aboutOf(line),
            detail: detailOf(line, zone),
            amountText: writeMoney(line.amount),
            tone: line.isReversal ? 'muted' : 'plain',
          }))}
          total={{ label: t('lines.total'), amountText: writeMoney(figure.total) }}
          note={figure.lines.length === 0 ? t('lines.none') : undefined}
        />
      )}
    </SideSheet>
  )
}

function Owing({ money }: { money: TournamentMoney }) {
  const owing = money.owing.filter(({ owed }) => owed > 0)
  return (
    <ExplanationList
      caption={t('moneyPage.owed')}
      rows={owing.map((boat) => ({
        label: aboutOf(boat),
        detail: t('lines.due', { due: writeMoney(boat.due), paid: writeMoney(boat.paid) }),
        amountText: writeMoney(boat.owed),
      }))}
      total={{ label: t('lines.total'), amountText: writeMoney(money.owed) }}
      note={owing.length === 0 ? t('moneyPage.boatsOwe', { boats: 0 }) : undefined}
    />
  )
}

/** Boats that have paid too much, until it is refunded: those that are deleted, too. */
export function OverpaidBoats({ money }: { money: TournamentMoney }) {
  const rows = overpaidRows({ ...money, owing: money.owing.filter(({ takenTwice }) => takenTwice.length === 0) })
  if (rows.length === 0) return null
  return (
    <Section title={t('moneyPage.overpaid')} note={t('moneyPage.overpaidNote')} flush>
      <RowList rows={rows} />
    </Section>
  )
}

const overpaidRows = ({ owing }: Pick<TournamentMoney, 'owing'>): Row[] =>
  owing
    .filter(({ owed }) => owed < 0)
    .map((boat) => ({
      key: boat.entry,
      title: aboutOf(boat),
      about: t(boat.isGone ? 'lines.goneHasPaid' : 'lines.paidTooMuch', { due: writeMoney(boat.due), paid: writeMoney(boat.paid) }),
      end: writeMoney(0 - boat.owed),
      foot: <GiveBack entry={boat.entry} boat={aboutOf(boat)} amount={0 - boat.owed} isGone={boat.isGone} />,
    }))
