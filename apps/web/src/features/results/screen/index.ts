export { resultsMessage } from '../close-out/results-message.ts'
export { ResultsScreen } from './results-screen.tsx'
export { moneyOut, type Results } from './results-view.ts'
export { useResults } from './use-results.ts'
