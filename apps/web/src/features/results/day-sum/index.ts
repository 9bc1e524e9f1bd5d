export { type DayWeights, reasonText, sumText } from './day-sum.ts'
