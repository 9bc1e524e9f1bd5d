import { notify } from '@ramplight/ui/dialogs/toasts'

type Said = { title: string; text?: string; copied: string; cannot: string }

/** Hands an address on: by the share sheet of a phone, else copied. */
export async function shareAddress(url: string, { title, text, copied, cannot }: Said): Promise<void> {
  if (typeof navigator.share === 'function') {
    // Closing the share sheet without sharing is no failure.
    await navigator.share({ title, url, ...(text ? { text } : {}) }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    notify.stealth(copied)
  } catch {
    notify.warning(cannot)
  }
}
