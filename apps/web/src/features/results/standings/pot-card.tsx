import type { PotResult } from '@ramplight/domain/engine'
import { DataTable } from '@ramplight/ui/data-table.tsx'
import type { Column } from '@ramplight/ui/data-table-types'
import { Section } from '@ramplight/ui/page.tsx'
import { IconFish } from '@tabler/icons-react'
import { writeMoney, writeShortMoney } from '../../payouts/money/write-money.ts'
import { unitName } from '../../weigh-in/typed-weight.ts'
import { EngineLog } from '../payouts/engine-log.tsx'
import type { Results } from '../results-view.ts'
import { WhyFigure } from '../why/why-figure.tsx'
import { potName, weightText } from '../words.ts'

type Line = PotResult['standings'][number] & { amount: number; names: string; boat: number | null; tied: boolean }

/** A pot: who is in, what it is worth, who leads and what they get. */
export function PotCard({ results, pot, paidOnly }: { results: Results; pot: PotResult; paidOnly?: boolean }) {
  const { words } = results
  const paid = new Map(pot.payouts.map(({ entry, amount }) => [entry, amount]))
  const lines = pot.standings
    .map(
      (row): Line => ({
        ...row,
        amount: paid.get(row.entry) ?? 0,
        names: words.nameOf(row.entry),
        boat: results.entries.get(row.entry)?.boatNumber ?? null,
        tied: pot.standings.filter(({ position }) => position === row.position).length > 1,
      }),
    )
    .filter(({ amount }) => !paidOnly || amount > 0)
  return (
    <Section title={potName(words, pot.pot)} note={<PotSize results={results} pot={pot} />} flush>
      <EngineLog lines={pot.log} />
      <DataTable
        label={potName(words, pot.pot)}
        rows={lines}
        columns={columns(results, pot.pot)}
        rowKey={({ entry }) => entry}
        initialState={{ pageSize: 5 }}
        withSearch={false}
        flush
        empty={{
          icon: IconFish,
          text: results.standings.incomplete ? 'Paid when every day is weighed.' : 'No fish for this pot yet.',
          compact: true,
        }}
      />
    </Section>
  )
}

/** `41 participants × $10 = $410` */
function PotSize({ results: { tournament }, pot }: { results: Results; pot: PotResult }) {
  const fee = [...tournament.bigfishpots, ...tournament.sidepots].find(({ _id }) => _id === pot.pot)?.entryFee ?? 0
  const extra = pot.size - pot.participants * fee
  return (
    <span className="rl-num">
      {pot.participants} {pot.participants === 1 ? 'participant' : 'participants'} × {writeShortMoney(fee)}
      {extra > 0 && ` + ${writeShortMoney(extra)} extra`} = <b>{writeShortMoney(pot.size)}</b>
      {pot.retained > 0 && pot.paid > 0 && ` · ${writeShortMoney(pot.retained)} kept`}
    </span>
  )
}

const columns = ({ words, tournament }: Results, pot: string): Column<Line>[] => [
  {
    id: 'place',
    header: 'Place',
    value: ({ position }) => position,
    cell: ({ position, tied }) => `${tied ? 'T' : ''}${position}`,
    width: '5rem',
    card: 'status',
  },
  { id: 'team', header: tournament.teamEvent ? 'Team' : 'Angler', value: ({ names }) => names, card: 'title' },
  { id: 'boat', header: 'Boat', value: ({ boat }) => boat, numeric: true, width: '4.5rem', card: 'fact' },
  {
    id: 'weight',
    header: `Weight (${unitName[words.unit]})`,
    value: ({ weight }) => weight,
    cell: ({ weight }) => weightText(weight, words),
    numeric: true,
    card: 'fact',
  },
  {
    id: 'amount',
    header: 'Payout',
    value: ({ amount }) => amount,
    cell: ({ amount, entry }) => (amount > 0 ? <WhyFigure why={`pot-${pot}.${entry}`}>{writeMoney(amount)}</WhyFigure> : '—'),
    numeric: true,
    card: 'fact',
  },
]
