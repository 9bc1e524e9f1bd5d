import type { Cents } from './units.ts'

/** `$1,258`, or `$12.50` where there are cents: an amount in a sentence, the same on a screen and in a mail. */
export function shortDollars(cents: Cents): string {
  const [dollars = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${cents < 0 ? '−' : ''}$${grouped}${rest === '00' ? '' : `.${rest}`}`
}
