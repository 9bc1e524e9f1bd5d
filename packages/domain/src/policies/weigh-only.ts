import type { Actor } from './subjects.ts'

/**
 * An assistant who runs no tour: every director said weigh-in only, or the last tour was taken. They have no book; what they co-direct is
 * theirs all the same. Alone in its file: where somebody starts is asked on a visitor's first page, which needs no other policy.
 */
export const isWeighOnly = (who: Pick<Actor, 'userType' | 'isAssistant' | 'tours'> | null): boolean =>
  who?.userType === 'Director' && who.isAssistant && who.tours.length === 0
