import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Best first; the build leaves these beside a file, where they are worth it. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
}

/** A plain name in one folder: nothing of a path, no hidden file. */
const NAME = /^[\w-][\w.-]*$/

type Asset = { content: Buffer; type: string; encoding: string | null; tag: string }

/**
 * Serves the files of the build whose names carry their content, from memory: a first page asks for some eighty, and looking each
 * up on the disk costs the server more than all that it computes for that page. They are read when they are first asked for; a
 * build has about 10 MB of them. A new build has other names. What is not here is for whoever comes next (`callNotFound`).
 */
export function serveBuiltAssets(app: FastifyInstance, webRoot: string): void {
  const kept = new Map<string, Promise<Asset | null>>()

  async function read(name: string, accepted: ReadonlySet<string>): Promise<Asset | null> {
    const type = TYPES[extname(name)]
    if (!type || !NAME.test(name)) return null
    const path = join(webRoot, 'assets', name)
    for (const { name: encoding, ending } of ENCODINGS) {
      const content = accepted.has(encoding) ? await orNull(path + ending) : null
      if (content) return { content, type, encoding, tag: `"${name}-${encoding}"` }
    }
    const content = await orNull(path)
    return content && { content, type, encoding: null, tag: `"${name}"` }
  }

  function assetOf(name: string, accepted: ReadonlySet<string>): Promise<Asset | null> {
    const key = `${name} ${ENCODINGS.filter((one) => accepted.has(one.name)).map((one) => one.name)}`
    const known = kept.get(key)
    if (known) return known
    const asset = read(name, accepted)
    kept.set(key, asset)
    // What is not there takes no room: names can be made up without end.
    void asset.then((found) => found ?? kept.delete(key))
    return asset
  }

  app.get('/assets/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
    const asset = await assetOf(request.params.name, acceptedBy(request))
    if (!asset) return reply.callNotFound()
    const { content, type, encoding, tag } = asset
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding', etag: tag })
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type(type).send(content)
  })
}

const orNull = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null)

/** `gzip;q=0` is a no. */
const acceptedBy = (request: FastifyRequest): Set<string> =>
  new Set(
    String(request.headers['accept-encoding'] ?? '')
      .split(',')
      .map((one) =>
        one
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
      .map(([name = '']) => name),
  )
