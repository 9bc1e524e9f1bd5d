import { type Division, divisionCalls } from '@ramplight/contract/tours/divisions'
import type { Tour } from '@ramplight/contract/tours/tours'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import type { QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconExternalLink, IconPencil, IconSitemap, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '#platform/call.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { useRests } from '#platform/use-rests.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { DivisionSheet } from './division-sheet.tsx'
import { t } from './divisions.texts.ts'

type Row = Division & { tourName: string }

const columns = (): Column<Row>[] => [
  { id: 'name', header: labelOf('divisions', 'name'), value: (row) => row.name, card: 'title' },
  { id: 'tour', header: labelOf('divisions', 'tour'), value: (row) => row.tourName, card: 'fact' },
  { id: 'seasons', header: t('divisionList.seasons'), value: (row) => row.seasons.length, numeric: true, card: 'fact' },
  { id: 'tournaments', header: t('divisionList.tournaments'), value: (row) => row.tournaments.length, numeric: true, card: 'fact' },
]

type Props = {
  divisions: QueryLike<readonly Division[]>
  tours: readonly Tour[]
  adding: boolean
  onAdd: (adding: boolean) => void
}

/** The parts of the tours that have seasons of their own: list, add, change, delete. */
export function DivisionList({ divisions, tours, adding, onAdd }: Props) {
  const shown = useMemo(columns, [])
  const address = useTableAddress({ sort: { column: 'name', direction: 'asc' } })
  const marker = useUnsentMarker('divisions')
  const go = useGo()
  const [open, setOpen] = useState<Division | null>(null)
  const nameOf = new Map(tours.map(({ _id, name }) => [_id, name]))
  const rows = (divisions.data ?? []).map((division): Row => ({ ...division, tourName: nameOf.get(division.tour ?? '') ?? '' }))
  const remove = useAction({
    work: (row: Division) => call(divisionCalls.remove, { params: { id: row._id } }),
    onDone: (_, row) => notify.stealth(t('divisionList.isDeleted', { name: row.name })),
  })
  const ask = async (row: Division) => {
    const words = {
      title: t('divisionList.confirmDelete', { name: row.name }),
      text: t('divisionList.whatIsDeleted'),
      confirmLabel: t('divisionList.deleteDivision'),
      tone: 'danger' as const,
    }
    if (await confirm(words)) remove.run(row)
  }
  const rests = useRests(divisionCalls.remove) ? { disabled: true, reason: t('divisionList.needsInternet') } : {}
  const actions = (row: Division): UiAction[] => [
    { label: t('divisionList.edit'), icon: IconPencil, onClick: () => setOpen(row) },
    { label: t('divisionList.publicPage'), icon: IconExternalLink, onClick: () => go(`/divisions/${row._id}`) },
    { label: t('divisionList.delete'), icon: IconTrash, tone: 'danger', onClick: () => void ask(row), ...rests },
  ]
  return (
    <>
      <ListFailed query={divisions} what={t('divisionList.noun')}>
        <DataTable
          label={t('divisionList.divisions')}
          rows={rows}
          columns={shown}
          marker={marker}
          rowKey={(row) => row._id}
          {...address}
          loading={divisions.isPending}
          hrefOf={({ _id }) => `/director/divisions/${_id}`}
          onOpen={({ _id }) => go(`/director/divisions/${_id}`)}
          rowActions={actions}
          exportName="divisions"
          empty={{
            icon: IconSitemap,
            text: t('divisionList.firstUse'),
            action: { label: t('divisionList.add'), onClick: () => onAdd(true) },
          }}
        />
      </ListFailed>
      {open && <DivisionSheet division={open} tours={tours} onClose={() => setOpen(null)} />}
      {adding && <DivisionSheet division={null} tours={tours} onClose={() => onAdd(false)} />}
    </>
  )
}
