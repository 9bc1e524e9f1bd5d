import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { sfntOfWoff } from './sfnt-of-woff.ts'

/** Draws in a thread of its own: a picture takes the processor for about 150 ms, and requests must not wait for it. */
const file = (name: string): Buffer => readFileSync(createRequire(import.meta.url).resolve(name))

const FAMILY = 'Barlow Condensed'
const CUTS = ['latin-500-normal', 'latin-700-normal', 'latin-ext-500-normal', 'latin-ext-700-normal']
const fontBuffers = CUTS.map((cut) => new Uint8Array(sfntOfWoff(file(`@fontsource/barlow-condensed/files/barlow-condensed-${cut}.woff`))))
await initWasm(file('@resvg/resvg-wasm/index_bg.wasm'))

parentPort!.on('message', ({ id, svg }: { id: number; svg: string }) => {
  try {
    const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: FAMILY } })
    const png = drawing.render().asPng()
    drawing.free()
    parentPort!.postMessage({ id, answer: png })
  } catch (error) {
    parentPort!.postMessage({ id, failed: `The picture was not drawn: ${error instanceof Error ? error.message : 'unknown'}` })
  }
})
