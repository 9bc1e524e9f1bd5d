import type { StoredCopy } from './files.table.ts'

/** The most modern first. */
const MODERN = ['image/avif', 'image/webp']

/** The copy for a reader that takes these forms (`Accept`) and asks for so many pixels: the smallest that is as wide, else the widest. */
export function copyToSend(copies: readonly StoredCopy[], accept: string, wanted: number | null): StoredCopy {
  const type = MODERN.find((one) => accept.includes(one) && copies.some((copy) => copy.type === one))
  const forms = copies.filter((copy) => (type ? copy.type === type : !MODERN.includes(copy.type)))
  const bySize = [...forms].sort((a, b) => (a.width ?? 0) - (b.width ?? 0))
  return bySize.find(({ width }) => wanted !== null && (width ?? 0) >= wanted) ?? bySize.at(-1)!
}
