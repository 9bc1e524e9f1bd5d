/** A part of a picture, in its pixels, after it was turned. */
export type Area = { x: number; y: number; width: number; height: number }
/** How a picture lies behind its frame. */
export type Placed = { at: { x: number; y: number }; zoom: number; rotation: number }
export const AS_IT_COMES: Placed = { at: { x: 0, y: 0 }, zoom: 1, rotation: 0 }
export type Cut = { area: Area; rotation: number }

/** No screen shows more of it, and so much of a photo goes through one bar of signal. */
export const WIDEST = 1920

export type Drawn = { size: { width: number; height: number }; scale: number }

/** How large the cut-out is drawn: as it is, but no wider than `WIDEST`. */
export function drawnSize({ width, height }: Pick<Area, 'width' | 'height'>): Drawn {
  const scale = Math.min(1, WIDEST / width)
  return { size: { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }, scale }
}

/** How far one zooms out until all of a picture is in the frame: 1 where both have one ratio, less where ends would be cut off. */
export function wholeZoom({ width, height }: Pick<Area, 'width' | 'height'>, ratio: number): number {
  const own = width / height
  return Math.min(own, ratio) / Math.max(own, ratio)
}

/** The corner of the upright picture's frame, and where its middle lies after it was turned. */
export function turned(width: number, height: number, rotation: number): { width: number; height: number } {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { width: cos * width + sin * height, height: sin * width + cos * height }
}

/** What stands in the frame, as a picture of its own: PNG, or JPEG where the photo was one, which is a tenth of it. */
export async function cutOut(image: HTMLImageElement, { area, rotation }: Cut, type: string): Promise<Blob> {
  const { size, scale } = drawnSize(area)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const box = turned(image.naturalWidth, image.naturalHeight, rotation)
  pen.imageSmoothingQuality = 'high'
  // A photo has no see-through around it: paper is white.
  if (type === 'image/jpeg') {
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, size.width, size.height)
  }
  pen.scale(scale, scale)
  pen.translate(box.width / 2 - area.x, box.height / 2 - area.y)
  pen.rotate((rotation * Math.PI) / 180)
  pen.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2)
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, type === 'image/jpeg' ? type : 'image/png', 0.9))
  if (!drawn) throw new Error('no picture came of the canvas')
  return drawn
}

/** How far one may zoom in: what is cut out stays as wide as this. */
export const MIN_WIDTH = 128
export const ZOOM_STEP = 0.05
const MOST_ZOOM = 5

/** How far in, for a picture of this size and a frame of this ratio; 1 where it just fits, less than 1 where it is too small. */
export function mostZoom(width: number, height: number, ratio: number): number {
  const widest = Math.min(width, height * ratio)
  return Math.min(MOST_ZOOM, widest / MIN_WIDTH)
}
