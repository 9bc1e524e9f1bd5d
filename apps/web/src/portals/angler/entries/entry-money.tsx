import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { CantMakeIt } from '#features/registration/cant-make-it/index.ts'
import { EntryCoupon } from '#features/registration/entry-coupon/index.ts'
import { OwnPots } from '#features/registration/own-pots/index.ts'
import { CrewLines, crewShares, PayByCard } from '#features/registration/pay-by-card/index.ts'
import { ReceiptPart } from '#features/registration/receipt/index.ts'
import { RefundPolicyNote } from '#features/registration/refund-policy/index.ts'
import { MoneyLine } from '#features/tournaments/angler-money/index.ts'
import { useSession } from '#platform/use-session.ts'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'

type Props = { entry: TournamentEntry; tournament: Tournament }

/** The pots by name, whoever of the boat bought them. */
function potsOf({ sidePotBigFishEntries = [] }: TournamentEntry, { bigfishpots, sidepots }: Tournament): string[] {
  const bought = new Set(sidePotBigFishEntries.flatMap(({ bigFishPotIds, sidePotIds }) => [...bigFishPotIds, ...sidePotIds]))
  const named = [
    ...bigfishpots.map(({ _id, name }) => [_id, name ?? t('entry.bigFish')] as const),
    ...sidepots.map(({ _id, name }) => [_id, name ?? t('entry.side')] as const),
  ]
  return named.flatMap(([id, name]) => (bought.has(id) ? [name] : []))
}

/** In the address: who comes to pay, or from paying, is led past boat and code. */
const MONEY = 'money'

/** What I am told of its money, which pots, and the receipts of the entry. */
export function EntryMoney({ entry, tournament }: Props) {
  const me = useSession()!.user._id
  const pots = potsOf(entry, tournament)
  const crew = crewShares(tournament, entry, me)
  const here = useRef<HTMLDivElement>(null)
  const { card } = useSearch({ from: '__root__' })
  const isAsked = useLocation({ select: ({ hash }) => hash === MONEY }) || card !== undefined
  useEffect(() => {
    if (isAsked) here.current?.scrollIntoView({ block: 'start' })
  }, [isAsked])
  return (
    <div ref={here} id={MONEY} className={classes.place}>
      <Section title={t('entry.money')}>
        <MoneyLine boat={entry} tournament={tournament} />
        <p className={classes.note}>
          {t('entry.pots')}: {pots.length > 0 ? pots.join(', ') : t('entry.noPots')}
        </p>
        <OwnPots entry={entry} tournament={tournament} />
        {crew.isPartPaid && <CrewLines crew={crew} />}
        <EntryCoupon entry={entry} tournament={tournament} />
        {!tournament.cancelled && <RefundPolicyNote tournament={tournament} />}
        {/* With another price it is asked for anew. */}
        <PayByCard key={entry.coupon?._id ?? ''} entry={entry} tournament={tournament} saysPolicy={false} />
        <ReceiptPart entry={entry} tournament={tournament} />
        <CantMakeIt entry={entry} tournament={tournament} />
      </Section>
    </div>
  )
}
