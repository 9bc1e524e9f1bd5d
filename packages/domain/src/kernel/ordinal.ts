const ENDINGS: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** 1st, 2nd, 3rd, 4th … 11th, 12th, 13th, 21st, 111th. What is no place (0, a half, nothing at all) is `–`. */
export function ordinal(place: number): string {
  if (!Number.isInteger(place) || place < 1) return '–'
  const isTeen = place % 100 >= 11 && place % 100 <= 13
  return `${place}${(isTeen ? null : ENDINGS[place % 10]) ?? 'th'}`
}
