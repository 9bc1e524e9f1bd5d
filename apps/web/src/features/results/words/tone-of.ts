import type { ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'

/** How a line of an explanation looks: it adds, takes away, or does neither. */
export const toneOf = (delta: number): NonNullable<ExplanationRow['tone']> => (delta === 0 ? 'muted' : delta < 0 ? 'minus' : 'plus')
