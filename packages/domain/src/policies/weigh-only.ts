import type { Actor } from './subjects.ts'

/**
 * An assistant of whom every director said: weigh-in only. Of a director's pages they have none. Alone in its file: where somebody
 * starts is asked on a visitor's first page, which needs no other policy.
 */
export const isWeighOnly = (who: Pick<Actor, 'userType' | 'isAssistant' | 'tours' | 'weighTours'> | null): boolean =>
  who?.userType === 'Director' && who.isAssistant && (who.weighTours ?? []).length > 0 && who.tours.length === 0
