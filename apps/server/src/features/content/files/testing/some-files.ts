import '../encode-picture.ts'
import sharp from 'sharp'

// The server reads files alone; a test looks at what it was sent.
sharp.unblock({ operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`) })

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6a8c', noise: { type: 'gaussian', mean: 120, sigma: 20 } } })

/** As a phone makes it: where it was taken, with what, and turned by a note in it. */
export const photoOfAPhone = (): Promise<Buffer> =>
  drawn(1200, 900)
    .withExif({
      IFD0: { Make: 'SecretPhone', Model: 'Canary 9', Artist: 'Lily Reyes' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 50/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '95/1 32/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const aPicture = (width = 500, height = 400, form: 'png' | 'jpeg' | 'gif' | 'webp' = 'png'): Promise<Buffer> =>
  drawn(width, height).toFormat(form).toBuffer()

export const aPdf = (words = 'Waiver'): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${words}\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`)

/** A whole picture of one color: many pixels in few bytes. */
export const whitePng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .png({ palette: true })
    .toBuffer()

/** A PNG that says it is as large as this, and holds nothing. */
export function hugeOnPaper(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return ~crc >>> 0
}

/** An animation of many frames of a few bytes each, on a canvas that would be much. */
export function gifBomb(frames: number, side: number): Buffer {
  const word = (value: number) => Buffer.from([value & 255, value >> 8])
  const head = Buffer.concat([Buffer.from('GIF89a', 'latin1'), word(side), word(side), Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])])
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0]), Buffer.from([2, 2, 0x44, 1, 0])])
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}
