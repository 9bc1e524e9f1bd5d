import type { Tour } from '@ramplight/contract/tours/tours'
import { t } from './tours.texts.ts'

/** `Freshwater`; nothing for a tour that has not said. */
export const waterWord = (water: Tour['waterType']): string => (water ? t(`tourForm.water.${water}`) : '')
