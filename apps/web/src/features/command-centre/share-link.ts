import { copyText, shareAddress } from '#platform/share-address.ts'
import { t } from './command-centre.texts.ts'
import { embedSnippet } from './embed-snippet.ts'

/** Hands the address of the public leaderboard on. */
export function shareBoard(id: string, name: string): Promise<void> {
  const url = `${location.origin}/live-leaderboard/${id}`
  const cannot = t('shareLink.thisBrowserCannotCopyLink', { url })
  return shareAddress(url, { title: name, copied: t('shareLink.linkToLeaderboardCopied'), cannot })
}

/** Copies what a director puts into their own website. */
export function copyEmbed(id: string, name: string): Promise<void> {
  const snippet = embedSnippet(id, name)
  return copyText(snippet, { copied: t('shareLink.embedCopied'), cannot: t('shareLink.thisBrowserCannotCopyEmbed', { snippet }) })
}
