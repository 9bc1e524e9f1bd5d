import type { Page } from '@playwright/test'

type Device = { show: (line: string) => void; pullOut: () => void; plugIn: () => void }
declare global {
  interface Window {
    scaleDevices: Device[]
  }
}

/** Serial scales as a browser would give them: lines of text ten times a second, byte by byte. The first one is on the list of ports. */
export async function withSerialScales(page: Page, count = 1): Promise<void> {
  await page.addInitScript((count) => {
    const serial = new EventTarget() as EventTarget & Record<string, unknown>
    const aDevice = () => {
      let line = 'ST,GS,+  0lb  0.0oz'
      let isIn = true
      let timer = 0
      let sender: ReadableStreamDefaultController<Uint8Array> | null = null
      const port = {
        readable: null as ReadableStream<Uint8Array> | null,
        getInfo: () => ({ usbVendorId: 1027, usbProductId: 24577 }),
        open: async () => {
          if (!isIn) throw new DOMException('Failed to open serial port.', 'NetworkError')
          port.readable = new ReadableStream({
            start: (controller) => {
              sender = controller
            },
          })
          // It is heard from the middle of a line on, as a real one.
          let text = line.slice(5)
          timer = window.setInterval(() => {
            for (const byte of new TextEncoder().encode(`${text}\r\n`)) sender?.enqueue(Uint8Array.of(byte))
            text = line
          }, 100)
        },
        close: async () => {
          window.clearInterval(timer)
          sender = null
          port.readable = null
        },
      }
      const device = {
        show: (next: string) => {
          line = next
        },
        pullOut: () => {
          isIn = false
          window.clearInterval(timer)
          port.readable = null
          sender?.enqueue(new TextEncoder().encode('ST,GS,+ 1'))
          sender?.error(new DOMException('The device has been lost.', 'NetworkError'))
        },
        plugIn: () => {
          isIn = true
          serial.dispatchEvent(new Event('connect'))
        },
      }
      return { port, device }
    }
    const all = Array.from({ length: count }, aDevice)
    const granted: object[] = []
    serial.getPorts = async () => [...granted]
    serial.requestPort = async () => {
      const next = all.find(({ port }) => !granted.includes(port))
      if (!next) throw new DOMException('No port selected by the user.', 'NotFoundError')
      granted.push(next.port)
      return next.port
    }
    window.scaleDevices = all.map(({ device }) => device)
    Object.defineProperty(navigator, 'serial', { value: serial, configurable: true })
  }, count)
}

/** What the scale shows from now on: `14 lb 7 oz`, moving or still. */
export const scaleShows = (page: Page, pounds: number, ounces: number, { moving = false, scale = 0 } = {}): Promise<void> =>
  page.evaluate(([line, scale]) => window.scaleDevices[scale]!.show(line), [
    `${moving ? 'US' : 'ST'},GS,+${String(pounds).padStart(3)}lb ${ounces.toFixed(1).padStart(4)}oz`,
    scale,
  ] as const)
export const pullOut = (page: Page, scale = 0): Promise<void> => page.evaluate((scale) => window.scaleDevices[scale]!.pullOut(), scale)
export const plugIn = (page: Page, scale = 0): Promise<void> => page.evaluate((scale) => window.scaleDevices[scale]!.plugIn(), scale)
