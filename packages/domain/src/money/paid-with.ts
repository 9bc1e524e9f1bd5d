import type { Place } from './accounts.ts'

/** How a boat is settled at the ramp, in the order of the screen. A card is no word of ours: the provider says when it has paid. */
export const RAMP_METHODS = ['cash', 'check', 'credits', 'free'] as const
export type RampMethod = (typeof RAMP_METHODS)[number]

/** The longest number of a check, or reason why a boat is free. */
export const LONGEST_NOTE = 120

/** How a boat paid at the ramp. `note`: the number of the check, or why it is free. */
export type PaidWith = { method: RampMethod; note?: string | null | undefined }

type Said = { paidOnline?: boolean | null | undefined; paidWith?: PaidWith | null | undefined }

/** Who pays nothing may still buy a pot, and nobody says how: that is cash. */
const PLACE_OF = { cash: 'cash', check: 'check', credits: 'credits', free: 'cash' } as const satisfies Record<RampMethod, Place>

/** Where the money of a paid entry went. Where nobody said how it paid at the ramp, it lies in the drawer. */
export const placeOfEntry = ({ paidOnline, paidWith }: Said) => (paidOnline ? 'online' : PLACE_OF[paidWith?.method ?? 'cash'])
