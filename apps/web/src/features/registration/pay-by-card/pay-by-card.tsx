import { Button } from '@mantine/core'
import { type CardCheckout, cardCheckoutCalls } from '@ramplight/contract/payments/card-checkout'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { paysAtOnce } from '@ramplight/domain/registration/registration-window'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { IconCheck, IconClock, IconCreditCard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { myEntriesQuery } from '#features/tournaments/angler-today/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { takesCardsQuery } from '#platform/takes-cards.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { RefundPolicyNote } from '../refund-policy/index.ts'
import { CardItems } from './card-items.tsx'
import { type BoatToPay, type Crew, crewShares } from './crew-shares.ts'
import classes from './pay-by-card.module.css'
import { t } from './pay-by-card.texts.ts'

/** So often we look whether the provider has told that it was paid. */
const LOOK_MS = 2000

/**
 * `startsPaying`: they have said that they pay now, so what the card pays is written out at once where nobody else could pay a part.
 * `saysPolicy`: false where the page says the refund policy above this.
 */
type Props = { entry: BoatToPay; tournament: Tournament; startsPaying?: boolean; saysPolicy?: boolean }

/**
 * Paying what an entry owes, on a page of the card provider: what I owe of it, or all that is left. First everything is written out with
 * its fees; a second tap goes there. Who comes back is told what our books say, and not what the address says.
 */
export function PayByCard({ entry, tournament, startsPaying = false, saysPolicy = true }: Props) {
  const { card } = useSearch({ from: '__root__' })
  const online = useOnline()
  const me = useSession()!.user._id
  const crew = crewShares(tournament, entry, me)
  const cards = useQuery({ ...takesCardsQuery(entry.tournament), enabled: online })
  const look = useQuery({ ...myEntriesQuery(me), refetchInterval: card === 'back' && entry.status !== 'Paid' ? LOOK_MS : false })
  const [offer, setOffer] = useState<CardCheckout | null>(null)
  // What was paid meanwhile, by a partner or on another device, is shown.
  const asking = { work: (mine: boolean) => askFor(entry._id, mine), onEnd: () => look.refetch() }
  const opening = useAction({ ...asking, onDone: setOffer })
  // Asked once more before somebody leaves: what a partner has paid is not paid again, and a page that is over is opened anew.
  const leaving = useAction({
    ...asking,
    onDone: (now) => (now.url && now.amount === offer?.amount ? window.location.assign(now.url) : setOffer(now)),
    onRefused: (error) => {
      setOffer(null)
      notify.danger(messageOfError(error))
    },
  })
  const opensAtOnce = startsPaying && crew.size === 1 && online
  const isAsked = useRef(false)
  useEffect(() => {
    if (!opensAtOnce || isAsked.current) return
    isAsked.current = true
    opening.run(false)
  })
  if (entry.status === 'Paid')
    return card === 'back' ? (
      <Banner tone="kelp" icon={IconCheck}>
        {t('paid')}
      </Banner>
    ) : null
  // Who got everything back is not asked for it again, and comes here by no key.
  if (entry.freeEntry || entry.disqualified || crew.owed <= 0) return null
  // Who has paid their half before, and comes back from paying the rest, waits as well.
  if (card === 'back' && !offer && (!crew.isMinePaid || wentForAll(entry._id))) return <Waiting />
  // Offline the button stays and says what it needs.
  if (cards.data?.takesCards === false) return <p>{t('notHere')}</p>
  return (
    <>
      {card === 'left' && !offer && <Banner icon={IconClock}>{t(paysAtOnce(tournament) && entry.isTeam ? 'leftPlace' : 'left')}</Banner>}
      {offer ? (
        <Offer
          policyOf={saysPolicy ? tournament : null}
          checkout={offer}
          coupon={entry.coupon?.code}
          isLeaving={leaving.running}
          onGo={() => leaving.run(opening.given ?? false)}
        />
      ) : (
        <NeedsInternet offline={!online} reason={t('needsInternet')}>
          <Ways crew={crew} opening={opening} />
        </NeedsInternet>
      )}
    </>
  )
}

/** Who leaves for the card provider comes back to a new page of this tab, which knows by this what they went for. */
const WAY = 'rl-paid-all-of'
const wentForAll = (entry: string) => sessionStorage.getItem(WAY) === entry

/** My share, or all that is left of the boat. */
function askFor(entry: string, mine: boolean): Promise<CardCheckout> {
  if (mine) sessionStorage.removeItem(WAY)
  else sessionStorage.setItem(WAY, entry)
  return call(cardCheckoutCalls.createCheckout, { body: { entry, ...(mine ? { mine } : {}) } })
}

type Opening = { run: (mine: boolean) => void; running: boolean; given: boolean | undefined }

/** My own share first, where I have a partner; then all that is left of the boat. */
function Ways({ crew, opening }: { crew: Crew; opening: Opening }) {
  const { owed } = crew
  const icon = <IconCreditCard aria-hidden />
  const hasShare = crew.size > 1 && crew.mine > 0
  const rest = crew.isPartPaid ? t('rest', { amount: writeMoney(owed) }) : t('boat', { amount: writeMoney(owed) })
  const busy = (mine: boolean) => ({
    loading: opening.running && opening.given === mine,
    disabled: opening.running && opening.given !== mine,
  })
  return (
    <div className={classes.actions}>
      {hasShare && (
        <Button leftSection={icon} {...busy(true)} onClick={() => opening.run(true)}>
          {t('mine', { crew: crew.size, amount: writeMoney(crew.mine) })}
        </Button>
      )}
      {(!hasShare || owed > crew.mine) && (
        <Button variant={hasShare ? 'default' : 'filled'} leftSection={icon} {...busy(false)} onClick={() => opening.run(false)}>
          {crew.size > 1 ? rest : t('pay')}
        </Button>
      )}
    </div>
  )
}

/** The provider tells us by itself; until then this page looks again. */
const Waiting = () => (
  <Banner tone="amber" icon={IconClock}>
    {t('waiting')}
  </Banner>
)

type OfferProps = { policyOf: Tournament | null; checkout: CardCheckout; coupon: string | undefined; isLeaving: boolean; onGo: () => void }

function Offer({ policyOf, checkout: { items, amount }, coupon, isLeaving, onGo }: OfferProps) {
  return (
    <>
      <CardItems items={items} amount={amount} coupon={coupon} />
      {policyOf && <RefundPolicyNote tournament={policyOf} />}
      <Button leftSection={<IconCreditCard aria-hidden />} loading={isLeaving} onClick={onGo}>
        {t('goOn', { amount: writeMoney(amount) })}
      </Button>
    </>
  )
}
