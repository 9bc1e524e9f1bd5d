import type { Stage } from './open-stage.ts'
import { report } from './report.ts'
import { runsOf } from './runs-of.ts'

/** One bar of signal: milliseconds there and back, and bytes a second each way. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const MOST_S = 90
/** For each boat: in the middle of the day's work, however much it is. */
const CUT_AFTER_MS = 6
const CUT_MS = 3_000

/** What waited all day goes out over one bar of signal, which breaks off in the middle; PouchDB has it without the break. */
export async function onSlowLink(stage: Stage, boats: number): Promise<void> {
  const { readyToPush } = runsOf(stage, boats)
  const overSlowLink = async (engine: 'product' | 'pouch', isCut: boolean) => {
    await readyToPush(engine)
    const line = await stage.line()
    await line.send('Network.enable')
    const set = (offline: boolean) => line.send('Network.emulateNetworkConditions', { ...SLOW, offline })
    await set(false)
    const going = stage.timed(engine, 'push')
    if (isCut) {
      await new Promise((resolve) => setTimeout(resolve, boats * CUT_AFTER_MS))
      await set(true)
      await new Promise((resolve) => setTimeout(resolve, CUT_MS))
      await set(false)
    }
    return going
  }
  const product = await overSlowLink('product', true)
  const { pushes, requests, resent } = await stage.meter()
  console.log(`  slow link, cut for ${CUT_MS / 1000} s: ${pushes} batches in ${requests} requests, ${resent} settled changes sent again`)
  report('seconds on a slow link with a cut beside 90', { most: 1 }, [[product.ms / 1000, MOST_S]], 's')
  report('settled changes that were sent again', { most: 0 }, [[resent, 1]], 'changes')
  const pouch = await overSlowLink('pouch', false)
  report('slow link beside PouchDB without a cut', { most: 1 }, [[product.ms / 1000, pouch.ms / 1000]], 's')
}
