export { demandWaiver, howOf, keepIfCurrent, keepSigned, refuseUnsigned } from './accept-waiver.ts'
export { waiverTextOf } from './waiver-texts.ts'
