import { readLine, type StatedUnit } from '@ramplight/domain/scale/indicators'
import { readBytes, START_OF_STREAM, type StreamReader } from '@ramplight/domain/scale/read-stream'
import { called, heard, lost, NOTHING_HEARD, type ScaleReading, type ScaleWatch, saved, taken } from '@ramplight/domain/scale/watch-scale'
import { detailOf, type Link, type LinkState, openLink } from './serial-link.ts'
import { CABLE, type SerialLike, type SerialPortLike } from './web-serial.ts'

/** What this tablet knows of its scales; kept on it. */
export type ScaleSettings = {
  /** Of scales whose lines name no unit. */
  unit: StatedUnit | null
  /** One more character that ends a reading. */
  delimiter: string | null
  /** A scale types here as a keyboard does. */
  types: boolean
}
export const NO_SETTINGS: ScaleSettings = { unit: null, delimiter: null, types: false }

/** A table has room for two. */
export const MOST_SCALES = 2

export type ScaleView = {
  readonly id: number
  readonly name: string
  readonly link: LinkState
  readonly watch: ScaleWatch
  /** The last line, as it came: for whoever connects a scale. */
  readonly line: string
}

/** What a scale that types has sent: a weight of the bag on the screen, or why it is none. */
export type TypedByScale = { reading: ScaleReading } | { problem: 'no-boat' | 'no-weight'; text: string }

export type ScalesView = {
  readonly scales: readonly ScaleView[]
  readonly settings: ScaleSettings
  readonly typed: TypedByScale | null
  /** A simulated scale is used: nothing is saved. */
  readonly practice: boolean
}

type ScalesPorts = {
  serial: SerialLike | null
  stored: { read: () => ScaleSettings | null; write: (settings: ScaleSettings) => void }
  /** Milliseconds, only forward. */
  now: () => number
  nameOf: (number: number) => string
  /** `opening`: it never was connected. `reading`: it was. `sending`: what came could not be handed on. */
  onError: (kind: 'opening' | 'reading' | 'sending', detail: string) => void
  /** Something was put on a scale, or taken off: somebody is there. */
  onMoved?: () => void
  retryMs?: number
}

type Known = {
  id: number
  port: SerialPortLike
  link: Link | null
  state: LinkState
  watch: ScaleWatch
  reader: StreamReader
  line: string
  /** What it said last, in thousandths of its unit; null before the first. */
  weight: number | null
}

export type Scales = ReturnType<typeof createScales>

