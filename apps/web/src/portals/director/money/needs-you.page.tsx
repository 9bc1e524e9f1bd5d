import type { TournamentMoney } from '@ramplight/contract/payments/money'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { OpenDisputes, useOpenDisputes } from '#features/payments/bank-cases/index.ts'
import { CashBoxNeeds, needsOf } from '#features/payments/cash-box/index.ts'
import {
  FigureSheet,
  GiveAllBack,
  MoneyNeedsInternet,
  MoneySums,
  moneyQuery,
  OverpaidBoats,
  TakenTwice,
} from '#features/payments/money/index.ts'
import { OpenPayouts, useOpenPayouts } from '#features/payments/open-payouts/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { useResultsAddress } from '../results/use-results-address.ts'
import { t } from './money.texts.ts'
import { MoneyRoom } from './money-room.tsx'

export function MoneyPage() {
  const tournament = useTournament()
  return (
    <MoneyRoom section="needsYou">
      <NeedsYou tournament={tournament} />
    </MoneyRoom>
  )
}

/** What a person has to settle, then what came in, went out and is left. */
function NeedsYou({ tournament }: { tournament: Tournament }) {
  const money = useQuery(moneyQuery(tournament._id))
  return (
    <>
      <CashBoxNeeds tournament={tournament} href={`/director/tournaments/${tournament._id}/money/cash-box`} />
      <MoneyNeedsInternet query={money}>
        <Loaded query={money} what={t('room.moneyNoun')}>
          {(loaded) => <Online money={loaded} tournament={tournament} />}
        </Loaded>
      </MoneyNeedsInternet>
    </>
  )
}

function Online({ money, tournament }: { money: TournamentMoney; tournament: Tournament }) {
  const zone = zoneOf(tournament)
  const { search, change } = useResultsAddress()
  const isAsked =
    needsOf(tournament.cashLog).length > 0 || money.overpaid > 0 || money.owing.some(({ takenTwice }) => takenTwice.length > 0)
  const [hasPayouts, disputes] = [useOpenPayouts(tournament._id), useOpenDisputes(tournament._id)]
  const isOwing = money.givesBack > 0 || money.toHandOut > 0 || hasPayouts || disputes.length > 0
  const isCalm = !isAsked && !isOwing && !tournament.cancelled
  return (
    <>
      {tournament.cancelled && <GiveAllBack tournament={money.tournament} name={tournament.name} />}
      <TakenTwice money={money} zone={zone} />
      <OpenPayouts tournament={tournament} />
      <OpenDisputes tournament={tournament._id} />
      <OverpaidBoats money={money} />
      {isCalm && (
        <p>
          <b>{t('needs.nothing')}</b> <span className="rl-dimmed">{t('needs.nothingNote')}</span>
        </p>
      )}
      <MoneySums money={money} onOpen={(why) => change({ why }, true)} />
      <FigureSheet money={money} why={search.why} zone={zone} onClose={() => change({ why: undefined })} />
    </>
  )
}
