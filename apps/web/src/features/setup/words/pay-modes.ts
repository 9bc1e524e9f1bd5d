/** How the money of the pool finds its places (M13), in the words of the form. */
export const PAY_MODES = [
  { value: 'percentages', label: 'Percentages of a table' },
  { value: 'mixed', label: 'Table, with guaranteed places' },
  { value: 'custom', label: 'Own list of places' },
]

/** What the form says while nobody has spoken of payouts (M5). */
export const NOTHING_PAID = 'Nothing is paid yet'
