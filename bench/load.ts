import { Agent, request } from 'node:http'

export type Shot = { port: number; method?: string; path: string; token?: string; body?: unknown }

const AT_ONCE = 16
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

/** One request; milliseconds until the last byte. Anything but 200 ends the measurement. */
export function shoot({ port, method = 'GET', path, token, body }: Shot): Promise<number> {
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
  }
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const going = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${Buffer.concat(parts).toString().slice(0, 200)}`))
      })
    })
    going.on('error', reject)
    going.end(sent)
  })
}

/** `count` requests, 16 at a time; the milliseconds of each, and of all together. */
export async function volley(count: number, shotOf: (index: number) => Shot, atOnce = AT_ONCE): Promise<{ each: number[]; all: number }> {
  const each: number[] = []
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) each.push(await shoot(shotOf(next++)))
    }),
  )
  return { each, all: performance.now() - began }
}

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!
