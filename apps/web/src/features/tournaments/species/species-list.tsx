import { type Species, speciesCalls, waterType } from '@ramplight/contract/tournaments/species'
import { can } from '@ramplight/domain/policies/policies'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import type { QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconFish, IconPencil, IconTrash, IconWorld } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '#platform/call.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useAction } from '#platform/use-action.ts'
import { useActor } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { t } from './species.texts.ts'
import { SpeciesSheet } from './species-sheet.tsx'

const columns = (): Column<Species>[] => [
  { id: 'name', header: labelOf('species', 'name'), value: (row) => row.name, card: 'title' },
  { id: 'water', header: labelOf('species', 'waterType'), value: (row) => row.waterType && t(`water.${row.waterType}`), card: 'fact' },
  {
    id: 'owner',
    header: t('speciesList.owner'),
    value: (row) => (row.systemDefault ? t('speciesList.system') : t('speciesList.yours')),
    cell: (row) => (row.systemDefault ? <StatusBadge word={t('speciesList.system')} icon={IconWorld} /> : t('speciesList.yours')),
    card: 'status',
  },
]

type Props = { species: QueryLike<readonly Species[]>; system?: boolean; adding: boolean; onAdd: (adding: boolean) => void }

/** A plain family on screen: list, add, change, delete. `system` is the list every director starts from. */
export function SpeciesList({ species, system = false, adding, onAdd }: Props) {
  const rows = (species.data ?? []).filter(({ systemDefault }) => systemDefault || !system)
  const shown = useMemo(columns, [])
  const actor = useActor()
  const address = useTableAddress({ sort: { column: 'name', direction: 'asc' } })
  const [open, setOpen] = useState<Species | null>(null)
  const marker = useUnsentMarker('species')
  const mayChange = (row: Species) => can(actor, 'own.edit', { director: row.director ?? null, systemDefault: row.systemDefault })
  const remove = useAction({
    work: (row: Species) => call(speciesCalls.remove, { params: { id: row._id } }),
    onDone: (_, row) => notify.stealth(t('speciesList.isDeleted', { name: row.name })),
  })
  const ask = async (row: Species) => {
    const text = t('speciesList.tournamentsKeepTheName')
    if (
      await confirm({
        title: t('speciesList.confirmDelete', { name: row.name }),
        text,
        confirmLabel: t('speciesList.deleteSpecies'),
        tone: 'danger',
      })
    )
      remove.run(row)
  }
  const actions = (row: Species): UiAction[] =>
    mayChange(row)
      ? [
          { label: t('speciesList.edit'), icon: IconPencil, onClick: () => setOpen(row) },
          { label: t('speciesList.delete'), icon: IconTrash, tone: 'danger', onClick: () => void ask(row) },
        ]
      : []
  return (
    <>
      <ListFailed query={species} what={t('speciesList.noun')}>
        <DataTable
          label={t('speciesList.species')}
          rows={rows}
          columns={shown}
          marker={marker}
          rowKey={(row) => row._id}
          {...address}
          loading={species.isPending}
          onOpen={(row) => mayChange(row) && setOpen(row)}
          rowActions={actions}
          filters={[
            {
              id: 'water',
              label: t('speciesList.water'),
              options: waterType.options.map((value) => ({ value, label: t(`water.${value}`) })),
              match: (row, value) => row.waterType === value,
            },
          ]}
          exportName="species"
          empty={{
            icon: IconFish,
            text: t('speciesList.firstUse'),
            action: { label: t('speciesList.addSpecies'), onClick: () => onAdd(true) },
          }}
        />
      </ListFailed>
      {open && <SpeciesSheet species={open} system={system} onClose={() => setOpen(null)} />}
      {adding && <SpeciesSheet species={null} system={system} onClose={() => onAdd(false)} />}
    </>
  )
}
