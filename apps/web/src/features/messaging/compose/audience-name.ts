import type { Audience } from '@ramplight/domain/messaging/audience'
import { t } from './compose.texts.ts'

/** A group of people as a director calls it. */
export const audienceName = (of: Audience): string => t(`audience.${of}`)
