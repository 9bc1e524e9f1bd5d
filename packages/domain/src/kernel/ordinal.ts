const ENDINGS: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** 1st, 2nd, 3rd, 4th … 11th, 12th, 13th, 21st, 111th. */
export function ordinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13
  return `${place}${(isTeen ? null : ENDINGS[place % 10]) ?? 'th'}`
}
