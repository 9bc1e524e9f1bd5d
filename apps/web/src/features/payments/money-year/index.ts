/** What the events of a director took in, paid out and keep, by year. */

export { MoneyByEvent } from './money-by-event.tsx'
export { t as moneyYearTexts } from './money-year.texts.ts'
export { purposeTotals, sumOf, yearTotals } from './year-sums.ts'
