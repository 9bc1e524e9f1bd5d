/** What each angler won in a year, for whoever paid it out. */

export { t as winningsTexts } from './winnings.texts.ts'
export { WinningsByYear } from './winnings-by-year.tsx'
