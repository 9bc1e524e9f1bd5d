import { writeNumber } from './numbers.ts'

/** `1,258.00`, or `1,258` without cents; what is owed with a minus that lines up with figures. */
export function formatCents(cents: number, withCents = true): string {
  const dollars = writeNumber(Math.trunc(Math.abs(cents) / 100))
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  const sign = cents < 0 ? '−' : ''
  return withCents ? `${sign}${dollars}.${rest}` : `${sign}${dollars}`
}
