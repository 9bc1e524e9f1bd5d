import { LINE, type SerialPortLike } from './web-serial.ts'

export type LinkState = 'connecting' | 'connected' | 'lost'

type LinkPorts = {
  onState: (state: LinkState) => void
  onBytes: (bytes: Uint8Array) => void
  /** Bytes were lost on the way: what comes next may begin in the middle of a line. */
  onGap: () => void
  /** The line is dead, or could not be opened; `wasOpen` tells which. */
  onLost: (detail: string, wasOpen: boolean) => void
  /** Between two tries. */
  retryMs?: number
}

/** The line is up, but each byte fails: not asked faster than this. */
const BREATH_MS = 100
const RETRY_MS = 2000

/** What a browser says of a port, without its full stop: our text brings one. */
export const detailOf = (error: unknown): string => ((error as Partial<Error> | null)?.message ?? String(error)).replace(/\.+$/, '')

/**
 * Reads one port until it is closed. A cable that is pulled out is tried again every two seconds, and at once when `wake` says
 * that something was plugged in.
 */
export function openLink(port: SerialPortLike, { onState, onBytes, onGap, onLost, retryMs = RETRY_MS }: LinkPorts) {
  let isClosed = false
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null
  let wake = () => {}

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** One stream, to its end. True when there may be another one behind it. */
  async function readStream(stream: ReadableStream<Uint8Array>): Promise<void> {
    reader = stream.getReader()
    try {
      for (;;) {
        const { value, done } = await reader.read()
        if (done || isClosed) return
        onBytes(value)
      }
    } finally {
      reader.releaseLock()
      reader = null
    }
  }

  async function readPort(): Promise<void> {
    while (!isClosed && port.readable) {
      try {
        await readStream(port.readable)
        return
      } catch (error) {
        onGap()
        // A break or a full buffer: the port goes on with another stream. Without one it is gone.
        if (!port.readable) throw error
        await pause(BREATH_MS)
      }
    }
  }

  async function run(): Promise<void> {
    onState('connecting')
    while (!isClosed) {
      let isOpen = false
      try {
        await port.open(LINE)
        isOpen = true
        if (!isClosed) onState('connected')
        await readPort()
        if (!isClosed) throw new Error('The stream has ended')
      } catch (error) {
        if (!isClosed) {
          onGap()
          onState('lost')
          onLost(detailOf(error), isOpen)
        }
      }
      // Also one that is dead already has to be closed before it can be opened again.
      if (isOpen) await port.close().catch(() => undefined)
      if (!isClosed) await pause(retryMs)
    }
  }

  const over = run()
  return {
    /** Something was plugged in: try at once. */
    wake: () => wake(),
    /** Cancels the reader, closes the port, and ends. */
    close: async (): Promise<void> => {
      isClosed = true
      await reader?.cancel().catch(() => undefined)
      wake()
      await over
    },
  }
}

export type Link = ReturnType<typeof openLink>
