import { type PayoutStructure, payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { can } from '@ramplight/domain/policies/policies'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconListNumbers, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { PayoutTableSheet, payoutStructuresQuery } from '#features/payouts/payout-structures/index.ts'
import { call } from '#platform/call.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useAction } from '#platform/use-action.ts'
import { useActor } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { t } from './payout-tables.texts.ts'

const range = ({ tables }: PayoutStructure) => {
  const places = tables.map((table) => table.places)
  return places.length === 0
    ? t('payoutTables.empty')
    : t('payoutTables.fromToPlaces', { fewest: Math.min(...places), most: Math.max(...places) })
}

const columns = (): Column<PayoutStructure>[] => [
  { id: 'name', header: labelOf('payout-structures', 'name'), value: (row) => row.name, card: 'title' },
  { id: 'range', header: t('payoutTables.forPlaces'), value: range, card: 'fact' },
  { id: 'tables', header: labelOf('payout-structures', 'tables'), value: (row) => row.tables.length, numeric: true },
  {
    id: 'owner',
    header: t('payoutTables.owner'),
    value: (row) => (row.systemDefault ? t('payoutTables.system') : t('payoutTables.yours')),
    card: 'fact',
  },
]

export function PayoutTablesPage() {
  const shown = useMemo(columns, [])
  const actor = useActor()
  const structures = useQuery(payoutStructuresQuery())
  const address = useTableAddress()
  const marker = useUnsentMarker('payout-structures')
  const [open, setOpen] = useState<PayoutStructure | 'new' | null>(null)
  const mayChange = (row: PayoutStructure) => can(actor, 'own.edit', { director: row.director ?? null, systemDefault: row.systemDefault })
  const remove = useAction({
    work: (row: PayoutStructure) => call(payoutStructureCalls.remove, { params: { id: row._id } }),
    onDone: (_, row) => {
      notify.stealth(t('payoutTables.isDeleted', { name: row.name }))
    },
  })
  const ask = async (row: PayoutStructure) => {
    const text = t('payoutTables.whatDeletingDoes')
    if (
      await confirm({
        title: t('payoutTables.confirmDelete', { name: row.name }),
        text,
        confirmLabel: t('payoutTables.deletePayoutTable'),
        tone: 'danger',
      })
    )
      remove.run(row)
  }
  return (
    <Page>
      <PageHeader
        title={t('payoutTables.payoutTables')}
        meta={t('payoutTables.about')}
        primary={{ label: t('payoutTables.newTable'), icon: IconPlus, onClick: () => setOpen('new') }}
      />
      <ListFailed query={structures} what={t('payoutTables.payoutTablesNoun')}>
        <DataTable
          label={t('payoutTables.payoutTables')}
          rows={structures.data ?? []}
          columns={shown}
          marker={marker}
          rowKey={(row) => row._id}
          {...address}
          loading={structures.isPending}
          onOpen={setOpen}
          rowActions={(row) =>
            mayChange(row) ? [{ label: t('payoutTables.delete'), icon: IconTrash, tone: 'danger', onClick: () => void ask(row) }] : []
          }
          empty={{
            icon: IconListNumbers,
            text: t('payoutTables.firstUse'),
            action: { label: t('payoutTables.newTable'), onClick: () => setOpen('new') },
          }}
        />
      </ListFailed>
      {open && (
        <PayoutTableSheet
          structure={open === 'new' ? null : open}
          readOnly={open !== 'new' && !mayChange(open)}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  )
}
