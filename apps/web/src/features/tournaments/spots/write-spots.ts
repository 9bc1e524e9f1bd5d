import type { Spots } from '@ramplight/domain/registration/waiting-list'
import { t } from './spots.texts.ts'

/** How full a field with a limit is: the same words on the page of the event, on its card and at its director's. Null without a limit. */
export const writeSpots = ({ most, entered, held, waiting, left }: Spots): string | null =>
  most === null ? null : t('spots', { most, entered, held, waiting, left: left ?? 0 })
