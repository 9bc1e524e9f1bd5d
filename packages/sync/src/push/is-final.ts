import type { OutboxRow } from '../types.ts'

/** It makes what is known so far official: money and places follow from it. */
export const isFinal = ({ kind, call }: Pick<OutboxRow, 'kind' | 'call'>): boolean => kind === 'call' && call === 'finalize'
