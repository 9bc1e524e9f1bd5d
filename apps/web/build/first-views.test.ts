import { expect, test } from 'vitest'
import { type Built, type FirstView, firstViewFaults } from './first-views.ts'
import type { Script } from './portal-files.ts'

const script = (imports: string[] = []): Script => ({
  isEntry: false,
  imports,
  later: [{ module: 'menu.tsx', script: 'menu.js' }],
  styles: [],
})
const BYTES: Record<string, number> = { 'app.js': 50, 'react.js': 40, 'home.js': 5, 'cards.js': 10, 'menu.js': 99 }
const BUILD: Built = {
  scripts: {
    'app.js': script(['react.js']),
    'react.js': script(),
    'home.js': script(['cards.js', 'app.js']),
    'cards.js': script(['react.js']),
    'menu.js': script(),
  },
  startOf: (what) => ({ app: 'app.js', 'home.page.tsx': 'home.js' })[what],
  bytesOf: (name) => BYTES[name]!,
}
const home = (most: number): FirstView => ({ page: '/home', entry: 'app', parts: ['home.page.tsx'], most })

test('a first visit loads the entry, the page and what they import, each once; what comes later is not in it', () => {
  expect(firstViewFaults(BUILD, [home(105)])).toEqual([])
  expect(firstViewFaults(BUILD, [home(104)])).toEqual(['/home: a first visit would load 105 bytes of JavaScript (gzip), 104 are allowed'])
})

test('a page that has moved is not taken for one that weighs nothing', () => {
  expect(() => firstViewFaults(BUILD, [{ ...home(105), parts: ['front.page.tsx'] }])).toThrow(/front\.page\.tsx is in no file of the build/)
})

test('a part that is drawn over a page brings no styles that the page has not', () => {
  const styled = (name: string, styles: string[]) => ({ [name]: { ...BUILD.scripts[name]!, styles } })
  const share = { ...home(1000), isPart: true }
  const built = (ofPart: string[]) => ({
    ...BUILD,
    scripts: { ...BUILD.scripts, ...styled('app.js', ['board.css']), ...styled('cards.js', ofPart) },
  })
  expect(firstViewFaults(built(['board.css']), [share])).toEqual([])
  expect(firstViewFaults(built(['begin.css']), [share])).toEqual(['/home: it would load styles that the page around it has not: begin.css'])
  expect(firstViewFaults(built(['begin.css']), [home(1000)])).toEqual([])
})
