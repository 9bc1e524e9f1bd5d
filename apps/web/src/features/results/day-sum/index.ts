export { type DayWeights, deadBigFishText, reasonText, reasonWords, sumText } from './day-sum.ts'
