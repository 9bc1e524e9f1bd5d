import type { PotResult } from '@ramplight/domain/engine'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconFish } from '@tabler/icons-react'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import { EngineLog } from '../payouts/engine-log.tsx'
import type { Results } from '../screen/results-view.ts'
import { WhyFigure } from '../why/why-figure.tsx'
import { potName, weightText } from '../words/words.ts'
import { RankList } from './rank-list.tsx'
import { t } from './standings.texts.ts'

/** A pot: who is in, what it is worth, who leads and what they get. */
export function PotCard({ results, pot, paidOnly }: { results: Results; pot: PotResult; paidOnly?: boolean }) {
  const { words, standings } = results
  const paid = new Map(pot.payouts.map(({ entry, amount }) => [entry, amount]))
  const rows = pot.standings.filter(({ entry }) => !paidOnly || paid.has(entry))
  const isTied = (position: number) => pot.standings.filter((row) => row.position === position).length > 1
  return (
    <Section title={potName(words, pot.pot)} note={<PotSize results={results} pot={pot} />}>
      <EngineLog lines={pot.log} />
      {rows.length === 0 ? (
        <EmptyState icon={IconFish} text={standings.incomplete ? t('potCard.paidWhenEveryDay') : t('potCard.noFish')} compact />
      ) : (
        <RankList
          label={potName(words, pot.pot)}
          rows={rows.map(({ entry, position, weight }) => {
            const amount = paid.get(entry)
            return {
              key: entry,
              place: `${isTied(position) ? 'T' : ''}${position}`,
              name: words.nameOf(entry),
              weight: weightText(weight, words),
              amount: amount ? <WhyFigure why={`pot-${pot.pot}.${entry}`}>{writeMoney(amount)}</WhyFigure> : null,
            }
          })}
        />
      )}
    </Section>
  )
}

/** `41 in × $10 = $410` */
function PotSize({ results: { tournament }, pot }: { results: Results; pot: PotResult }) {
  const fee = [...tournament.bigfishpots, ...tournament.sidepots].find(({ _id }) => _id === pot.pot)?.entryFee ?? 0
  const extra = pot.size - pot.participants * fee
  return (
    <>
      {t('potCard.participants', { count: pot.participants })} × {writeShortMoney(fee)}
      {extra > 0 && ` ${t('potCard.extraMoney', { amount: writeShortMoney(extra) })}`} = <b>{writeShortMoney(pot.size)}</b>
      {pot.retained > 0 && pot.paid > 0 && t('potCard.partKept', { amount: writeShortMoney(pot.retained) })}
    </>
  )
}
