import type { Weight } from '@ramplight/domain/kernel/units'
import { bytesOf, STREAMS, type StreamName } from '@ramplight/domain/scale/write-stream'
import { t } from './scale-link.texts.ts'
import type { SerialPortLike } from './web-serial.ts'

/** Ten lines a second, as most indicators are set. */
const LINE_EVERY_MS = 100
/** A bag swings and drips for so long. */
const SWINGS_MS = 1200
const SWING = 3200

type Work = { chance?: () => number; now?: () => number }

/** A scale that is not there: it speaks a real stream, byte by byte, through a port like a real one. */
export function simulatedScale(stream: StreamName, { chance = Math.random, now = Date.now }: Work = {}) {
  let weight: Weight = 0
  let movedAt = Number.NEGATIVE_INFINITY
  let isPlugged = true
  let timer: ReturnType<typeof setInterval> | undefined
  let sender: ReadableStreamDefaultController<Uint8Array> | null = null
  let readable: ReadableStream<Uint8Array> | null = null

  const send = (bytes: Uint8Array) => {
    for (const byte of bytes) sender?.enqueue(Uint8Array.of(byte))
  }
  const sendLine = () => {
    const isStill = now() - movedAt > SWINGS_MS
    const swing = isStill ? 0 : Math.round(((chance() - 0.5) * SWING) / 160) * 160
    send(bytesOf(STREAMS[stream]({ weight: weight === 0 && isStill ? 0 : Math.max(0, weight + swing), isStill })))
  }
  function end(): void {
    clearInterval(timer)
    sender = null
    readable = null
  }

  const port: SerialPortLike = {
    get readable() {
      return readable
    },
    open: async () => {
      if (!isPlugged) throw new DOMException(t('simulated.notThere'), 'NetworkError')
      readable = new ReadableStream<Uint8Array>({
        start: (controller) => {
          sender = controller
        },
        cancel: () => end(),
      })
      timer = setInterval(sendLine, LINE_EVERY_MS)
    },
    close: async () => end(),
  }
  return {
    port,
    put: (next: Weight) => {
      weight = next
      movedAt = now()
    },
    noise: () => send(Uint8Array.from({ length: 40 }, () => Math.floor(chance() * 256))),
    unplug: () => {
      isPlugged = false
      const gone = sender
      end()
      gone?.error(new DOMException(t('simulated.gone'), 'NetworkError'))
    },
    plugIn: () => {
      isPlugged = true
    },
    isPlugged: () => isPlugged,
    isEmpty: () => weight === 0,
  }
}

export type SimulatedScale = ReturnType<typeof simulatedScale>
