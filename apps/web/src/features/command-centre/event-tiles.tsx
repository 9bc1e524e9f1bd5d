import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { IconCash, IconCashBanknote, IconCoins, IconDoorEnter, IconSailboat, IconScale, IconWallet } from '@tabler/icons-react'
import { previewPayout } from '#features/setup/payout/index.ts'
import { moneyOrNone, writeShortMoney } from '#platform/values/write-money.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { t } from './command-centre.texts.ts'
import type { EventFigures } from './event-figures.ts'

type Props = { figures: EventFigures | null; tournament: Tournament; base: string; failed?: boolean }

/** The figures of the day; those that have a page behind them lead there. */
export function EventTiles({ figures, tournament, base, failed }: Props) {
  const blank = failed ? '—' : '…'
  const of = (part: number | undefined) =>
    figures && figures.entries > 0 ? t('eventTiles.ofBoats', { boats: figures.entries }) : part === undefined ? undefined : ' '
  return (
    <StatGrid>
      <StatTile
        label={t('eventTiles.entries')}
        icon={IconSailboat}
        value={figures?.entries ?? blank}
        hint={entriesHint(tournament)}
        href={`${base}/entries`}
      />
      <StatTile
        label={t('eventTiles.paid')}
        icon={IconCashBanknote}
        value={figures?.paid ?? blank}
        hint={of(figures?.paid)}
        tone={figures && figures.entries > 0 && figures.paid === figures.entries ? 'kelp' : 'ink'}
        href={`${base}/entries`}
      />
      <StatTile
        label={t('eventTiles.checkedIn')}
        icon={IconDoorEnter}
        value={figures?.checkedIn ?? blank}
        hint={of(figures?.checkedIn)}
        href={`${base}/entries`}
      />
      <StatTile
        label={t('eventTiles.weighed')}
        icon={IconScale}
        value={figures?.weighed ?? blank}
        hint={figures ? t('eventTiles.ofBoats', { boats: figures.field }) : ' '}
        href={`/weigh-in/${tournament._id}`}
      />
      {tournament.cancelled ? (
        <StatTile
          label={t('eventTiles.toRefund')}
          icon={IconWallet}
          value={figures ? writeShortMoney(figures.toRefund) : blank}
          tone={figures && figures.toRefund > 0 ? 'amber' : 'ink'}
          href={`${base}/money`}
        />
      ) : (
        <StatTile
          label={t('eventTiles.owed')}
          icon={IconWallet}
          value={figures ? writeShortMoney(figures.owed) : blank}
          tone={figures && (figures.owed > 0 || figures.overpaid > 0) ? 'amber' : 'ink'}
          hint={
            figures
              ? figures.overpaid > 0
                ? t('eventTiles.giveBack', { amount: writeShortMoney(figures.overpaid) })
                : figures.owed > 0
                  ? t('eventTiles.notPaid', { boats: figures.unpaid })
                  : t('eventTiles.allSettled')
              : undefined
          }
          href={`${base}/entries`}
        />
      )}
      <StatTile
        label={t('eventTiles.cashInHand')}
        icon={IconCash}
        value={figures ? writeShortMoney(figures.inHand) : blank}
        hint={cashHint(figures)}
        href={`${base}/money/cash-box`}
      />
      {!tournament.cancelled && (
        <StatTile
          label={t('eventTiles.poolNow')}
          icon={IconCoins}
          value={figures ? writeShortMoney(figures.pool) : blank}
          hint={poolHint(figures, tournament)}
          href={`${base}/results/pool`}
        />
      )}
    </StatGrid>
  )
}

const entriesHint = (tournament: Tournament) =>
  tournament.teamEvent ? t('eventTiles.teamsOf', { crewSize: crewSizeOf(tournament) }) : t('eventTiles.solo')

const NO_CASH = { inHand: 0, cashBack: 0, cashOut: 0, cashFloat: 0, cashDeposited: 0, checks: 0, online: 0 }

/** `$1,240 taken in, $60 refunded, $30 paid out`: how the cash came about. What never was cash is a sentence of its own. */
function cashHint(figures: EventFigures | null): string {
  const { inHand, cashBack: back, cashOut: out, cashFloat: float, cashDeposited: bank, checks, online } = figures ?? NO_CASH
  const hasMoved = [back, out, float, bank].some((amount) => amount !== 0)
  const cash = t('eventTiles.wentOut', {
    ...{ taken: writeShortMoney(inHand + back + out + bank - float), float: moneyOrNone(float) },
    ...{ back: moneyOrNone(back), out: moneyOrNone(out), bank: moneyOrNone(bank) },
  })
  const hint = [
    hasMoved && cash,
    checks > 0 && t('eventTiles.plusChecks', { amount: writeShortMoney(checks) }),
    online > 0 && t('eventTiles.plusOnline', { amount: writeShortMoney(online) }),
  ]
  return hint.filter(Boolean).join('. ') || t('eventTiles.fromPaidBoats')
}

/** `1st $1,258`: by the field of now. A pool that counts on money nobody has paid yet says so. */
function poolHint(figures: EventFigures | null, tournament: Tournament): string | undefined {
  if (!figures || figures.entries === 0) return undefined
  const { entryFee, settings } = tournament
  const teamSize = crewSizeOf(tournament)
  const first = previewPayout({ boats: figures.entries, teamSize, entryFee: entryFee ?? null, settings }).positionAmounts[0]
  const place = first ? `${writePlace(first.position)} ${writeShortMoney(first.amount)}` : t('eventTiles.noPlacePaidYet')
  return figures.unpaid > 0 ? t('eventTiles.countsUnpaid', { place, unpaid: figures.unpaid }) : place
}
