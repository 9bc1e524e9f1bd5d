import { type Document, documentCalls } from '@ramplight/contract/content/documents'
import { isAskedFor } from '@ramplight/domain/content/asked-for'
import { IconFileText } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { t } from './documents.texts.ts'
import { OpenDocument } from './open-document.tsx'

const columns = (): FamilyColumn<Document>[] => [
  { id: 'label', header: labelOf('documents', 'label'), value: (row) => row.label, sortField: 'label', card: 'title' },
  { id: 'user', header: labelOf('documents', 'user'), value: (row) => row.userName ?? '', card: 'fact' },
  {
    id: 'date',
    header: labelOf('documents', 'dateUploaded'),
    value: (row) => (isAskedFor(row) ? null : new Date(row.dateUploaded)),
    sortField: 'dateUploaded',
    card: 'fact',
  },
  {
    id: 'state',
    header: t('state'),
    value: (row) => t(isAskedFor(row) ? 'waiting' : 'in'),
    card: 'fact',
  },
  {
    id: 'required',
    header: labelOf('documents', 'isRequired'),
    value: (row) => (row.isRequired ? t('table.required') : ''),
    optional: true,
  },
  { id: 'open', header: t('openShort'), cell: (row) => <OpenDocument document={row} />, card: 'status' },
]

/** What was handed in to a director, the newest first. */
export function DocumentTable({ terms }: { terms?: { tournament: string } }) {
  const shown = useMemo(columns, [])
  return (
    <FamilyTable
      label={t('table.documents')}
      call={documentCalls.pagedSearch}
      {...(terms && { terms })}
      columns={shown}
      start={{ sort: { column: 'date', direction: 'desc' } }}
      views={[
        { id: 'all', label: t('table.all') },
        { id: 'required', label: t('table.required'), terms: { isRequired: true } },
      ]}
      searchPlaceholder={t('table.search')}
      empty={{ icon: IconFileText, text: t('table.firstUse') }}
    />
  )
}
