import { type DirectorCreditBank, directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { writeDay } from '@ramplight/ui/values/times'
import { IconCoins, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import type { Director } from '../directors/index.ts'
import { whatFor, writeCredits } from './credit-words.ts'
import { t } from './credits.texts.ts'

type Bank = DirectorCreditBank

export const holderOf = ({ userName }: Pick<Bank, 'userName'>): string => userName ?? t('banks.unknown')

function lastLine({ transactions: [line] }: Bank): string {
  if (!line) return t('banks.nothing')
  return t('banks.lastLine', { amount: writeCredits(line.amount), what: whatFor(line), date: writeDay(line.createdAt) })
}

const columns = (): FamilyColumn<Bank>[] => [
  { id: 'director', header: t('banks.director'), value: holderOf, card: 'title' },
  { id: 'balance', header: t('banks.balance'), value: (row) => row.balance, numeric: true, card: 'fact' },
  { id: 'last', header: t('banks.last'), value: lastLine, card: 'fact' },
  { id: 'since', header: t('banks.since'), value: (row) => new Date(row.createdAt), sortField: 'createdAt', optional: true },
]

/** Every director who has credits, or had some. `onGrant`: to these, or to nobody yet. */
export function BankTable({ onGrant }: { onGrant: (directors: Director[]) => void }) {
  const shown = useMemo(columns, [])
  return (
    <FamilyTable
      label={t('banks.label')}
      call={directorCreditBankCalls.pagedSearch}
      columns={shown}
      start={{ sort: { column: 'since', direction: 'desc' } }}
      hrefOf={({ _id }) => `/sys-admin/credits/${_id}`}
      mutedRow={({ balance }) => balance === 0}
      bulkActions={[
        {
          label: t('banks.grant'),
          icon: IconPlus,
          run: async (rows) => {
            onGrant(rows.map((row) => ({ user: row.user, name: holderOf(row) })))
            return false
          },
        },
      ]}
      searchPlaceholder={t('banks.search')}
      empty={{ icon: IconCoins, text: t('banks.none'), action: { label: t('banks.grant'), onClick: () => onGrant([]) } }}
    />
  )
}
