import { Button } from '@mantine/core'
import { type CardCheckout, cardCheckoutCalls } from '@ramplight/contract/payments/card-checkout'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { writeClock } from '@ramplight/ui/values/times'
import { IconCheck, IconClock, IconCreditCard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { myEntriesQuery } from '#features/tournaments/angler-today/index.ts'
import { call } from '#platform/call.ts'
import { takesCardsQuery } from '#platform/takes-cards.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from '../angler.texts.ts'

/** So often we look whether the provider has told that it was paid. */
const LOOK_MS = 2000

/**
 * Paying what an entry owes, on a page of the card provider. First everything is written out with its fees; a second tap goes there. Who
 * comes back is told what our books say, and not what the address says.
 */
export function PayByCard({ entry }: { entry: TournamentEntry }) {
  const { card } = useSearch({ from: '__root__' })
  const online = useOnline()
  const cards = useQuery({ ...takesCardsQuery(entry.tournament), enabled: online })
  const opening = useAction({ work: () => call(cardCheckoutCalls.createCheckout, { body: { entry: entry._id } }) })
  if (entry.status === 'Paid')
    return card === 'back' ? (
      <Banner tone="kelp" icon={IconCheck}>
        {t('card.paid')}
      </Banner>
    ) : null
  if (entry.freeEntry || entry.disqualified) return null
  if (card === 'back' && !opening.done) return <Waiting />
  // Offline the button stays and says what it needs.
  if (cards.data?.takesCards === false) return <p>{t('card.notHere')}</p>
  return (
    <>
      {card === 'left' && !opening.done && <Banner icon={IconClock}>{t('card.left')}</Banner>}
      {opening.done ? (
        <Offer checkout={opening.done} />
      ) : (
        <NeedsInternet offline={!online} reason={t('card.needsInternet')}>
          <Button leftSection={<IconCreditCard aria-hidden />} loading={opening.running} onClick={() => opening.run()}>
            {t('card.pay')}
          </Button>
        </NeedsInternet>
      )}
    </>
  )
}

/** The provider tells us by itself; until then this page looks again. */
function Waiting() {
  useQuery({ ...myEntriesQuery(useSession()!.user._id), refetchInterval: LOOK_MS })
  return (
    <Banner tone="amber" icon={IconClock}>
      {t('card.waiting')}
    </Banner>
  )
}

function Offer({ checkout: { items, amount, heldUntil, url } }: { checkout: CardCheckout }) {
  return (
    <>
      <ExplanationList
        caption={t('card.pay')}
        rows={items.map(({ key, description, cost }) => ({ label: nameOf(key) ?? description, amountText: writeMoney(cost) }))}
        total={{ label: t('card.total'), amountText: writeMoney(amount) }}
        note={heldUntil ? t('card.held', { time: writeClock(heldUntil) }) : undefined}
      />
      <Button leftSection={<IconCreditCard aria-hidden />} onClick={() => url && window.location.assign(url)}>
        {t('card.goOn', { amount: writeMoney(amount) })}
      </Button>
    </>
  )
}

/** What has a name of its own in each language; a pot has the name that its director gave it. */
const nameOf = (key: string): string | null =>
  key === 'fee' ? t('card.entryFee') : key === 'platform' ? t('card.platformFee') : key === 'card' ? t('card.cardFee') : null
