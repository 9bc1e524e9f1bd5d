import { devNotifierCalls } from '@ramplight/contract/system/dev-notifier'
import { t } from './contact.texts.ts'

const { fromEmail } = devNotifierCalls.contactUs.body!.shape

export type ContactValues = { fromEmail: string; subject: string; message: string }
export type ContactField = keyof ContactValues

/** What a field lacks, in the specification's words; null when it can be sent. */
export function contactError(field: ContactField, values: ContactValues): string | null {
  const value = values[field].trim()
  if (field === 'fromEmail') return value ? (fromEmail.safeParse(value).success ? null : t('emailInvalid')) : t('emailRequired')
  if (value) return null
  return field === 'subject' ? t('subjectRequired') : t('messageRequired')
}
