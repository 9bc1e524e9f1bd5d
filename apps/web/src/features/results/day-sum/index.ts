export { type DayWeights, deadBigFishText, reasonText, sumText } from './day-sum.ts'
