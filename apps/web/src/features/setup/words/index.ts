export { NOTHING_PAID, PAY_MODES } from './pay-modes.ts'
export { refusedFields } from './refused-fields.ts'
export { LATE_TAKEN, POINT_SYSTEMS, TIE_BREAKS, type TieBreak, ZERO_FISH } from './rule-words.ts'
export { writeValue } from './write-value.ts'
