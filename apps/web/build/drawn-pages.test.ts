import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OPEN_PAGES } from '../src/portals/public/open-pages.ts'
import { pagesIn, stylesOf } from './drawn-pages.ts'

const source = readFileSync(join(import.meta.dirname, '../src/portals/public/open-pages.ts'), 'utf8')

test('every open page is found by its line', () => {
  expect(Object.keys(pagesIn(source)).toSorted()).toEqual(Object.keys(OPEN_PAGES).toSorted())
  expect(() => pagesIn('export const OPEN_PAGES = {}')).toThrow(/No page was found/)
})

test('a page is painted with its own styles, those of the frame, and those of what both import, each once', () => {
  const script = (imports: string[], styles: string[]) => ({ isEntry: false, imports, later: [], styles })
  const scripts = {
    'visit.js': script(['kit.js'], ['frame.css']),
    'kit.js': script([], ['kit.css']),
    'home.js': script(['kit.js', 'cards.js'], ['home.css']),
    'cards.js': script(['home.js'], ['cards.css']),
    'map.js': script([], ['map.css']),
  }
  const scriptOf = (module: string) => ({ '/src/shell/visit.tsx': 'visit.js', '/src/portals/public/home/home.page.tsx': 'home.js' })[module]
  const styles = stylesOf({ home: '/src/portals/public/home/home.page.tsx' }, scripts, scriptOf)
  expect(styles.home?.toSorted()).toEqual(['cards.css', 'frame.css', 'home.css', 'kit.css'])
})
