/** What entries need of the teams that pay later. A ground floor: the rest of this family needs entries itself. */
export { bringBackWith, markConverted, takeBackWith } from './mark-converted.ts'
