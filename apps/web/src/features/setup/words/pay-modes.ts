import { t } from './words.texts.ts'

/** How the money of the pool finds its places (M13), in the words of the form. */
export const payModes = () => [
  { value: 'percentages', label: t('payModes.percentagesOfATable') },
  { value: 'mixed', label: t('payModes.tableWithGuaranteedPlaces') },
  { value: 'custom', label: t('payModes.customPlaces') },
]

/** What the form says while nobody has spoken of payouts (M5). */
export const nothingPaid = () => t('payModes.nothingIsPaidYet')
