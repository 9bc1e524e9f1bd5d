import { labelOf } from '@ramplight/contract/labels'
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
import { useState } from 'react'
import { PayoutTableSheet, payoutStructuresQuery } from '#features/payouts/payout-structures/index.ts'
import { call } from '#platform/call.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useAction } from '#platform/use-action.ts'
import { useActor } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'

const range = ({ tables }: PayoutStructure) => {
  const places = tables.map((table) => table.places)
  return places.length === 0 ? 'Empty' : `${Math.min(...places)} to ${Math.max(...places)} places`
}

const columns: Column<PayoutStructure>[] = [
  { id: 'name', header: labelOf('payout-structures', 'name'), value: (row) => row.name, card: 'title' },
  { id: 'range', header: 'For', value: range, card: 'fact' },
  { id: 'tables', header: labelOf('payout-structures', 'tables'), value: (row) => row.tables.length, numeric: true },
  { id: 'owner', header: 'Owner', value: (row) => (row.systemDefault ? 'System' : 'Yours'), card: 'fact' },
]

export function PayoutTablesPage() {
  const actor = useActor()
  const structures = useQuery(payoutStructuresQuery())
  const address = useTableAddress()
  const marker = useUnsentMarker('payout-structures')
  const [open, setOpen] = useState<PayoutStructure | 'new' | null>(null)
  const mayChange = (row: PayoutStructure) => can(actor, 'own.edit', { director: row.director ?? null, systemDefault: row.systemDefault })
  const remove = useAction({
    work: (row: PayoutStructure) => call(payoutStructureCalls.remove, { params: { id: row._id } }),
    onDone: (_, row) => {
      notify.stealth(`${row.name} is deleted.`)
    },
  })
  const ask = async (row: PayoutStructure) => {
    const text = 'Tournaments that use it fall back to the default table of 40 places.'
    if (await confirm({ title: `Delete ${row.name}?`, text, confirmLabel: 'Delete payout table', tone: 'danger' })) remove.run(row)
  }
  return (
    <Page>
      <PageHeader
        title="Payout tables"
        meta="What each place gets, for every number of paid places. Without one, the default of 40 places is used."
        primary={{ label: 'New table', icon: IconPlus, onClick: () => setOpen('new') }}
      />
      <ListFailed query={structures} what="payout tables">
        <DataTable
          label="Payout tables"
          rows={structures.data ?? []}
          columns={columns}
          marker={marker}
          rowKey={(row) => row._id}
          {...address}
          loading={structures.isPending}
          onOpen={setOpen}
          rowActions={(row) => (mayChange(row) ? [{ label: 'Delete', icon: IconTrash, tone: 'danger', onClick: () => void ask(row) }] : [])}
          empty={{
            icon: IconListNumbers,
            text: 'The default table pays up to 40 places. Make your own when you share the pool differently.',
            action: { label: 'New table', onClick: () => setOpen('new') },
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
