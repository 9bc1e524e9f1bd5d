import { open } from 'node:fs/promises'
import { PDF_TYPE, UPLOAD_IMAGE_TYPES, type UploadImageType } from '@ramplight/domain/content/upload-rules'
import { fileTypeFromFile } from 'file-type'

/** Where readers look for the end of a PDF. */
const TAIL = 1024

/**
 * What a file is by its bytes, whatever it is called or was sent as; null when it is nothing that is kept here. A PDF begins with
 * its head at the very first byte and has an end: what only holds one somewhere is something else with a PDF in it.
 */
export async function sniff(path: string): Promise<UploadImageType | typeof PDF_TYPE | null> {
  const found = (await fileTypeFromFile(path))?.mime
  if (UPLOAD_IMAGE_TYPES.includes(found as UploadImageType)) return found as UploadImageType
  return found === PDF_TYPE && (await isWholePdf(path)) ? PDF_TYPE : null
}

async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (length: number, position: number) => (await file.read(Buffer.alloc(length), 0, length, position)).buffer
    const head = await read(8, 0)
    const tail = await read(Math.min(TAIL, size), Math.max(0, size - TAIL))
    return /^%PDF-\d\.\d/.test(head.toString('latin1')) && tail.includes('%%EOF')
  } finally {
    await file.close()
  }
}
