import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { t } from './account.texts.ts'

/** On a shared device: is it really to go? */
export const askToRemove = (unsent: number): Promise<boolean> =>
  confirm({
    title: t('remove.title'),
    text: [t('remove.text'), ...(unsent > 0 ? [t('remove.waits', { count: unsent })] : [])].join(' '),
    confirmLabel: t('remove.confirm'),
    tone: 'danger',
  })

/** On a borrowed device: what is not sent is locked, and only whoever made it opens it again. */
export const askToLock = (unsent: number): Promise<boolean> =>
  confirm({ title: t('lock.title', { count: unsent }), text: t('lock.text'), confirmLabel: t('lock.confirm'), cancelLabel: t('lock.stay') })
