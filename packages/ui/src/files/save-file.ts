import { BYTE_ORDER_MARK } from '@ramplight/domain/kernel/csv'

/**
 * The only place that makes an address for a file of this device, and that opens another tab. An iPad asks before it begins to
 * save, and shows a PDF from the address itself, so addresses are kept for a while.
 */

/** Between the tap and the moment a browser begins to read a file that is saved. */
export const SAVED_WITHIN_MS = 60_000
/** A tab that shows a file may be printed or loaded again. */
const SHOWN_FOR_MS = 600_000

/** Hands a file to the person, by the browser's own way of saving. */
export function saveFile(name: string, content: Blob): void {
  const { src, close } = addressOf(content)
  Object.assign(document.createElement('a'), { href: src, download: name }).click()
  setTimeout(close, SAVED_WITHIN_MS)
}

export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([BYTE_ORDER_MARK + text], { type: 'text/csv;charset=utf-8' }))

/** An address under which the page shows a file, good until `close`. */
export function addressOf(content: Blob): { src: string; close: () => void } {
  const src = URL.createObjectURL(content)
  return { src, close: () => URL.revokeObjectURL(src) }
}

export type FileTab = { show: (content: Blob) => void; close: () => void }

/**
 * A tab for a file that is still being made. Call it in the tap itself: a browser lets nothing open a tab after a wait. Null: the
 * browser blocks new tabs.
 */
export function openFileTab(): FileTab | null {
  const tab = window.open('', '_blank')
  if (!tab) return null
  const show = (content: Blob) => {
    const { src, close } = addressOf(content)
    tab.location.replace(src)
    setTimeout(close, SHOWN_FOR_MS)
  }
  return { show, close: () => tab.close() }
}

/** Opens a page of ours in another tab. Call it in the tap itself. */
export const openInNewTab = (href: string): void => void window.open(href, '_blank')
