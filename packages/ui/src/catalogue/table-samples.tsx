import { Button } from '@mantine/core'
import { IconFish, IconMail, IconPlus, IconSailboat, IconTrash, IconUserCheck, IconUserPlus } from '@tabler/icons-react'
import { notify } from '../dialogs/toasts.ts'
import { Section } from '../frame/page.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import { UnsentMark } from '../parts/unsent-mark.tsx'
import { ErrorState } from '../states/error-state.tsx'
import { DataTable } from '../table/data-table.tsx'
import type { Column } from '../table/data-table-types.ts'
import { formatCents } from '../values/format-cents.ts'
import { type SampleEntry, sampleEntries } from './sample-entries.ts'

const columns: readonly Column<SampleEntry>[] = [
  { id: 'boat', header: 'Boat', value: (row) => row.boat, numeric: true, width: '4rem', card: 'fact' },
  { id: 'name', header: 'Angler / team', value: (row) => row.name, card: 'title' },
  { id: 'flight', header: 'Flight', value: (row) => row.flight, numeric: true, width: '5rem', card: 'fact' },
  { id: 'status', header: 'Status', value: (row) => row.status, cell: (row) => <EntryStatus status={row.status} />, card: 'status' },
  {
    id: 'owes',
    header: 'Owes',
    value: (row) => row.owesCents,
    cell: (row) => (row.owesCents ? `$${formatCents(row.owesCents)}` : '—'),
    numeric: true,
    card: 'none',
  },
  {
    id: 'weight',
    header: 'Weight (lb-oz)',
    value: (row) => row.hundredths,
    csv: (row) => row.weight,
    cell: (row) => row.weight,
    numeric: true,
    card: 'fact',
  },
  { id: 'signed', header: 'Signed up', value: (row) => row.signedUp, card: 'none' },
]

const LOOK = {
  Paid: { tone: 'kelp', icon: IconUserCheck },
  Owes: { tone: 'amber', icon: IconFish },
  Registered: { tone: 'water', icon: IconUserPlus },
} as const

const EntryStatus = ({ status }: { status: SampleEntry['status'] }) => <StatusBadge word={status} {...LOOK[status]} />

export function TableSamples() {
  return (
    <>
      <DataTable
        label="Entries"
        rows={sampleEntries}
        columns={columns}
        rowKey={(row) => row.id}
        initialState={{ sort: { column: 'boat', direction: 'asc' }, filters: { flight: ['1'] } }}
        onOpen={(row) => notify.stealth(`Opened ${row.name}`)}
        marker={(row) => row.onDevice && <UnsentMark />}
        bulkActions={[
          { label: 'Mark paid', icon: IconUserCheck, run: async (rows) => !!notify.success(`${rows.length} entries marked paid`) },
          { label: 'Message', icon: IconMail, run: async () => false },
          { label: 'Delete', icon: IconTrash, tone: 'danger', run: async () => false },
        ]}
        views={[
          { id: 'all', label: 'All' },
          { id: 'unpaid', label: 'Unpaid', match: (row) => row.owesCents > 0 },
          { id: 'here', label: 'On this device', match: (row) => row.onDevice },
        ]}
        filters={[
          {
            id: 'flight',
            label: 'Flight',
            options: [
              { value: '1', label: 'Flight 1' },
              { value: '2', label: 'Flight 2' },
            ],
            match: (row, value) => String(row.flight) === value,
          },
          {
            id: 'status',
            label: 'Status',
            options: ['Paid', 'Owes', 'Registered'].map((value) => ({ value, label: value })),
            match: (row, value) => row.status === value,
          },
        ]}
        rowActions={() => [
          { label: 'Move to flight 2', icon: IconSailboat },
          { label: 'Card payment', disabled: true, reason: 'Needs internet' },
          { label: 'Delete entry', icon: IconTrash, tone: 'danger' },
        ]}
        searchPlaceholder="Name, boat, phone"
        exportName="entries"
        remember="catalogue-entries"
        actions={<Button leftSection={<IconPlus size={18} aria-hidden />}>Add entry</Button>}
      />
      <Section title="Table while loading" flush>
        <DataTable
          label="Payments"
          rows={[]}
          columns={columns}
          rowKey={(row) => row.id}
          loading
          flush
          withSearch={false}
          initialState={{ pageSize: 5 }}
        />
      </Section>
      <Section title="Table without rows, without matches, without network" flush>
        <DataTable
          label="Teams"
          rows={[]}
          columns={columns}
          rowKey={(row) => row.id}
          flush
          withSearch={false}
          empty={{
            icon: IconSailboat,
            title: 'No boats yet',
            text: 'Boats appear here as soon as the first angler signs up.',
            action: { label: 'Share the link' },
            learnHow: { href: '#learn' },
          }}
        />
        <DataTable
          label="Anglers"
          rows={sampleEntries}
          columns={columns}
          rowKey={(row) => row.id}
          flush
          initialState={{ search: 'zander' }}
        />
        <DataTable
          label="Raffles"
          rows={[]}
          columns={columns}
          rowKey={(row) => row.id}
          flush
          withSearch={false}
          error={<ErrorState failed="The raffles could not be loaded." safe="Nothing was changed." onRetry={() => undefined} />}
        />
      </Section>
    </>
  )
}
