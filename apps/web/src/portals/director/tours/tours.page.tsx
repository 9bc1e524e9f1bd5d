import { Modal } from '@mantine/core'
import type { Tour } from '@ramplight/contract/tours/tours'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconMapRoute, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CreateTourBox, ownToursQuery, waterWord } from '#features/tours/tours/index.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { useUnsentMarker } from '#platform/local-writes/use-unsent-marker.tsx'
import { useGo } from '#platform/use-go.ts'
import { useSession } from '#platform/use-session.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { t } from './tours.texts.ts'

const columns = (): Column<Tour>[] => [
  { id: 'name', header: labelOf('tours', 'name'), value: (row) => row.name, card: 'title' },
  { id: 'water', header: labelOf('tours', 'waterType'), value: (row) => waterWord(row.waterType), card: 'fact' },
  { id: 'key', header: labelOf('tours', 'urlLookupKey'), value: (row) => row.urlLookupKey ?? '', card: 'fact' },
  { id: 'created', header: t('tours.since'), value: (row) => new Date(row.createdAt), optional: true },
]

export function ToursPage() {
  const shown = useMemo(columns, [])
  const tours = useQuery(ownToursQuery(useSession()!.user))
  const address = useTableAddress()
  const marker = useUnsentMarker('tours')
  const go = useGo()
  const [adding, setAdding] = useState(false)
  const open = ({ _id }: Tour) => go(`/director/tours/${_id}`)
  return (
    <Page>
      <PageHeader
        title={t('tours.tours')}
        meta={t('tours.about')}
        primary={{ label: t('tours.createTour'), icon: IconPlus, onClick: () => setAdding(true) }}
      />
      <ListFailed query={tours} what={t('tours.toursNoun')}>
        <DataTable
          label={t('tours.tours')}
          rows={tours.data ?? []}
          columns={shown}
          marker={marker}
          rowKey={(row) => row._id}
          {...address}
          loading={tours.isPending}
          hrefOf={({ _id }) => `/director/tours/${_id}`}
          onOpen={open}
          exportName="tours"
          empty={{
            icon: IconMapRoute,
            text: t('tours.noTours'),
            action: { label: t('tours.createTour'), onClick: () => setAdding(true) },
          }}
        />
      </ListFailed>
      <Modal opened={adding} onClose={() => setAdding(false)} title={t('tours.createTour')}>
        <CreateTourBox bare onCreated={open} />
      </Modal>
    </Page>
  )
}
