import { shortDollars } from '../kernel/short-dollars.ts'
import type { AnglerMoney, AnglerMoneyState, PayWay } from './angler-money.ts'

type Amount = string
/** What a sentence is made of, in words already. `count`: of the names. `how`: how and until when it is paid, with a blank before it. */
type Parts = {
  amount: Amount
  owes: Amount
  /** Empty where it goes without saying. */
  mine: Amount
  paid: Amount
  toRefund: Amount
  refunded: Amount
  names: string
  items: string
  crew: number
  count: number
  how: string
}

/** One sentence for each state, in one language (`english-angler-words.ts`, `spanish-angler-words.ts`). */
export type AnglerMoneyWords = { [State in AnglerMoneyState]: (parts: Parts) => string } & {
  /** The entry fee among pots. */
  fee: string
  ways: { [Way in PayWay['way']]: (until: string) => string }
}

/** How a day, a moment and a list are written where it is read: by the clock at the ramp. */
export type Writing = { day: (isoDate: string) => string; moment: (at: string) => string; list: (words: readonly string[]) => string }

/** What an angler reads of the money of their boat. The only place where these words are put together. */
export function anglerMoneyWords(money: AnglerMoney, texts: AnglerMoneyWords, write: Writing): string {
  const cents = (name: string): Amount => {
    const value = (money as Record<string, unknown>)[name]
    return typeof value === 'number' && value > 0 ? shortDollars(value) : ''
  }
  const names = 'names' in money ? money.names : []
  const items = 'items' in money ? money.items.map((item) => item ?? texts.fee) : []
  return texts[money.state]({
    ...{ amount: cents('amount'), owes: cents('owes'), mine: cents('mine'), paid: cents('paid') },
    ...{ toRefund: cents('toRefund'), refunded: cents('refunded'), names: write.list(names), items: write.list(items) },
    ...{ crew: 'crew' in money ? money.crew : 1, count: names.length, how: 'way' in money ? howWords(money, texts, write) : '' },
  })
}

const howWords = (how: PayWay, { ways }: AnglerMoneyWords, write: Writing): string => {
  if (how.way === 'held') return ways.held(write.moment(how.until))
  return ways[how.way](how.way === 'card' ? write.day(how.until) : '')
}
