import { Badge, Button, Group } from '@mantine/core'
import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { savedCardCalls } from '@ramplight/contract/payments/saved-cards'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconCreditCard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './saved-cards.texts.ts'

type Own = ResponseOf<typeof savedCardCalls.ownCards>
type Card = Own['cards'][number]

const upperFirst = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
const nameOf = ({ brand, last4 }: Card): string => t('card', { brand: upperFirst(brand), last4 })

/** The saved cards of whoever looks: which pays, and away with those that are old. A card is typed on a page of the provider. */
export function SavedCards() {
  const online = useOnline()
  const own = useQuery({ ...queryOf(savedCardCalls.ownCards, {}), enabled: online })
  const adding = useAction({
    work: () => call(savedCardCalls.setupCheckout, { body: { back: 'payments' } }),
    onDone: ({ url }) => window.location.assign(url),
  })
  if (!online || own.data?.isOn === false) return null
  const add = (
    <Button loading={adding.running} leftSection={<IconCreditCard size={20} stroke={1.75} aria-hidden />} onClick={() => adding.run()}>
      {t('add')}
    </Button>
  )
  return (
    <Section title={t('title')} note={t('about')} actions={add} flush>
      <Loaded query={own} what={t('noun')}>
        {(loaded) => <CardRows own={loaded} />}
      </Loaded>
    </Section>
  )
}

/** The same without a way to add one, where there are some: for a page that has its own words around them. */
export function OwnCardRows() {
  const online = useOnline()
  const own = useQuery({ ...queryOf(savedCardCalls.ownCards, {}), enabled: online }).data
  return own?.cards.length ? <CardRows own={own} /> : null
}

/** Which of the cards pays, and what can be done about each. */
function CardRows({ own: { customer, cards } }: { own: Own }) {
  return (
    <RowList
      none={t('none')}
      rows={cards.map((card) => ({
        key: card.payment_method,
        title: nameOf(card),
        about: t('until', { month: String(card.exp_month).padStart(2, '0'), year: String(card.exp_year) }),
        end: card.isDefault ? (
          <Badge color="kelp" variant="light">
            {t('pays')}
          </Badge>
        ) : undefined,
        foot: customer && <CardActions customer={customer} card={card} />,
      }))}
    />
  )
}

function CardActions({ customer, card }: { customer: string; card: Card }) {
  const online = useOnline()
  const body = { customer, payment_method: card.payment_method }
  const using = useAction({ work: () => call(savedCardCalls.setDefaultCard, { body }), onDone: () => notify.success(t('used')) })
  const removing = useAction({ work: () => call(savedCardCalls.removeCard, { body }), onDone: () => notify.success(t('removed')) })
  const remove = async () => {
    const words = { title: t('removeTitle', { card: nameOf(card) }), text: t('removeText'), confirmLabel: t('remove') }
    if (await confirm({ ...words, tone: 'danger' })) removing.run()
  }
  return (
    <Group gap="xs">
      {!card.isDefault && (
        <Button
          variant="default"
          disabled={!online}
          loading={using.running}
          onClick={() => using.run()}
          aria-label={`${t('use')}: ${nameOf(card)}`}
        >
          {t('use')}
        </Button>
      )}
      <Button
        variant="default"
        disabled={!online}
        loading={removing.running}
        onClick={remove}
        aria-label={`${t('remove')}: ${nameOf(card)}`}
      >
        {t('remove')}
      </Button>
    </Group>
  )
}
