/**
 * Writes the server's list of US ZIP codes from the postal code file of GeoNames (download.geonames.org/export/zip/US.zip),
 * one line each: ZIP code, city, state, latitude, longitude.
 *   node tools/make-zip-codes.ts <US.txt>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const target = join(import.meta.dirname, '../apps/server/src/features/tournaments/places/zip-codes.tsv.br')
const source = process.argv[2]
if (!source) throw new Error('Which file? node tools/make-zip-codes.ts <US.txt>')

const codes = new Map<string, string>()
for (const line of readFileSync(source, 'utf8').split(/\r?\n/)) {
  const [, zip, city, , state, , , , , latitude, longitude] = line.split('\t')
  // Without a state: addresses of the army and the navy abroad.
  if (zip && state && !codes.has(zip)) codes.set(zip, [zip, city, state, latitude, longitude].join('\t'))
}
const text = [...codes.values()].sort().join('\n')
const data = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
})
writeFileSync(target, data)
console.log(`${codes.size} ZIP codes, ${data.length} bytes`)
