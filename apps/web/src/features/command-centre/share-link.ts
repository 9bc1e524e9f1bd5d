import { notify } from '@ramplight/ui/dialogs/toasts'
import { t } from './command-centre.texts.ts'

/** Hands the address of the public leaderboard on: by the share sheet of a phone, else copied. */
export async function shareBoard(id: string, name: string): Promise<void> {
  const url = `${location.origin}/live-leaderboard/${id}`
  if (typeof navigator.share === 'function') {
    // Closing the share sheet without sharing is no failure.
    await navigator.share({ title: name, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    notify.stealth(t('shareLink.linkToLeaderboardCopied'))
  } catch {
    notify.warning(t('shareLink.thisBrowserCannotCopyLink', { url }))
  }
}
