import type { DevNotice } from '@ramplight/contract/system/dev-notifier'
import { t } from './notices.texts.ts'

/** Who wrote: who was signed in, the address on the form, or neither. */
export const senderOf = ({ fromEmail, userName }: Pick<DevNotice, 'fromEmail' | 'userName'>): string =>
  [userName, fromEmail].filter(Boolean).join(' · ') || t('nobody')
