import { notify } from '@ramplight/ui/dialogs/toasts'
import { t } from './sign-up.texts.ts'

/** As long as the specification says it (1 §9). */
const NOTICE_MS = 3000

/** A code is on its way: says so, and where it is typed. */
export function toRegister(email: string) {
  notify.success(t('emailSent'), { durationMs: NOTICE_MS })
  return `/register#${new URLSearchParams({ email })}` as const
}
