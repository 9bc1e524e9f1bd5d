import type { Cents } from './units.ts'

/** `$1,240.00`, or `−$62.00`: in lists, letters, refusals and lines of the history, as screens write it. */
export function dollarsAndCents(cents: Cents): string {
  const [dollars = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '−' : ''}$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}
