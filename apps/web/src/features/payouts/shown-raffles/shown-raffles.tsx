import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { type Raffle, tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { writeNumbers } from '@ramplight/domain/payouts/raffle-draw'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { useActor } from '#platform/use-session.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { DrawProof } from './draw-proof.tsx'
import { t } from './shown-raffles.texts.ts'

/** The raffles of a tournament as everybody sees them, with one's own numbers. Nothing where there are none. */
export function ShownRaffles({ tournament }: { tournament: string }) {
  const me = useActor()
  const raffles = useQuery(queryOf(tournamentRaffleCalls.search, { body: { tournament, active: true, sortField: 'name' } }))
  const tickets = useQuery({ ...queryOf(tournamentRaffleEntryCalls.search, { body: { user: me?.id } }), enabled: !!me })
  if (!raffles.data?.length) return null
  const rowOf = (raffle: Raffle): Row => {
    const mine = (tickets.data ?? []).filter((ticket) => ticket.raffle === raffle._id).map(({ entryNumber }) => entryNumber)
    const { winningNumber, sold, cost, description } = raffle
    const won = winningNumber !== null && mine.includes(winningNumber)
    const facts = [cost ? t('list.price', { price: writeShortMoney(cost) }) : t('list.free'), t('list.sold', { sold })]
    return {
      key: raffle._id,
      title: raffle.name,
      about: [description, facts.join(' · '), mine.length ? t('list.mine', { numbers: writeNumbers(mine) }) : '']
        .filter(Boolean)
        .join('\n'),
      end: winningNumber === null ? null : won ? t('list.won') : t('list.winner', { number: String(winningNumber) }),
      foot: <DrawProof raffle={raffle} />,
    }
  }
  return (
    <Section title={t('list.title')} flush>
      <RowList rows={raffles.data.map(rowOf)} />
    </Section>
  )
}
