import { refused } from '../kernel/errors.ts'
import { mayMoveTo } from '../kernel/moves.ts'
import { statusPhrase } from '../kernel/refusal-phrases.ts'

export const SPONSOR_STATUSES = ['Inactive', 'Pending', 'Active'] as const
export type SponsorStatus = (typeof SPONSOR_STATUSES)[number]

/** A sponsor is agreed with once, and then comes and goes (A52). */
const MOVES = {
  Pending: ['Active'],
  Active: ['Inactive'],
  Inactive: ['Active'],
} satisfies Record<SponsorStatus, SponsorStatus[]>

/** Throws `sponsor.move-not-allowed`. */
export function moveSponsor(from: SponsorStatus, to: SponsorStatus): SponsorStatus {
  if (!mayMoveTo<SponsorStatus>(MOVES, from, to))
    throw refused('sponsor.move-not-allowed', { from: statusPhrase('sponsor-status', from), to: statusPhrase('sponsor-status', to) })
  return to
}
