import { type Advertiser, advertiserCalls } from '@ramplight/contract/sponsors/advertisers'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconSpeakerphone, IconTrash } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '#platform/call.ts'
import { daysIn } from '#platform/family-table/date-filter.tsx'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { useAction } from '#platform/use-action.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { PAST_CHOICES } from '#platform/values/date-range.ts'
import { advertiserColumns } from './advertiser-columns.tsx'
import { countsQuery } from './advertiser-counts.ts'
import { AdvertiserSheet } from './advertiser-sheet.tsx'
import { t } from './advertisers.texts.ts'
import { CountTiles } from './count-tiles.tsx'

type Props = { adding: boolean; onAdd: (adding: boolean) => void }

/** Whose cards stand among the tournaments, and how often each was seen and clicked in the days that are chosen. */
export function AdvertiserTable({ adding, onAdd }: Props) {
  const { state } = useTableAddress()
  const counts = useQuery({ ...countsQuery(daysIn(state)), placeholderData: keepPreviousData })
  const [open, setOpen] = useState<Advertiser | null>(null)
  const columns = useMemo(() => advertiserColumns(counts.data), [counts.data])
  const remove = useAction({
    work: ({ _id }: Advertiser) => call(advertiserCalls.remove, { params: { id: _id } }),
    onDone: (_, { name }) => notify.stealth(t('table.isDeleted', { name })),
  })
  const askToDelete = async (advertiser: Advertiser) => {
    const title = t('table.confirmDelete', { name: advertiser.name })
    const sure = await confirm({ title, text: t('table.whatDeletingDoes'), confirmLabel: t('table.delete'), tone: 'danger' })
    if (sure) remove.run(advertiser)
  }
  return (
    <>
      <Loaded query={counts} what={t('table.counts')}>
        {(loaded) => <CountTiles counts={loaded} />}
      </Loaded>
      <FamilyTable
        label={t('table.advertisers')}
        call={advertiserCalls.pagedSearch}
        columns={columns}
        start={{ sort: { column: 'name', direction: 'asc' } }}
        views={[
          { id: 'all', label: t('table.all') },
          { id: 'shown', label: t('table.shown'), terms: { active: true } },
          { id: 'off', label: t('table.off'), terms: { active: false } },
        ]}
        // The days are of what was counted: every advertiser stays in the list.
        date={{ label: t('table.when'), choices: PAST_CHOICES, termsOf: () => ({}) }}
        onOpen={setOpen}
        rowActions={(row) => [{ label: t('table.delete'), icon: IconTrash, tone: 'danger', onClick: () => void askToDelete(row) }]}
        searchPlaceholder={t('table.search')}
        empty={{ icon: IconSpeakerphone, text: t('table.firstUse'), action: { label: t('table.add'), onClick: () => onAdd(true) } }}
      />
      {open && <AdvertiserSheet advertiser={open} onClose={() => setOpen(null)} />}
      {adding && <AdvertiserSheet advertiser={null} onClose={() => onAdd(false)} />}
    </>
  )
}
