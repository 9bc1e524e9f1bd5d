import { useElementSize } from '@mantine/hooks'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { spotOf } from '@ramplight/domain/geo/albers-usa'
import { scaleBar } from '@ramplight/domain/geo/map-scale'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { writeShortDate } from '#platform/values/tournament-dates.ts'
import { clustersOf } from './clusters.ts'
import classes from './map.module.css'
import { t } from './map.texts.ts'
import { LEAST_ZOOM, type MapView, MOST_ZOOM, moved, onScreen, type Room, scaleOf, zoomed } from './map-view.ts'
import type { Outlines } from './use-outlines.ts'

type Props = {
  tournaments: readonly SkinnyTournament[]
  outlines: Outlines | undefined
  /** Null until somebody moves the map: then `start` is shown. */
  view: MapView | null
  start: (room: Room) => MapView
  onView: (view: MapView, room: Room) => void
  onPick: (tournament: string) => void
}

/** Pins closer than this would cover each other. */
const PIN = 40
/** One press of an arrow key, in pixels. */
const STEP = 80
const BAR = 110

const KEYS: Readonly<Record<string, (view: MapView) => MapView>> = {
  ArrowLeft: (view) => moved(view, -STEP, 0),
  ArrowRight: (view) => moved(view, STEP, 0),
  ArrowUp: (view) => moved(view, 0, -STEP),
  ArrowDown: (view) => moved(view, 0, STEP),
  '+': (view) => zoomed(view, 1),
  '=': (view) => zoomed(view, 1),
  '-': (view) => zoomed(view, -1),
}

/** The states, and a pin for each tournament or for several that lie close together. Moved by finger, by keys and by buttons. */
export function UsMap({ tournaments, outlines, view: given, start, onView, onPick }: Props) {
  const { ref, width, height } = useElementSize()
  const room = { width, height }
  const view = given ?? start(room)
  const held = useRef<{ x: number; y: number } | null>(null)
  const show = (next: MapView) => onView(next, room)
  const press = (event: KeyboardEvent) => {
    const move = KEYS[event.key]
    if (!move || event.target !== event.currentTarget) return
    event.preventDefault()
    show(move(view))
  }
  const hold = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent) => {
    const last = held.current
    if (!last) return
    held.current = { x: event.clientX, y: event.clientY }
    show(moved(view, last.x - event.clientX, last.y - event.clientY))
  }
  const letGo = () => {
    held.current = null
  }
  const scale = scaleOf(view.zoom)
  const box = [view.center.x - width / 2 / scale, view.center.y - height / 2 / scale, width / scale, height / scale].join(' ')
  const spots = tournaments.flatMap((item) => {
    const { latitude, longitude } = item
    const spot = latitude == null || longitude == null ? null : spotOf({ latitude, longitude })
    return spot ? [{ ...onScreen(spot, view, room), spot, item }] : []
  })
  const inRoom = spots.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
  const bar = scaleBar(view.zoom, BAR)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map is no set of fields
    <div
      ref={ref}
      role="group"
      aria-label={t('map')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
      tabIndex={0}
      className={classes.map}
      onKeyDown={press}
      onPointerDown={hold}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      {outlines && width > 0 && (
        <svg viewBox={box} width={width} height={height} aria-hidden="true">
          <path d={outlines.land} className={classes.land} />
          <path d={outlines.borders} className={classes.border} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      {clustersOf(inRoom, PIN).map(({ x, y, items }) => {
        const [first] = items
        if (!first) return null
        const date = writeShortDate(first.startDate)
        const only = items.length === 1
        const go = () => {
          const center = spots.find(({ item }) => item === first)?.spot
          if (only || view.zoom === MOST_ZOOM || !center) onPick(first._id)
          else show(zoomed({ ...view, center }, 2))
        }
        return (
          <button
            key={first._id}
            type="button"
            className={classes.pin}
            data-live={(only && first.status === 'In Progress') || undefined}
            style={{ left: x, top: y }}
            aria-label={only ? t('pin', { name: first.name, date }) : t('cluster', { count: items.length, date })}
            onClick={go}
          >
            {only ? date : items.length}
          </button>
        )
      })}
      <div className={classes.zoom}>
        <IconButton
          icon={IconPlus}
          label={t('zoomIn')}
          variant="default"
          size="xl"
          disabled={view.zoom === MOST_ZOOM}
          onClick={() => show(zoomed(view, 1))}
        />
        <IconButton
          icon={IconMinus}
          label={t('zoomOut')}
          variant="default"
          size="xl"
          disabled={view.zoom === LEAST_ZOOM}
          onClick={() => show(zoomed(view, -1))}
        />
      </div>
      <span className={classes.bar} style={{ width: bar.pixels }}>
        {t('miles', { miles: bar.miles })}
      </span>
    </div>
  )
}
