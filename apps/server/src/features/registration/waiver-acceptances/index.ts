export { demandWaiver, howOf, keepIfCurrent } from './accept-waiver.ts'
export { waiverTextOf } from './waiver-texts.ts'
