import { expect, test } from 'vitest'
import { type Chunk, mergeChunks } from './merge-chunks.ts'

const chunk = (name: string, pages: string, more: Partial<Chunk> = {}): Chunk => ({
  name,
  set: 'director',
  size: 10,
  imports: [],
  pages: new Set(pages.split(' ')),
  ...more,
})
const names = (groups: Chunk[][]) =>
  groups.map((members) =>
    members
      .map(({ name }) => name)
      .sort()
      .join('+'),
  )

test('small files go with those that the same pages need, and never with files for other people', () => {
  const chunks = [
    chunk('icon', 'boats entries'),
    chunk('row', 'boats entries', { size: 90 }),
    chunk('scale', 'station', { size: 90 }),
    chunk('card', 'boats entries home', { set: 'everybody' }),
    chunk('line', 'home', { set: null }),
    chunk('dot', 'home', { set: null }),
  ]
  expect(names(mergeChunks(chunks, () => 50)).sort()).toEqual(['card', 'dot', 'icon+row', 'line', 'scale'])
})

test('what is everybody’s is placed first, so that no file of a portal takes it along', () => {
  const chunks = [chunk('engine', 'station'), chunk('standings', 'home station', { set: 'everybody' })]
  expect(names(mergeChunks(chunks, () => 50))).toEqual(['standings', 'engine'])
})

test('LAW: two files never need each other, and what others import stands before them', () => {
  // By their pages `top` and `base` would go together; but what lies between would need them, and they it.
  const chunks = [
    chunk('top', 'a b', { imports: ['middle'] }),
    chunk('middle', 'a b c d e', { imports: ['base'], size: 90 }),
    chunk('base', 'a b'),
  ]
  const groups = mergeChunks(chunks, () => 15)
  const at = (name: string) => groups.findIndex((members) => members.some((member) => member.name === name))
  for (const { name, imports } of chunks)
    for (const other of imports) expect(at(other), `${name} imports ${other}`).toBeLessThanOrEqual(at(name))
  expect(at('top') === at('base') && at('middle') !== at('base')).toBe(false)
})
