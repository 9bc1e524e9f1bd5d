import { createHash } from 'node:crypto'

/** In hexadecimal, small letters. */
export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')