/** The scales of this tablet, from the station's door opening to its closing. */
export function createScales({ serial, stored, now, nameOf, onError, onMoved, retryMs }: ScalesPorts) {
  let known: Known[] = []
  let settings = { ...NO_SETTINGS, ...stored.read() }
  let typed: TypedByScale | null = null
  let bag: string | null = null
  let practice: SerialPortLike | null = null
  let isOpen = false
  let isAsleep = false
  let lastId = 0
  /** Of each scale: it was said once that it is lost. */
  const told = new Set<number>()
  const listeners = new Set<() => void>()
  let view: ScalesView = { scales: [], settings, typed: null, practice: false }

  function tell(): void {
    const scales = known.map(({ id, state, watch, line }, index) => ({ id, name: nameOf(index + 1), link: state, watch, line }))
    view = { scales, settings, typed, practice: practice !== null }
    for (const listener of listeners) listener()
  }

  function onBytes(scale: Known, bytes: Uint8Array): void {
    const read = readBytes(scale.reader, bytes, settings.delimiter)
    scale.reader = read.reader
    for (const line of read.lines) {
      scale.line = line.text
      const frame = readLine(line, settings.unit)
      scale.watch = heard(scale.watch, frame, now())
      if (frame.is !== 'weight') continue
      if (scale.weight !== null && frame.weight !== scale.weight) onMoved?.()
      scale.weight = frame.weight
    }
    if (read.lines.length === 0) return
    try {
      tell()
    } catch (error) {
      onError('sending', detailOf(error))
    }
  }

  function open(scale: Known): void {
    if (scale.link || !isOpen || isAsleep) return
    scale.link = openLink(scale.port, {
      ...(retryMs === undefined ? {} : { retryMs }),
      onBytes: (bytes) => onBytes(scale, bytes),
      onGap: () => {
        scale.reader = START_OF_STREAM
        scale.watch = { ...scale.watch, run: null }
      },
      onState: (state) => {
        scale.state = state
        if (state === 'connected') told.delete(scale.id)
        else scale.watch = lost(scale.watch)
        tell()
      },
      onLost: (detail, wasOpen) => {
        if (told.has(scale.id)) return
        told.add(scale.id)
        onError(wasOpen ? 'reading' : 'opening', detail)
      },
    })
  }

  async function close(scale: Known): Promise<void> {
    const { link } = scale
    scale.link = null
    scale.watch = lost(scale.watch)
    scale.reader = START_OF_STREAM
    await link?.close()
  }

  function add(port: SerialPortLike): void {
    const before = known.find((scale) => scale.port === port)
    if (before || known.length >= MOST_SCALES) {
      before?.link?.wake()
      return
    }
    const scale: Known = {
      id: ++lastId,
      port,
      link: null,
      state: 'connecting',
      watch: called(NOTHING_HEARD, bag),
      reader: START_OF_STREAM,
      line: '',
      weight: null,
    }
    known = [...known, scale]
    open(scale)
    tell()
  }

  /** Something was plugged in: a scale that was lost, or another one that this browser may use. */
  async function look(): Promise<void> {
    for (const { link } of known) link?.wake()
    if (!serial || practice) return
    const ports = await serial.getPorts().catch((): SerialPortLike[] => [])
    if (!isOpen || practice) return
    // The same cable may come back as another port: then the lost one makes room.
    for (const port of ports) {
      if (known.some((scale) => scale.port === port)) continue
      const gone = known.length >= MOST_SCALES ? known.find((scale) => scale.state === 'lost' && !ports.includes(scale.port)) : undefined
      if (gone) await forget(gone)
      add(port)
    }
  }
  const onConnect = () => void look()

  async function forget(scale: Known): Promise<void> {
    known = known.filter((other) => other !== scale)
    await close(scale)
    tell()
  }

  const change = (id: number, next: (watch: ScaleWatch) => ScaleWatch): void => {
    for (const scale of known) if (scale.id === id) scale.watch = next(scale.watch)
    tell()
  }

  return {
    /** A station is open: scales that were chosen before come back by themselves. */
    open: (): void => {
      if (isOpen) return
      isOpen = true
      serial?.addEventListener('connect', onConnect)
      for (const scale of known) open(scale)
      void look()
    },
    /** The station is left: every port is free for others. */
    close: async (): Promise<void> => {
      if (!isOpen) return
      isOpen = false
      isAsleep = false
      serial?.removeEventListener('connect', onConnect)
      const all = known
      known = []
      practice = null
      typed = null
      told.clear()
      await Promise.all(all.map(close))
      tell()
    },
    /** The tablet is locked or shows something else: nobody sees what the scale does, so it is let go. */
    sleep: async (): Promise<void> => {
      isAsleep = true
      await Promise.all(known.map(close))
      tell()
    },
    wakeUp: (): void => {
      isAsleep = false
      for (const scale of known) open(scale)
      tell()
    },
    /** Asks the person which port; `any`: also cables that are not of the usual make. False: they chose none. */
    connect: async (any = false): Promise<boolean> => {
      if (!serial) return false
      try {
        add(await serial.requestPort(any ? {} : { filters: [CABLE] }))
        return true
      } catch (error) {
        // No port was chosen.
        if ((error as Partial<Error> | null)?.name === 'NotFoundError') return false
        onError('opening', detailOf(error))
        return false
      }
    },
    disconnect: async (id: number): Promise<void> => {
      const scale = known.find((other) => other.id === id)
      if (scale) await forget(scale)
    },
    change: (next: Partial<ScaleSettings>): void => {
      settings = { ...settings, ...next }
      stored.write(settings)
      for (const scale of known) scale.watch = lost(scale.watch)
      if (!settings.types) typed = null
      tell()
    },
    /** The bag on the screen, or none. */
    call: (next: string | null): void => {
      if (next === bag) return
      bag = next
      typed = null
      for (const scale of known) scale.watch = called(scale.watch, next)
      tell()
    },
    /** Its weight was taken for a field. */
    take: (id: number, field: string): void => change(id, (watch) => taken(watch, field)),
    takeTyped: (): void => {
      typed = null
      tell()
    },
    /** The bag was saved. It lies on one of them, and nobody knows on which. */
    saved: (seconds: number): void => {
      for (const scale of known) scale.watch = saved(scale.watch, now(), seconds)
      typed = null
      tell()
    },
    /** A scale that types has sent something. */
    typedLine: (text: string): void => {
      const frame = readLine({ text, isWhole: true }, settings.unit)
      if (frame.is !== 'weight' || frame.weight < 0) typed = { problem: 'no-weight', text }
      else if (bag === null) typed = { problem: 'no-boat', text }
      else {
        const { weight, unit } = frame
        typed = { reading: { weight, unit, text, at: now(), bag, zeroAt: null, lines: [text] } }
      }
      tell()
    },
    /** A simulated scale in the place of the real ones; null: those again. */
    practise: async (port: SerialPortLike | null): Promise<void> => {
      practice = port
      const all = known
      known = []
      typed = null
      await Promise.all(all.map(close))
      if (port) add(port)
      else await look()
      tell()
    },
    view: (): ScalesView => view,
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
