import type { GrayImage } from '@ramplight/domain/paper-sheet/gray-image'
import { useEffect, useRef } from 'react'

/** What the camera saw of a row: whoever confirms it looks at the paper, not at a machine's word. */
export function RowPicture({ picture, label }: { picture: GrayImage; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height, data } = picture
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    const colours = pen.createImageData(width, height)
    for (let at = 0; at < data.length; at++) colours.data.set([data[at]!, data[at]!, data[at]!, 255], at * 4)
    pen.putImageData(colours, 0, 0)
  }, [width, height, data])
  return <canvas ref={canvas} className="rl-paper__picture" width={width} height={height} role="img" aria-label={label} />
}
