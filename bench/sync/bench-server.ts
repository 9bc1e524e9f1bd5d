/**
 * Everything the page of the bench speaks to, in one process, so that no engine has a shorter way: the product's server on its
 * real database, express-pouchdb in memory, and the smallest endpoints that RxDB's replication asks for.
 */
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import express from 'express'
import expressPouch from 'express-pouchdb'
import memory from 'pouchdb-adapter-memory'
import PouchCore from 'pouchdb-core'
import mapreduce from 'pouchdb-mapreduce'
import replication from 'pouchdb-replication'

type Doc = { id: string } & Record<string, unknown>
type Kept = { doc: Doc; at: number }

/** Rows by the order in which they came: a checkpoint is a number. */
function rxEndpoints() {
  const rows = new Map<string, Kept>()
  let at = 0
  return {
    push: (changes: { newDocumentState: Doc }[]) => {
      for (const { newDocumentState: doc } of changes) rows.set(doc.id, { doc: { ...doc, _deleted: false }, at: ++at })
      return []
    },
    pull: ({ checkpoint, limit }: { checkpoint: { at: number } | null; limit: number }) => {
      const from = checkpoint?.at ?? 0
      const page = [...rows.values()]
        .filter((row) => row.at > from)
        .sort((a, b) => a.at - b.at)
        .slice(0, limit)
      return { documents: page.map(({ doc }) => doc), checkpoint: { at: page.at(-1)?.at ?? from } }
    },
  }
}

const bodyOf = async (request: http.IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString() || 'null')
}

/** `product` handles what is the product's own; `pages` is the folder of the built page. Answers the port. */
export async function startBenchServer(product: (request: http.IncomingMessage, response: http.ServerResponse) => void, pages: string) {
  const Pouch = PouchCore.plugin(memory).plugin(replication).plugin(mapreduce).defaults({ adapter: 'memory' })
  const couch = express()
  couch.use('/pouch', expressPouch(Pouch, { mode: 'minimumForPouchDB', inMemoryConfig: true, logPath: join(pages, 'pouch.log') }))
  const rx = rxEndpoints()
  const server = http.createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path.startsWith('/pouch')) return couch(request, response)
    if (path === '/rx/push' || path === '/rx/pull') {
      const body = await bodyOf(request)
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify(path === '/rx/push' ? rx.push(body) : rx.pull(body)))
    }
    if (path.startsWith('/bench/')) {
      const name = path.slice('/bench/'.length) || 'index.html'
      response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'text/html')
      return response.end(readFileSync(join(pages, name)))
    }
    return product(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as { port: number }).port, close: () => server.close() }
}
