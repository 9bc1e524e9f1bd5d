import type { FeeLine, PlatformInvoice } from '@ramplight/contract/payments/platform-invoices'
import { FEE_PER_ANGLER, FEE_PER_LICENSE } from '@ramplight/domain/registration/fees'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { writeShortDate } from '#platform/values/tournament-dates.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './platform-fees.texts.ts'

type Bill = Pick<PlatformInvoice, 'lines' | 'credits' | 'licensed' | 'amount'>

const namesOf = (people: FeeLine['added']): string => people.map(({ name }) => name).join(', ')

/** How the amount of an event comes about. */
function howOf({ added, givenBack, paidOnline }: FeeLine): string {
  return [
    added.length ? t('fees.anglers', { count: added.length }) : '',
    givenBack.length ? t('fees.givenBack', { count: givenBack.length }) : '',
    paidOnline ? t('fees.paidOnline', { count: paidOnline }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

const titleOf = ({ tournamentName, day }: FeeLine): string =>
  [tournamentName || t('fees.gone'), day ? writeShortDate(day) : ''].filter(Boolean).join(' · ')

/** A bill line by line: the events, who is counted, the credits, the total. */
export function BillLines({ bill, caption }: { bill: Bill; caption: string }) {
  const rows = bill.lines.map((line) => ({
    label: titleOf(line),
    detail: (
      <>
        {howOf(line)}
        <details>
          <summary>{t('fees.names')}</summary>
          {namesOf(line.added)}
          {line.givenBack.length > 0 && <div>{t('fees.backNames', { names: namesOf(line.givenBack) })}</div>}
        </details>
      </>
    ),
    amountText: writeMoney(line.amount),
  }))
  const credits = {
    label: t('fees.credits', { count: bill.credits }),
    amountText: writeMoney(0 - bill.credits * FEE_PER_ANGLER),
    tone: 'minus' as const,
  }
  const licenses = {
    label: t('fees.licenses', { count: bill.licensed.length }),
    detail: namesOf(bill.licensed),
    amountText: writeMoney(bill.licensed.length * FEE_PER_LICENSE),
  }
  return (
    <ExplanationList
      caption={caption}
      rows={[...rows, ...(bill.credits ? [credits] : []), ...(bill.licensed.length ? [licenses] : [])]}
      total={{ label: t('fees.total'), amountText: writeMoney(bill.amount) }}
    />
  )
}
