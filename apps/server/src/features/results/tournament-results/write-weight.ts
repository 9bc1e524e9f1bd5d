import { displayWeight, type WeightFormat } from '@ramplight/domain/scoring/format-weight'

const UNIT: Record<WeightFormat, string> = { 'lb-oz': '', 'decimal-lb': ' lb', kg: ' kg', in: ' in' }

/** A weight as public pages write it. */
export const writeWeight = (weight: number, display: WeightFormat): string => `${displayWeight(weight, display)}${UNIT[display]}`
