/** What we use of the Web Serial API, which TypeScript does not know. */
export type SerialPortLike = {
  readonly readable: ReadableStream<Uint8Array> | null
  open: (options: typeof LINE) => Promise<void>
  close: () => Promise<void>
}

type SerialLike = {
  requestPort: (options?: { filters?: readonly { usbVendorId: number; usbProductId: number }[] }) => Promise<SerialPortLike>
  getPorts: () => Promise<SerialPortLike[]>
  addEventListener: (name: 'connect', listener: (event: Event) => void) => void
  removeEventListener: (name: 'connect', listener: (event: Event) => void) => void
}

/** How scales talk: 9600-8-N-1. */
export const LINE = { baudRate: 9600, dataBits: 8, stopBits: 1, parity: 'none', bufferSize: 4096 } as const
/** The FTDI chip in the cables of scales. */
export const CABLE = { usbVendorId: 1027, usbProductId: 24577 } as const

/** The serial ports of this browser; null where it has none (Safari, Firefox, most phones). */
export const webSerial = (): SerialLike | null => (navigator as { serial?: SerialLike }).serial ?? null
export type { SerialLike }
