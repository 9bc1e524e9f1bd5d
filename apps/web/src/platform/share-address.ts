import type { Id } from '@ramplight/domain/kernel/ids'
import { shortCodeOf } from '@ramplight/domain/tournament/short-code'
import { notify } from '@ramplight/ui/dialogs/toasts'

type Said = { copied: string; cannot: string }

/** The short link to a tournament, to send or to read aloud. */
export const shortLinkTo = (tournament: Id): string => new URL(`/t/${shortCodeOf(tournament)}`, window.location.origin).href

/** Hands an address on: by the share sheet of a phone, else copied. */
export async function shareAddress(url: string, { title, text, ...said }: Said & { title: string; text?: string }): Promise<void> {
  if (typeof navigator.share !== 'function') return copyText(url, said)
  // Closing the share sheet without sharing is no failure.
  await navigator.share({ title, url, ...(text ? { text } : {}) }).catch(() => undefined)
}

/** Copies a text, and says so; `cannot` shows it where the browser does not allow that. */
export async function copyText(text: string, { copied, cannot }: Said): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.stealth(copied)
  } catch {
    notify.warning(cannot)
  }
}
