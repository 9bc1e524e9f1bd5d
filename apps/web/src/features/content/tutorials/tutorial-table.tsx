import { type Tutorial, tutorialCalls } from '@ramplight/contract/content/tutorials'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { writeList } from '@ramplight/ui/values/numbers'
import { IconEye, IconEyeOff, IconSchool, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { TutorialForm } from './tutorial-form.tsx'
import { t } from './tutorials.texts.ts'

const placesOf = ({ displayLocations }: Tutorial): string =>
  displayLocations.length > 0 ? writeList([...new Set(displayLocations.map(({ section }) => section))]) : t('table.inTheHelp')

const shownWord = ({ active }: Tutorial) => t(active ? 'table.shown' : 'table.off')

const columns = (): Column<Tutorial>[] => [
  { id: 'name', header: labelOf('tutorials', 'name'), value: ({ name }) => name, card: 'title' },
  { id: 'description', header: labelOf('tutorials', 'description'), value: ({ description }) => description, card: 'none' },
  { id: 'places', header: t('table.offeredAt'), value: placesOf, card: 'fact' },
  {
    id: 'active',
    header: labelOf('tutorials', 'active'),
    value: shownWord,
    cell: (row) => <StatusBadge word={shownWord(row)} tone={row.active ? 'kelp' : 'ink'} icon={row.active ? IconEye : IconEyeOff} />,
    card: 'status',
  },
]

type Props = { adding: boolean; onAdd: (adding: boolean) => void }

/** Every tutorial of the system, shown or not. */
export function TutorialTable({ adding, onAdd }: Props) {
  const tutorials = useQuery(queryOf(tutorialCalls.search, { body: { selectAll: true } }))
  const [open, setOpen] = useState<Tutorial | null>(null)
  const remove = useAction({
    work: ({ _id }: Tutorial) => call(tutorialCalls.remove, { params: { id: _id } }),
    onDone: (_, { name }) => notify.stealth(t('table.isDeleted', { name })),
  })
  const askToDelete = async (tutorial: Tutorial) => {
    const title = t('table.confirmDelete', { name: tutorial.name })
    if (await confirm({ title, text: t('table.whatDeletingDoes'), confirmLabel: t('table.delete'), tone: 'danger' })) remove.run(tutorial)
  }
  return (
    <>
      <ListFailed query={tutorials} what={t('what')}>
        <DataTable
          label={t('table.tutorials')}
          rows={tutorials.data ?? []}
          loading={tutorials.isPending}
          columns={columns()}
          rowKey={({ _id }) => _id}
          views={[
            { id: 'all', label: t('table.all') },
            { id: 'shown', label: t('table.shown'), match: ({ active }) => active },
            { id: 'off', label: t('table.off'), match: ({ active }) => !active },
          ]}
          initialState={{ sort: { column: 'name', direction: 'asc' } }}
          onOpen={setOpen}
          rowActions={(row) => [{ label: t('table.delete'), icon: IconTrash, tone: 'danger', onClick: () => void askToDelete(row) }]}
          searchPlaceholder={t('table.search')}
          remember="tutorials"
          empty={{ icon: IconSchool, text: t('table.firstUse'), action: { label: t('table.add'), onClick: () => onAdd(true) } }}
        />
      </ListFailed>
      {open && <TutorialForm tutorial={open} onClose={() => setOpen(null)} />}
      {adding && <TutorialForm tutorial={null} onClose={() => onAdd(false)} />}
    </>
  )
}
