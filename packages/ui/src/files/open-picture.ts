import { MIN_WIDTH, mostZoom } from './cut-out.ts'
import { addressOf } from './save-file.ts'

/** A picture that the browser can show. `src` is good until `close`. */
export type Opened = { image: HTMLImageElement; src: string; name: string; type: string; mostZoom: number; close: () => void }
/** Why not. */
export type NotOpened = 'too-large' | 'not-picture' | 'too-small'

/** Files of this size and larger are not even read (1 §5). */
export const MAX_BYTES = 100_000_000
export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp'
export { MIN_WIDTH }

/** Looks whether a chosen file is a picture that can be cut out in this ratio. */
export async function openPicture(file: File, ratio: number): Promise<Opened | NotOpened> {
  if (file.size >= MAX_BYTES) return 'too-large'
  const { src, close } = addressOf(file)
  const image = new Image()
  image.src = src
  try {
    if (!PICTURE_TYPES.includes(file.type) || !file.type) throw new Error('no picture of ours')
    await image.decode()
  } catch {
    close()
    return 'not-picture'
  }
  const most = mostZoom(image.naturalWidth, image.naturalHeight, ratio)
  if (most < 1) {
    close()
    return 'too-small'
  }
  return { image, src, name: file.name, type: file.type, mostZoom: most, close }
}
