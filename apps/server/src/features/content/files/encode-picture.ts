import { stat } from 'node:fs/promises'
import { PICTURE_WIDTHS } from '@ramplight/domain/content/upload-rules'
import { refused } from '@ramplight/domain/kernel/errors'
import sharp, { type Sharp } from 'sharp'

// Of all that libvips reads only what we take; no SVG, no PDF, whatever a file says it is.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((kind) => `VipsForeignLoad${kind}File`) })
sharp.cache(false)
sharp.concurrency(1)

/** The cameras of phones stay below; a small file that unpacks to more is a trap. */
const MOST_MILLIONS = 64
const MOST_PIXELS = MOST_MILLIONS * 1_000_000
/** A picture of more pixels than this has at least a byte for so many of them: four bytes a pixel are 100 times the file. */
const MILLIONS_FREE = 16
const PIXELS_PER_BYTE = 25
const PATIENCE_S = 30
/** Each takes a core, and its pixels in memory. */
const AT_ONCE = 2

export type Copy = { bytes: Buffer; type: string; width: number; extension: string }
export type EncodedPicture = { width: number; height: number; copies: Copy[] }

type Form = { type: string; extension: string; encode: (one: Sharp) => Sharp }
const AVIF: Form = { type: 'image/avif', extension: 'avif', encode: (one) => one.avif({ quality: 55, effort: 2 }) }
const WEBP: Form = { type: 'image/webp', extension: 'webp', encode: (one) => one.webp({ quality: 80 }) }
/** For readers that know nothing newer: mail, messengers, paper. */
const JPEG: Form = { type: 'image/jpeg', extension: 'jpg', encode: (one) => one.jpeg({ quality: 82 }) }
const PNG: Form = { type: 'image/png', extension: 'png', encode: (one) => one.png() }

/**
 * The picture anew from its pixels, upright, in some widths and forms. Nothing of the file that was sent stays: no place, no
 * camera, no comment, nothing behind the end. Of an animation the first frame. Throws what cannot be read.
 */
export async function encodePicture(path: string): Promise<EncodedPicture> {
  return inTurn(async () => {
    const { width, height, hasAlpha } = await measured(path)
    const widths = [...new Set(PICTURE_WIDTHS.map((one) => Math.min(one, width)))]
    const forms = [AVIF, WEBP, hasAlpha ? PNG : JPEG]
    const copies: Copy[] = []
    for (const wide of widths)
      for (const { encode, type, extension } of forms) {
        const bytes = await encode(opened(path).autoOrient().resize({ width: wide }).timeout({ seconds: PATIENCE_S }))
          .toBuffer()
          .catch(broken)
        copies.push({ bytes, type, width: wide, extension })
      }
    return { width, height, copies }
  })
}

const opened = (path: string) => sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })

async function measured(path: string) {
  // Read from the head alone: whoever claims too much is not unpacked.
  const { width, height, autoOrient, hasAlpha } = await sharp(path, { limitInputPixels: false }).metadata().catch(broken)
  const { size } = await stat(path)
  const millions = Math.ceil((width * height) / 1_000_000)
  const most = Math.min(MOST_MILLIONS, Math.max(MILLIONS_FREE, Math.floor((PIXELS_PER_BYTE * size) / 1_000_000)))
  if (millions > most) throw refused('upload.too-many-pixels', { millions, most })
  return { width: autoOrient.width, height: autoOrient.height, hasAlpha }
}

const broken = (): never => {
  throw refused('upload.broken')
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
