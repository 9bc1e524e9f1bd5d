/**
 * The tests of a mutation run: the same random cases every time, few enough to be run thousands of times over.
 * A rule that only the thousandth random case defends counts as not defended: it wants a case of its own.
 */
import fc from 'fast-check'
import { beforeEach } from 'vitest'

const CASES = 100
/** Laws that also count what their cases met; a few cases do not meet enough. */
const COUNTING = /^an explanation names every \w+ that changed it$/

fc.configureGlobal({ seed: 1, endOnFailure: true })

/** The first cases of every property run; the rest is passed over, and no longer made up. */
fc.installGlobalPlugin(() => {
  let made = 0
  let ran = 0
  let first: unknown
  return {
    decorateGenerate: (generate) => (random, run) => {
      if (made++ < CASES) return generate(random, run)
      first ??= generate(random, run)
      return first as ReturnType<typeof generate>
    },
    decorateRun: (run) => (value) => (ran++ < CASES ? run(value) : null),
  }
})

beforeEach(({ task, skip }) => skip(COUNTING.test(task.suite?.name ?? '')))
