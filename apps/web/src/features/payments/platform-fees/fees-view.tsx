import { Button } from '@mantine/core'
import type { PlatformFees } from '@ramplight/contract/payments/platform-invoices'
import { savedCardCalls } from '@ramplight/contract/payments/saved-cards'
import { brand } from '@ramplight/domain/kernel/brand'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { IconCreditCard } from '@tabler/icons-react'
import { OwnCardRows } from '#features/payments/saved-cards/index.ts'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { BillLines } from './bill-lines.tsx'
import { InvoiceRows, writeMonth } from './invoice-rows.tsx'
import { t } from './platform-fees.texts.ts'

/** What a director owes the platform: this month so far, and the invoices of the months before. `back`: the page of theirs that sent them here. */
export function FeesView({ fees: { coming, invoices, card }, back }: { fees: PlatformFees; back: string | null }) {
  const title = t('fees.owes', { brand: brand.name })
  const billed = (
    <Section title={t('fees.invoices')} flush>
      <InvoiceRows invoices={invoices} isOwn none={t('fees.noInvoices')} />
    </Section>
  )
  // What has to be paid now stands first.
  const isMissed = invoices.some(({ owed, tries }) => owed > 0 && tries > 0)
  return (
    <>
      {isMissed && billed}
      <Section title={title} note={t('fees.owesNote', { month: writeMonth(coming.month) })}>
        {coming.lines.length || coming.licensed.length ? <BillLines bill={coming} caption={title} /> : <div>{t('fees.nothing')}</div>}
      </Section>
      {!isMissed && billed}
      <Section title={t('fees.card')} note={`${wordsOf(card)} ${t('fees.cardAbout')}`} actions={<AddCard back={back} />} flush>
        <OwnCardRows />
      </Section>
    </>
  )
}

const upperFirst = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
const wordsOf = ({ state, brand, last4 }: PlatformFees['card']): string =>
  state === 'there'
    ? t('fees.cardIs', { brand: upperFirst(brand ?? ''), last4: last4 ?? '' })
    : t(state === 'none' ? 'fees.noCard' : 'fees.cardUnknown')

/** The card is typed on a page of the provider, which leads back here. */
function AddCard({ back }: { back: string | null }) {
  const online = useOnline()
  const opening = useAction({
    work: () => call(savedCardCalls.setupCheckout, { body: { back: 'fees', ...(back ? { from: back } : {}) } }),
    onDone: ({ url }) => window.location.assign(url),
  })
  return (
    <Button
      variant="default"
      disabled={!online}
      loading={opening.running}
      leftSection={<IconCreditCard aria-hidden />}
      onClick={() => opening.run()}
    >
      {t('fees.addCard')}
    </Button>
  )
}
