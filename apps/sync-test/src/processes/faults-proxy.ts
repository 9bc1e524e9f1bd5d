import { connect, createServer, type Socket } from 'node:net'

/** `up`: what a device sends. `down`: what the server answers. */
export type Direction = 'up' | 'down'

/** A line between devices and a server that can be made as bad as one at a ramp. */
export type FaultsProxy = {
  address: string
  /** After so many more bytes in this direction (the rest is lost) the line is cut, and `then` is told. Answers how to call it off. */
  cutAfter: (direction: Direction, bytes: number, then?: () => void) => () => void
  /** Nobody gets through, and who was is cut off, until `heal`. */
  refuse: () => void
  /** Everything stands still, and nobody is told, until `heal`. */
  hold: () => void
  /** Every piece takes this much longer, until `heal`. */
  delay: (ms: number) => void
  heal: () => void
  close: () => Promise<void>
}

type Trap = { direction: Direction; left: number; then: () => void }

/** Opens a port of this machine behind which the server on `port` is. */
export async function faultsProxy(port: number): Promise<FaultsProxy> {
  const open = new Set<Socket>()
  let trap: Trap | null = null
  let isRefusing = false
  let isHolding = false
  let delayMs = 0

  const cutAll = () => {
    for (const socket of open) socket.destroy()
  }
  /** What of a piece still gets through. */
  function through(direction: Direction, piece: Buffer): Buffer {
    if (trap?.direction !== direction) return piece
    const rest = piece.subarray(0, trap.left)
    trap.left -= rest.length
    return rest
  }
  const isSprung = () => trap !== null && trap.left <= 0
  function spring(): void {
    const { then } = trap!
    trap = null
    cutAll()
    then()
  }

  function relay(direction: Direction, from: Socket, to: Socket): void {
    let dueAt = 0
    /** In the order in which it came. */
    const inTime = (work: () => void) => {
      dueAt = Math.max(performance.now() + delayMs, dueAt)
      const wait = dueAt - performance.now()
      if (wait > 0) setTimeout(work, wait)
      else work()
    }
    open.add(from)
    if (isHolding) from.pause()
    from.on('data', (piece) => {
      const rest = through(direction, piece as Buffer)
      const isLast = isSprung()
      const end = () => void (isLast && isSprung() && spring())
      inTime(() => {
        if (to.destroyed) end()
        else to.write(rest, end)
      })
    })
    from.on('end', () => inTime(() => to.end()))
    from.on('close', () => {
      open.delete(from)
      inTime(() => to.destroySoon())
    })
    from.on('error', () => to.destroy())
  }

  const server = createServer((device) => {
    if (isRefusing) return void device.resetAndDestroy()
    const line = connect(port, '127.0.0.1')
    relay('up', device, line)
    relay('down', line, device)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const own = server.address() as { port: number }

  return {
    address: `http://127.0.0.1:${own.port}`,
    cutAfter: (direction, bytes, then = () => {}) => {
      const own = { direction, left: Math.max(1, bytes), then }
      trap = own
      return () => {
        if (trap === own) trap = null
      }
    },
    refuse: () => {
      isRefusing = true
      cutAll()
    },
    hold: () => {
      isHolding = true
      for (const socket of open) socket.pause()
    },
    delay: (ms) => {
      delayMs = ms
    },
    heal: () => {
      trap = null
      isRefusing = isHolding = false
      delayMs = 0
      for (const socket of open) socket.resume()
    },
    close: () => {
      cutAll()
      return new Promise((done) => server.close(() => done()))
    },
  }
}
