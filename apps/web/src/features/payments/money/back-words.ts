import type { MoneyBack } from '@ramplight/contract/payments/money'
import type { RefundMethod } from '@ramplight/domain/money/refunds'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './money.texts.ts'

type Boat = MoneyBack['boats'][number]
type Part = Boat['parts'][number]

/** A part of what a boat gets back, as a line of the list. */
export type BackRow = Part & Pick<Boat, 'entry' | 'about' | 'boatNumber'> & { key: string }

export const backRows = ({ boats }: MoneyBack): BackRow[] =>
  boats.flatMap(({ entry, about, boatNumber, parts }) =>
    parts.map((part, index) => ({ ...part, entry, about, boatNumber, key: `${entry}-${index}` })),
  )

/** `Check by hand: the card provider refused it`. */
export const backHow = ({ method, why }: Part): string =>
  why ? `${t(`backHow.${method}`)}: ${t(`backWhy.${why}`)}` : t(`backHow.${method}`)

/** What will be given back, by which way: `Cash by hand: $300.00, 3 boats`. */
export function sumsByWay(back: MoneyBack): string[] {
  const open = backRows(back).filter(({ state }) => state === 'open')
  return (['card', 'cash', 'check', 'credits'] as const satisfies RefundMethod[]).flatMap((method) => {
    const ours = open.filter((row) => row.method === method)
    const amount = ours.reduce((sum, row) => sum + row.amount, 0)
    return amount
      ? [
          t('back.byMethod', {
            method: t(`backHow.${method}`),
            amount: writeMoney(amount),
            boats: new Set(ours.map(({ entry }) => entry)).size,
          }),
        ]
      : []
  })
}

/** `12 of 40 boats done. 28 wait for the card provider: try again`. */
export function progressWords({ boats }: MoneyBack): string {
  const count = (state: Boat['state']) => boats.filter((boat) => boat.state === state).length
  const done = t('back.sofar', { done: String(count('done')), boats: boats.length })
  const waiting = count('asked')
  return waiting ? `${done}. ${t('back.waiting', { boats: waiting })}` : done
}

const isRefused = ({ state, why }: Part) => state === 'open' && why === 'card-refused'
export const refusedCards = (back: MoneyBack): number => backRows(back).filter(isRefused).length
