import type { GroupPot } from '@ramplight/domain/engine'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { writeMoney } from '#platform/values/write-money.ts'
import type { Results } from '../screen/results-view.ts'
import { RankList } from '../standings/rank-list.tsx'
import { WhyFigure } from '../why/why-figure.tsx'
import { t } from './payouts.texts.ts'

/** The money of one group, played out among its members. */
export function GroupCard({ results: { words }, pot }: { results: Results; pot: GroupPot }) {
  const isTied = (position: number) => pot.payouts.filter((row) => row.position === position).length > 1
  return (
    <Section
      title={t('groupCard.group', { group: pot.group })}
      note={t('groupCard.paidAndKept', { paid: writeMoney(pot.paid), kept: writeMoney(pot.retained), total: writeMoney(pot.amount) })}
    >
      {pot.payouts.length === 0 ? (
        <EmptyState text={t('groupCard.nobodyInThisGroup')} compact />
      ) : (
        <RankList
          label={t('groupCard.group', { group: pot.group })}
          rows={pot.payouts.map(({ entry, position, amount }) => ({
            key: entry,
            place: `${isTied(position) ? 'T' : ''}${position}`,
            name: words.nameOf(entry),
            amount: <WhyFigure why={`payout-${pot.group}.${entry}`}>{writeMoney(amount)}</WhyFigure>,
          }))}
        />
      )}
    </Section>
  )
}
