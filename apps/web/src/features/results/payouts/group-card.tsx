import type { GroupPot, Paid } from '@ramplight/domain/engine'
import { DataTable } from '@ramplight/ui/data-table.tsx'
import type { Column } from '@ramplight/ui/data-table-types'
import { Section } from '@ramplight/ui/page.tsx'
import { writeMoney } from '../../payouts/money/write-money.ts'
import type { Results } from '../results-view.ts'
import { WhyFigure } from '../why/why-figure.tsx'

/** The money of one group, played out among its members. */
export function GroupCard({ results, pot }: { results: Results; pot: GroupPot }) {
  const columns: Column<Paid>[] = [
    { id: 'place', header: 'Place', value: ({ position }) => position, width: '5rem', card: 'status' },
    {
      id: 'team',
      header: results.tournament.teamEvent ? 'Team' : 'Angler',
      value: ({ entry }) => results.words.nameOf(entry),
      card: 'title',
    },
    {
      id: 'amount',
      header: 'Payout',
      value: ({ amount }) => amount,
      cell: ({ amount, entry }) => <WhyFigure why={`payout.${entry}`}>{writeMoney(amount)}</WhyFigure>,
      numeric: true,
      card: 'fact',
    },
  ]
  return (
    <Section
      title={`Group ${pot.group}`}
      note={`${writeMoney(pot.paid)} paid + ${writeMoney(pot.retained)} kept = ${writeMoney(pot.amount)}`}
      flush
    >
      <DataTable
        label={`Group ${pot.group}`}
        rows={pot.payouts}
        columns={columns}
        rowKey={({ entry }) => entry}
        initialState={{ pageSize: 5 }}
        withSearch={false}
        flush
        empty={{ text: 'Nobody of this group is paid yet.', compact: true }}
      />
    </Section>
  )
}
