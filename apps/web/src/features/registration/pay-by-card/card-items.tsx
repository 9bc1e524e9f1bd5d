import type { CardCheckout } from '@ramplight/contract/payments/card-checkout'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './pay-by-card.texts.ts'

type Props = Pick<CardCheckout, 'items' | 'amount'> & { coupon?: string | undefined }

/** What a card pays, written out, with the fees on top. */
export const CardItems = ({ items, amount, coupon }: Props) => (
  <ExplanationList
    caption={t('pay')}
    rows={items.map(({ key, description, cost }) => ({ label: NAMES[key]?.(coupon) ?? description, amountText: writeMoney(cost) }))}
    total={{ label: t('total'), amountText: writeMoney(amount) }}
  />
)

/** What has a name of its own in each language; a pot has the name that its director gave it. */
const NAMES: Partial<Record<string, (coupon: string | undefined) => string>> = {
  fee: (code) => (code ? t('entryFeeLess', { code }) : t('entryFee')),
  membership: () => t('membership'),
  platform: () => t('platformFee'),
  card: () => t('cardFee'),
}
