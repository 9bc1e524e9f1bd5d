import encodeQR from 'qr'
import { useMemo } from 'react'

/** Modules of quiet around the code, without which a phone does not find it. */
const QUIET = 4

/** One path of squares: sharp at every size, on paper too. Black on white in every look, or no phone reads it. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const { path, size } = useMemo(() => drawn(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={className} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function drawn(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, size: rows.length }
}
