import { pictureSrc } from '#platform/files/picture-src.ts'
import type { PlacedSponsors } from '../sponsor-slots.ts'
import type { Pictures } from './paper-pdf.ts'

/** Dots for a millimeter: sharp on paper, small in the file. */
const DOTS = 10

/** Pictures are printed as JPEG on white, whole in their box. */
async function jpegOf(path: string, { width, height }: { width: number; height: number }): Promise<string> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = pictureSrc(path, Math.round(width * DOTS))!
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.round(width * DOTS), height: Math.round(height * DOTS) })
  const brush = canvas.getContext('2d')!
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  const scale = Math.min(canvas.width / image.naturalWidth, canvas.height / image.naturalHeight)
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale]
  brush.drawImage(image, (canvas.width - w) / 2, (canvas.height - h) / 2, w, h)
  return canvas.toDataURL('image/jpeg', 0.85)
}

/** The pictures of the sponsors on a sheet. One that cannot be read (no network, gone) is left out: its name is printed. */
export async function readPictures(sponsors: PlacedSponsors): Promise<Pictures> {
  const read = await Promise.all(
    Object.values(sponsors).map(async ({ picture, ...box }) => {
      if (!picture) return []
      try {
        return [[picture, await jpegOf(picture, box)] as const]
      } catch {
        return []
      }
    }),
  )
  return new Map(read.flat())
}
