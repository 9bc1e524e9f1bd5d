import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('work that shares a name never overlaps, comes in the order it was asked for, and all of it is done', async () => {
  const names = fc.uniqueArray(fc.constantFrom('Fork', 'Conroe', 'Toledo', 'Ana'), { minLength: 1, maxLength: 3 })
  const work = fc.record({ names, breaks: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(work, { maxLength: 12 }), fc.scheduler(), async (works, scheduler) => {
      const take = inTurn()
      const busy = new Set<string>()
      const done = new Map<string, number[]>()
      const all = works.map(({ names, breaks }, index) =>
        take(names, async () => {
          for (const name of names) {
            expect(busy.has(name)).toBe(false)
            busy.add(name)
            done.set(name, [...(done.get(name) ?? []), index])
          }
          await scheduler.schedule(Promise.resolve())
          for (const name of names) busy.delete(name)
          if (breaks) throw new Error('broken')
        }).catch((error: Error) => expect(error.message).toBe('broken')),
      )
      await scheduler.waitFor(Promise.all(all))
      for (const order of done.values()) expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect([...done.values()].flat().length).toBe(works.reduce((sum, { names }) => sum + names.length, 0))
    }),
  )
})
