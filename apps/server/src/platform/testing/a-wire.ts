import type { AddressInfo } from 'node:net'
import { createConnection, createServer, type Socket } from 'node:net'

type Target = { host: string; port: number } | { path: string }

/**
 * A wire between two that talk over TCP, which a test can cut. `loseAnswers`: what is asked arrives, what is answered does not,
 * and the connection breaks. `cut`: nothing gets through, and nobody new comes in. `freeze`: all seems well, and nothing gets
 * through.
 */
export async function aWire(target: Target) {
  const ends = new Set<Socket>()
  let isCut = false
  let isFrozen = false
  let losing = 0
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = createConnection(target)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        ends.delete(end)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (bytes) => isFrozen || far.write(bytes))
    far.on('data', (bytes) => {
      if (isFrozen) return
      if (losing === 0) return near.write(bytes)
      losing--
      return near.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const breakAll = () => {
    for (const end of ends) end.destroy()
  }
  return {
    host: '127.0.0.1',
    port,
    loseAnswers: (count: number) => {
      losing = count
    },
    cut: () => {
      isCut = true
      breakAll()
    },
    freeze: () => {
      isFrozen = true
    },
    mend: () => {
      isCut = isFrozen = false
    },
    close: () => {
      breakAll()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
