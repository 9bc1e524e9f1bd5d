import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { platformInvoiceCalls as calls } from '@ramplight/contract/payments/platform-invoices'
import { PURPOSE_NAMES } from '@ramplight/domain/money/accounts'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { purposeWord } from '../money/index.ts'
import { writeMonth } from '../platform-fees/index.ts'
import { t } from './platform-book.texts.ts'

type Lines = ResponseOf<typeof calls.bookLines>

/** The lines behind the figure that the address names: they add up to it. */
export function BookLinesSheet() {
  const [asked, setAsked] = useAddressParam('why')
  const [month = '', name = ''] = (asked ?? '').split('.')
  const purpose = PURPOSE_NAMES.find((one) => one === name)
  const lines = useQuery({
    ...queryOf(calls.bookLines, { params: { month, purpose: purpose ?? 'other' } }),
    enabled: purpose !== undefined,
  })
  return (
    <SideSheet
      opened={purpose !== undefined}
      onClose={() => setAsked(null)}
      title={purpose ? t('figure', { purpose: purposeWord(purpose), month: writeMonth(month) }) : ''}
    >
      <Loaded query={lines} what={t('figureNoun')}>
        {(loaded) => (
          <ExplanationList
            caption={purpose ? purposeWord(purpose) : ''}
            rows={loaded.lines.map(rowOf)}
            total={{ label: t('total'), amountText: writeMoney(loaded.total) }}
            note={loaded.isWhole ? undefined : t('notAll')}
          />
        )}
      </Loaded>
    </SideSheet>
  )
}

function rowOf({ at, what, about, amount, isReversal }: Lines['lines'][number]) {
  const word = t(`what.${what}`)
  return {
    label: about || word,
    detail: [isReversal ? t('takenBack', { what: word }) : word, writeMoment(at)].join(' · '),
    amountText: writeMoney(amount),
    tone: amount < 0 ? ('minus' as const) : ('plain' as const),
  }
}
