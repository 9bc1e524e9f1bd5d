import type { Raffle } from '@ramplight/contract/payouts/tournament-raffles'
import { writeNumbers } from '@ramplight/domain/payouts/raffle-draw'
import type { Row } from '@ramplight/ui/parts/row-list.tsx'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { DrawProof } from './draw-proof.tsx'
import classes from './shown-raffles.module.css'
import { t } from './shown-raffles.texts.ts'

/** A raffle as everybody reads it, with the numbers that who looks has bought. */
export function raffleRow(raffle: Raffle, mine: readonly number[]): Row {
  const { winningNumber, sold, cost, description } = raffle
  const won = winningNumber !== null && mine.includes(winningNumber)
  const facts = [cost ? t('list.price', { price: writeShortMoney(cost) }) : t('list.free'), t('list.sold', { sold })]
  return {
    key: raffle._id,
    title: raffle.name,
    about: [description, facts.join(' · '), mine.length ? t('list.mine', { numbers: writeNumbers([...mine]) }) : '']
      .filter(Boolean)
      .map((line) => (
        <span key={line} className={classes.line}>
          {line}
        </span>
      )),
    end: winningNumber === null ? null : won ? t('list.won') : t('list.winner', { number: String(winningNumber) }),
    foot: <DrawProof raffle={raffle} />,
  }
}
