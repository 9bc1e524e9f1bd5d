import { writeNumber } from '@ramplight/ui/values/numbers'

/** `1 boat`, `12 boats` */
export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** `231`, `223.5`; at most two decimals. */
export const pointsText = (points: number): string => writeNumber(points, 2)
