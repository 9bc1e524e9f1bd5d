/** Can this browser hand a file of this kind to other apps? */
export const canShareFiles = (type: string): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], 'a', { type })] })

/** Opens the share sheet of a phone with a file. Closing it without sharing is no failure. */
export const shareFile = (content: Blob, { name, title }: { name: string; title: string }): Promise<void> =>
  navigator.share({ files: [new File([content], name, { type: content.type })], title }).catch(() => undefined)
