/**
 * A number with a meaning has a type. The brand is optional, so literals and arithmetic need no wrapping,
 * but a Weight can never be passed where Cents are wanted, or the reverse.
 * Decision: docs/decisions/0004-units.md
 */
declare const unit: unique symbol
type Unit<Name extends string> = number & { readonly [unit]?: Name }

/**
 * Integer thousandths of an ounce (1 lb = 16000); in a metric tournament thousandths of a gram (1 kg = 1000000); in one that measures
 * its fish thousandths of an inch. One tournament, one of them.
 */
export type Weight = Unit<'Weight'>

/** What a tournament counts in. `in`: its fish are measured, not weighed; wherever a weight is named, it is a length then. */
export const WEIGHT_UNITS = ['lb', 'kg', 'in'] as const
export type WeightUnit = (typeof WEIGHT_UNITS)[number]

/** Integer cents, US dollars. */
export type Cents = Unit<'Cents'>

/** 1 oz or 1 g, in weight units. */
export const UNITS_PER_OUNCE = 1000
/** 1 lb = 16 oz. */
export const UNITS_PER_POUND = 16_000
/** Where fish are measured. */
export const UNITS_PER_INCH = 1000
/** Fish are read to a quarter of an inch (`ux 4`). */
export const QUARTER_INCH = 250
/** 1 kg = 1000 g. */
export const UNITS_PER_KILOGRAM = 1_000_000
