import { shareAddress } from '#platform/share-address.ts'
import { t } from './command-centre.texts.ts'

/** Hands the address of the public leaderboard on. */
export function shareBoard(id: string, name: string): Promise<void> {
  const url = `${location.origin}/live-leaderboard/${id}`
  const cannot = t('shareLink.thisBrowserCannotCopyLink', { url })
  return shareAddress(url, { title: name, copied: t('shareLink.linkToLeaderboardCopied'), cannot })
}
