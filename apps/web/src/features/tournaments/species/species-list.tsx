import { labelOf } from '@ramplight/contract/labels'
import { type Species, speciesCalls } from '@ramplight/contract/tournaments/species'
import { can } from '@ramplight/domain/policies/policies'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconFish, IconPencil, IconTrash, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useAction } from '#platform/use-action.ts'
import { useActor } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { SpeciesSheet } from './species-sheet.tsx'

const columns: Column<Species>[] = [
  { id: 'name', header: labelOf('species', 'name'), value: (row) => row.name, card: 'title' },
  { id: 'water', header: labelOf('species', 'waterType'), value: (row) => row.waterType, card: 'fact' },
  {
    id: 'owner',
    header: 'Owner',
    value: (row) => (row.systemDefault ? 'System' : 'Yours'),
    cell: (row) => (row.systemDefault ? <StatusBadge word="System" icon={IconWorld} /> : 'Yours'),
    card: 'status',
  },
]

type Props = { species: readonly Species[]; loading: boolean; system?: boolean; adding: boolean; onAdd: (adding: boolean) => void }

/** A plain family on screen: list, add, change, delete. `system` is the list every director starts from. */
export function SpeciesList({ species, loading, system = false, adding, onAdd }: Props) {
  const actor = useActor()
  const address = useTableAddress({ sort: { column: 'name', direction: 'asc' } })
  const [open, setOpen] = useState<Species | null>(null)
  const marker = useUnsentMarker('species')
  const mayChange = (row: Species) => can(actor, 'own.edit', { director: row.director ?? null, systemDefault: row.systemDefault })
  const remove = useAction({
    work: (row: Species) => call(speciesCalls.remove, { params: { id: row._id } }),
    onDone: (_, row) => notify.stealth(`${row.name} is deleted.`),
  })
  const ask = async (row: Species) => {
    const text = 'Tournaments that name it keep the name.'
    if (await confirm({ title: `Delete ${row.name}?`, text, confirmLabel: 'Delete species', tone: 'danger' })) remove.run(row)
  }
  const actions = (row: Species): UiAction[] =>
    mayChange(row)
      ? [
          { label: 'Edit', icon: IconPencil, onClick: () => setOpen(row) },
          { label: 'Delete', icon: IconTrash, tone: 'danger', onClick: () => void ask(row) },
        ]
      : []
  return (
    <>
      <DataTable
        label="Species"
        rows={species}
        columns={columns}
        marker={marker}
        rowKey={(row) => row._id}
        {...address}
        loading={loading}
        onOpen={(row) => mayChange(row) && setOpen(row)}
        rowActions={actions}
        filters={[
          {
            id: 'water',
            label: 'Water',
            options: ['Freshwater', 'Saltwater', 'Both'].map((value) => ({ value, label: value })),
            match: (row, value) => row.waterType === value,
          },
        ]}
        exportName="species"
        empty={{
          icon: IconFish,
          text: 'Species that are scored on their own are kept here.',
          action: { label: 'Add species', onClick: () => onAdd(true) },
        }}
      />
      {open && <SpeciesSheet species={open} system={system} onClose={() => setOpen(null)} />}
      {adding && <SpeciesSheet species={null} system={system} onClose={() => onAdd(false)} />}
    </>
  )
}
