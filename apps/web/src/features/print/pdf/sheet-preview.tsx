import { drawSheet, type SheetPage } from '@ramplight/domain/paper-sheet/draw-sheet'
import { PAGE } from '@ramplight/domain/paper-sheet/sheet-layout'
import { useMemo } from 'react'
import classes from '../print.module.css'
import { t } from '../print.texts.ts'

/** A point of a printer in millimeters. */
const POINT = 0.3528
const ANCHOR = { left: 'start', center: 'middle', right: 'end' } as const
const tone = (gray: number) => `rgb(${gray} ${gray} ${gray})`

/** The fonts of a browser are no printer's: a name that may not fit is set closer, and stays out of what is read. */
const isTooLong = ({ text, size, room }: { text: string; size: number; room?: number }): boolean =>
  room !== undefined && text.length * size * POINT * 0.55 > room

/** A page that a camera reads, as it will be printed. */
export function SheetPreview({ page }: { page: SheetPage }) {
  const shapes = useMemo(() => drawSheet(page), [page])
  return (
    <svg viewBox={`0 0 ${PAGE.width} ${PAGE.height}`} role="img" aria-label={t('preview')} className={classes.sheet}>
      {shapes.map((shape, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: what stands on a page does not move
        const { x, y } = shape
        if (shape.is === 'text')
          return (
            <text
              key={index}
              x={x}
              y={y}
              fontSize={shape.size * POINT}
              fontWeight={shape.bold ? 700 : 400}
              fill={tone(shape.gray)}
              textAnchor={ANCHOR[shape.align ?? 'left']}
              {...(isTooLong(shape) ? { textLength: shape.room, lengthAdjust: 'spacingAndGlyphs' } : {})}
            >
              {shape.text}
            </text>
          )
        const { width, height } = shape
        if (shape.is === 'bubble')
          return (
            <ellipse key={index} cx={x} cy={y} rx={width / 2} ry={height / 2} fill="none" stroke={tone(shape.gray)} strokeWidth={0.2} />
          )
        const look = shape.is === 'fill' ? { fill: tone(shape.gray) } : { fill: 'none', stroke: tone(shape.gray), strokeWidth: 0.2 }
        return <rect key={index} x={x} y={y} width={width} height={height} {...look} />
        // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
      })}
    </svg>
  )
}
