import type { Engine, Stage } from './open-stage.ts'

const SAVES = 200
const WARM_UP = 20
/** As after a morning at the ramp: this much is sent before the clock starts. */
const BEFORE = 100

/** The runs: each in a browser that was never there, each answers milliseconds. */
export function runsOf(stage: Stage, boats: number) {
  let made = 0
  const nameOf = (engine: Engine) => `${engine}-${++made}`
  async function opened(engine: Engine): Promise<string> {
    const name = nameOf(engine)
    await stage.timed(engine, 'open', name, true)
    return name
  }
  /** Ready to send; nothing waits. */
  async function readyToPush(engine: Engine): Promise<void> {
    await stage.fresh()
    if (engine === 'pouch') await stage.emptyPouch()
    await opened(engine)
    if (engine === 'product') await stage.timed(engine, 'pull')
    await stage.timed(engine, 'saveMany', boats, BEFORE)
    await stage.timed(engine, 'push')
    await stage.timed(engine, 'saveMany', 0, boats)
    if (engine === 'product') await stage.meter()
  }
  const push = (engine: Engine) => async () => {
    await readyToPush(engine)
    const { ms } = await stage.timed(engine, 'push')
    if (engine === 'product') stage.meters.push.push({ ...(await stage.meter()), ms })
    await stage.timed(engine, 'close')
    return ms
  }
  const isThere = new Set<Engine>()
  return {
    readyToPush,
    push,
    save:
      (engine: Engine, method: 'save' | 'weigh' = 'save') =>
      async () => {
        await stage.fresh()
        await opened(engine)
        await stage.median(engine, method, 0, WARM_UP)
        const ms = await stage.median(engine, method, WARM_UP, SAVES)
        await stage.timed(engine, 'close')
        return ms
      },
    /** Cold: the database is opened by a page that was not there before, and the first list is on the screen. */
    firstList: (engine: Engine) => async () => {
      await stage.fresh()
      const name = await opened(engine)
      await stage.timed(engine, 'saveMany', 0, boats)
      await stage.timed(engine, 'close')
      await stage.reload()
      const open = await stage.timed(engine, 'open', name, false)
      const list = await stage.timed(engine, 'list')
      if (list.answer < boats) throw new Error(`${engine} lists ${list.answer} of ${boats}`)
      await stage.timed(engine, 'close')
      return open.ms + list.ms
    },
    bootstrap: (engine: 'product' | 'bare', count: number) => async () => {
      await stage.fresh()
      await opened(engine)
      const { ms } = await stage.timed(engine, engine === 'product' ? 'bootstrap' : 'putMany', count)
      await stage.timed(engine, 'close')
      return ms
    },
    /** Of each record, since the product's devices get the anglers, too. */
    pull: (engine: Engine) => async () => {
      if (!isThere.has(engine)) await push(engine)()
      isThere.add(engine)
      await stage.fresh('last')
      await opened(engine)
      const { ms, answer } = await stage.timed(engine, 'pull')
      if (answer < boats) throw new Error(`${engine} brought ${answer} of ${boats}`)
      if (engine === 'product') stage.meters.pull.push({ ...(await stage.meter()), ms })
      await stage.timed(engine, 'close')
      return ms / answer
    },
  }
}
