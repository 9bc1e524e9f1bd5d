export { nothingPaid, payModes } from './pay-modes.ts'
export { lateTaken, pointSystems, seasonTieBreaks, type TieBreak, tieBreaks, wordsOf, zeroFish } from './rule-words.ts'
export { writeValue } from './write-value.ts'
