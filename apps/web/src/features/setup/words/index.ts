export { nothingPaid, payModes } from './pay-modes.ts'
export { refusedFields } from './refused-fields.ts'
export { lateTaken, pointSystems, type TieBreak, tieBreaks, zeroFish } from './rule-words.ts'
export { writeValue } from './write-value.ts'
