import { type Team, teamCalls } from '@ramplight/contract/registration/teams'
import type { Tour } from '@ramplight/contract/tours/tours'
import { fullName } from '@ramplight/domain/registration/full-name'
import { notify } from '@ramplight/ui/dialogs/toasts'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import type { QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconPencil, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '#platform/call.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useAction } from '#platform/use-action.ts'
import { useRests } from '#platform/use-rests.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { TeamSheet } from './team-sheet.tsx'
import { t } from './teams.texts.ts'

type Row = Team & { tourName: string; fishing: string; substitute: string }

const columns = (): Column<Row>[] => [
  { id: 'team', header: t('teamList.team'), value: (row) => row.alias ?? row.name ?? row.fishing, card: 'title' },
  { id: 'anglers', header: labelOf('teams', 'users'), value: (row) => row.fishing, card: 'fact' },
  { id: 'sub', header: labelOf('teams', 'sub'), value: (row) => row.substitute, card: 'fact' },
  { id: 'club', header: labelOf('teams', 'club_name'), value: (row) => row.club_name ?? '', card: 'fact' },
  { id: 'tour', header: labelOf('teams', 'tour'), value: (row) => row.tourName, card: 'none' },
]

/** The captain first. */
function rowOf(team: Team, tours: ReadonlyMap<string, string>): Row {
  const of = (ids: readonly (string | null | undefined)[]) => team.anglers.filter(({ _id }) => ids.includes(_id))
  const crew = [...of([team.captain]), ...of(team.users.filter((id) => id !== team.captain))]
  return {
    ...team,
    fishing: fullNames({ anglers: crew }),
    substitute: of([team.sub]).map(fullName).join(''),
    tourName: tours.get(team.tour ?? '') ?? '',
  }
}

type Props = { teams: QueryLike<readonly Team[]>; tours: readonly Tour[]; adding: boolean; onAdd: (adding: boolean) => void }

/** Who fishes with whom: list, add, change, delete; what is deleted can be brought back. */
export function TeamList({ teams, tours, adding, onAdd }: Props) {
  const shown = useMemo(columns, [])
  const address = useTableAddress({ sort: { column: 'team', direction: 'asc' } })
  const marker = useUnsentMarker('teams')
  const [open, setOpen] = useState<Team | null>(null)
  const rows = useMemo(() => {
    const names = new Map(tours.map(({ _id, name }) => [_id, name]))
    return (teams.data ?? []).map((team) => rowOf(team, names))
  }, [teams.data, tours])
  const restore = useAction({ work: (row: Team) => call(teamCalls.restore, { params: { id: row._id } }) })
  const remove = useAction({
    work: (row: Team) => call(teamCalls.remove, { params: { id: row._id } }),
    onDone: (_, row) => notify.stealth(t('teamList.isDeleted'), { undo: { label: t('teamList.undo'), onUndo: () => restore.run(row) } }),
  })
  const rests = useRests(teamCalls.remove) ? { disabled: true, reason: t('teamList.needsInternet') } : {}
  const actions = (row: Team): UiAction[] => [
    { label: t('teamList.edit'), icon: IconPencil, onClick: () => setOpen(row) },
    { label: t('teamList.delete'), icon: IconTrash, tone: 'danger', onClick: () => remove.run(row), ...rests },
  ]
  return (
    <>
      <ListFailed query={teams} what={t('teamList.noun')}>
        <DataTable
          label={t('teamList.teams')}
          rows={rows}
          columns={shown}
          marker={marker}
          rowKey={(row) => row._id}
          {...address}
          loading={teams.isPending}
          onOpen={setOpen}
          rowActions={actions}
          searchPlaceholder={t('teamList.search')}
          exportName={t('teamList.exportName')}
          empty={{
            icon: IconUsersGroup,
            text: t('teamList.firstUse'),
            action: { label: t('teamList.add'), onClick: () => onAdd(true) },
          }}
        />
      </ListFailed>
      {open && <TeamSheet team={open} tours={tours} onClose={() => setOpen(null)} />}
      {adding && <TeamSheet team={null} tours={tours} onClose={() => onAdd(false)} />}
    </>
  )
}
