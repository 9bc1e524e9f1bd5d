import type { MoneyLine, TournamentMoney } from '@ramplight/contract/payments/money'
import type { Cents } from '@ramplight/domain/kernel/units'
import { PLACES, type Place, PURPOSES, type Purpose } from '@ramplight/domain/money/accounts'
import { t } from './money.texts.ts'
import { placeWord, purposeWord } from './money-words.ts'

/** A figure of the page: what it is called, what it comes to, and the lines that it is the sum of. */
export type Figure = { title: string; total: Cents; lines: MoneyLine[] }

const isIn = ({ purpose }: MoneyLine) => purpose !== null && PURPOSES[purpose] === 'in'
const isOut = ({ purpose }: MoneyLine) => purpose !== null && PURPOSES[purpose] === 'out'
const sum = (lines: readonly MoneyLine[]): Cents => lines.reduce((total, { amount }) => total + amount, 0)
const figure = (title: string, lines: MoneyLine[]): Figure => ({ title, total: sum(lines), lines })

/** Opened by the word `why` of the address. */
const FIGURES: Record<string, (money: TournamentMoney) => Figure> = {
  in: ({ lines }) => figure(t('moneyPage.in'), lines.filter(isIn)),
  out: ({ lines }) => figure(t('moneyPage.out'), lines.filter(isOut)),
  kept: ({ lines }) =>
    figure(
      t('moneyPage.kept'),
      lines.filter(({ purpose }) => purpose !== null),
    ),
}

/** The figure with this name; null for one that there is not. */
export function figureOf(money: TournamentMoney, why: string | undefined): Figure | null {
  const [kind, name] = (why ?? '').split(':')
  if (kind === 'purpose' && name && name in PURPOSES)
    return figure(
      purposeWord(name as Purpose),
      money.lines.filter(({ purpose }) => purpose === name),
    )
  if (kind === 'place' && PLACES.includes(name as Place))
    return figure(
      placeWord(name as Place),
      money.lines.filter(({ place }) => place === name),
    )
  return FIGURES[why ?? '']?.(money) ?? null
}
