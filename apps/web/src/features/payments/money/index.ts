export { moneyQuery } from './money.queries.ts'
export { MoneyNeedsInternet } from './money-needs-internet.tsx'
export { MoneyView } from './money-view.tsx'
export { aboutOf, detailOf, placeWord, purposeWord } from './money-words.ts'
