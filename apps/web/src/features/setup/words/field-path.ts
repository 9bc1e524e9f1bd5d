import type { tournamentLabels } from '@ramplight/contract/tournaments/tournaments.labels'

/** A field of a tournament, or of what a tour brings to it, that has a label. */
export type FieldPath = keyof typeof tournamentLabels
