import type { Spots } from '@ramplight/domain/registration/waiting-list'
import { t } from './spots.texts.ts'

/**
 * How full a field with a limit is: the same words on the page of the event, on its card and at its director's. Null without a limit, and of
 * an event that is canceled: it has no spot for anybody.
 */
export const writeSpots = (
  { cancelled }: { cancelled?: boolean | undefined },
  { most, entered, held, waiting, left }: Spots,
): string | null => (cancelled || most === null ? null : t('spots', { most, entered, held, waiting, left: left ?? 0 }))
