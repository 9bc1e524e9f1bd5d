import { useElementSize } from '@mantine/hooks'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { scaleBar } from '@ramplight/domain/geo/map-scale'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { writeShortDate } from '#platform/values/tournament-dates.ts'
import { clustersOf } from './clusters.ts'
import type { Ground } from './grounds.ts'
import classes from './map.module.css'
import { t } from './map.texts.ts'
import { type MapView, moved, onScreen, type Room, scaleOf, zoomed } from './map-view.ts'
import { TILE, tilesOf } from './tiles.ts'
import type { MapTiles } from './use-map-tiles.ts'
import type { Outlines } from './use-outlines.ts'

type Props = {
  tournaments: readonly SkinnyTournament[]
  ground: Ground
  outlines: Outlines | undefined
  /** Drawn in place of the outlines. */
  tiles: MapTiles | null
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

const KEYS: Readonly<Record<string, (ground: Ground, view: MapView) => MapView>> = {
  ArrowLeft: (ground, view) => moved(ground, view, -STEP, 0),
  ArrowRight: (ground, view) => moved(ground, view, STEP, 0),
  ArrowUp: (ground, view) => moved(ground, view, 0, -STEP),
  ArrowDown: (ground, view) => moved(ground, view, 0, STEP),
  '+': (ground, view) => zoomed(ground, view, 1),
  '=': (ground, view) => zoomed(ground, view, 1),
  '-': (ground, view) => zoomed(ground, view, -1),
}

/** The states or the map of a provider, and a pin for each tournament or for several that lie close together. Moved by finger, by keys and by buttons. */
export function UsMap({ tournaments, ground, outlines, tiles, view: given, start, onView, onPick }: Props) {
  const { ref, width, height } = useElementSize()
  const room = { width, height }
  const view = given ?? start(room)
  const held = useRef<{ x: number; y: number } | null>(null)
  const show = (next: MapView) => onView(next, room)
  const press = (event: KeyboardEvent) => {
    const move = KEYS[event.key]
    if (!move || event.target !== event.currentTarget) return
    event.preventDefault()
    show(move(ground, view))
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
    show(moved(ground, view, last.x - event.clientX, last.y - event.clientY))
  }
  const letGo = () => {
    held.current = null
  }
  const scale = scaleOf(ground, view.zoom)
  const box = [view.center.x - width / 2 / scale, view.center.y - height / 2 / scale, width / scale, height / scale].join(' ')
  const spots = tournaments.flatMap((item) => {
    const { latitude, longitude } = item
    const spot = latitude == null || longitude == null ? null : ground.spotOf({ latitude, longitude })
    return spot ? [{ ...onScreen(ground, spot, view, room), spot, item }] : []
  })
  const inRoom = spots.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
  const bar = scaleBar(view.zoom, BAR, ground.shrinkAt(ground.pointAt(view.center)))
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
      {tiles &&
        width > 0 &&
        tilesOf(tiles.address, view, room).map(({ address, left, top }) => (
          <img
            key={address}
            src={address}
            alt=""
            width={TILE}
            height={TILE}
            draggable={false}
            // Who draws the map for a site is told which site it is, and no more.
            referrerPolicy="origin"
            className={classes.tile}
            style={{ translate: `${left}px ${top}px` }}
          />
        ))}
      {clustersOf(inRoom, PIN).map(({ x, y, items }) => {
        const [first] = items
        if (!first) return null
        const date = writeShortDate(first.startDate)
        const only = items.length === 1
        const go = () => {
          const center = spots.find(({ item }) => item === first)?.spot
          if (only || view.zoom === ground.zooms.most || !center) onPick(first._id)
          else show(zoomed(ground, { ...view, center }, 2))
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
          disabled={view.zoom === ground.zooms.most}
          onClick={() => show(zoomed(ground, view, 1))}
        />
        <IconButton
          icon={IconMinus}
          label={t('zoomOut')}
          variant="default"
          size="xl"
          disabled={view.zoom === ground.zooms.least}
          onClick={() => show(zoomed(ground, view, -1))}
        />
      </div>
      <span className={classes.bar} style={{ width: bar.pixels }}>
        {t('miles', { miles: bar.miles })}
      </span>
      {tiles?.credit && <span className={classes.credit}>{tiles.credit}</span>}
    </div>
  )
}
