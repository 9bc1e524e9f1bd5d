import { findSheet } from '@ramplight/domain/paper-sheet/find-sheet'
import { cutOut, type GrayImage, grayOf } from '@ramplight/domain/paper-sheet/gray-image'
import { type ReadRow, readRows } from '@ramplight/domain/paper-sheet/read-rows'
import { readSheetCode, type SheetCode } from '@ramplight/domain/paper-sheet/sheet-code'
import { CODE_BOX, rowBox } from '@ramplight/domain/paper-sheet/sheet-layout'
import decodeQR from 'qr/decode.js'

/** `row` as it was read, and its picture for the eye. */
export type PhotoRow = { read: ReadRow; picture: GrayImage }
export type SheetPhoto = { code: SheetCode; rows: PhotoRow[] }
/** Why a photo could not be read: it is no picture, its corners are not all in it, or it is not one of our sheets. */
export type PhotoProblem = 'no-picture' | 'no-marks' | 'no-code'

/** A phone makes larger pictures than anybody needs to see a bubble. */
const LARGEST_SIDE = 2600

/** A photo from the camera or the gallery, without colour; null when this browser cannot open it. */
export async function openPhoto(file: Blob): Promise<GrayImage | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, LARGEST_SIDE / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.drawImage(picture, 0, 0, width, height)
  picture.close()
  return grayOf(pen.getImageData(0, 0, width, height))
}

/** Reads a sheet from a photo. Nothing is guessed and nothing is saved. */
export function readPhoto(photo: GrayImage): SheetPhoto | { problem: PhotoProblem } {
  const page = findSheet(photo)
  if (!page) return { problem: 'no-marks' }
  const code = codeOf(cutOut(photo, page, around(CODE_BOX, 3), CODE_SCALE))
  if (!code) return { problem: 'no-code' }
  const rows = readRows(photo, page, code.kind).slice(0, code.rows)
  return { code, rows: rows.map((read) => ({ read, picture: cutOut(photo, page, around(rowBox(read.row), 0.5), PICTURE_SCALE) })) }
}

/** Pixels to a millimeter: of the code, and of the picture beside a row. */
const CODE_SCALE = 12
const PICTURE_SCALE = 6

const around = ({ x, y, width, height }: typeof CODE_BOX, room: number) => ({
  x: x - room,
  y: y - room,
  width: width + 2 * room,
  height: height + 2 * room,
})

function codeOf({ width, height, data }: GrayImage): SheetCode | null {
  const colours = new Uint8ClampedArray(width * height * 4).fill(255)
  data.forEach((gray, at) => {
    colours[at * 4] = colours[at * 4 + 1] = colours[at * 4 + 2] = gray
  })
  try {
    return readSheetCode(decodeQR({ width, height, data: colours }, { timeLimit: 500 }))
  } catch {
    // No code in this place.
    return null
  }
}
