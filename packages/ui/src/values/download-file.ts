/** A browser that is slow or asks where to save still has the content by then. */
const KEEP_MS = 60_000

/** Saves this content on the device under this name. */
export function downloadFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const anchor = Object.assign(document.createElement('a'), { href: address, download: fileName })
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
