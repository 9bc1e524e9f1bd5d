import type { TournamentMoney } from '@ramplight/contract/payments/money'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import type { Zone } from '@ramplight/ui/values/times'
import { writeMoney } from '#platform/values/write-money.ts'
import { figureOf } from './figures.ts'
import { t } from './money.texts.ts'
import { aboutOf, detailOf } from './money-words.ts'

type Props = { money: TournamentMoney; why: string | undefined; zone: Zone | undefined; onClose: () => void }

/** The lines behind a figure: they add up to it. */
export function FigureSheet({ money, why, zone, onClose }: Props) {
  const owed = why === 'owed'
  const figure = owed ? null : figureOf(money, why)
  return (
    <SideSheet opened={owed || figure !== null} onClose={onClose} size="lg" title={owed ? t('moneyPage.owed') : (figure?.title ?? '')}>
      {owed && <Owing money={money} />}
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
  return (
    <ExplanationList
      caption={t('moneyPage.owed')}
      rows={money.owing.map((boat) => ({
        label: aboutOf(boat),
        detail:
          boat.owed < 0
            ? t('lines.paidTooMuch', { amount: writeMoney(-boat.owed) })
            : t('lines.due', { due: writeMoney(boat.due), paid: writeMoney(boat.paid) }),
        amountText: writeMoney(boat.owed),
      }))}
      total={{ label: t('lines.total'), amountText: writeMoney(money.owed) }}
      note={money.owing.length === 0 ? t('moneyPage.boatsOwe', { boats: 0 }) : undefined}
    />
  )
}
