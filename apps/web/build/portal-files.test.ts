import { expect, test } from 'vitest'
import { type BuiltFile, faultsOf, filesOfPortals, type Script } from './portal-files.ts'

const at = (path: string) => `/somewhere/apps/web/src/${path}`
const script = (more: Partial<Script> = {}): Script => ({ isEntry: false, imports: [], later: [], styles: [], ...more })
const later = (path: string, name: string) => ({ module: at(path), script: name })

const BUILD = {
  'app.js': script({
    isEntry: true,
    later: [
      later('portals/public/home/home.page.tsx', 'home.js'),
      later('portals/director/today/today.page.tsx', 'today.js'),
      later('portals/weigh-in/station.page.tsx', 'station.js'),
      later('portals/angler/angler-shell.tsx', 'angler.js'),
      later('platform/local/book/open-local.ts', 'open-local.js'),
      later('platform/prove-again.tsx', 'prove.js'),
    ],
  }),
  'home.js': script({ imports: ['cards.js'], styles: ['home.css'] }),
  'today.js': script({ imports: ['cards.js', 'frame.js'], styles: ['today.css'] }),
  'station.js': script({ imports: ['frame.js'] }),
  'angler.js': script({ imports: ['frame.js'] }),
  'open-local.js': script(),
  'prove.js': script(),
  'cards.js': script(),
  'frame.js': script({ later: [later('features/sync/drawer/sync-drawer.tsx', 'drawer.js')] }),
  'drawer.js': script(),
}

test('a portal has what its pages load and no public page does; what two portals load is of both', () => {
  expect(Object.fromEntries(filesOfPortals(BUILD))).toEqual({
    'today.js': ['director'],
    'today.css': ['director'],
    'station.js': ['director'],
    'open-local.js': ['director'],
    'drawer.js': ['director'],
    'angler.js': ['angler'],
    'frame.js': ['director', 'angler'],
    'prove.js': ['director', 'angler', 'sys-admin'],
  })
})

test('a build is none that gives others a part of the director’s application, or a device more than is allowed', () => {
  const station: BuiltFile = { size: 30, portals: ['director'], modules: [at('portals/weigh-in/station.page.tsx')] }
  const routes: BuiltFile = { size: 50, portals: undefined, modules: [at('portals/director/routes.tsx'), at('shell/router.tsx')] }
  expect(faultsOf([station, routes])).toEqual([])
  expect(faultsOf([{ ...station, portals: ['es-director'] }])).toEqual([])
  for (const portals of [undefined, ['director', 'angler'], ['es']] as const)
    expect(faultsOf([{ ...station, portals }])).toEqual(["portals/weigh-in/station.page.tsx is the director's, and others would fetch it"])
  expect(faultsOf([station, routes], { everybody: 49, director: 29, angler: 0, 'sys-admin': 0 })).toEqual([
    'everybody: 50 bytes would be put away, 49 are allowed',
    'director: 30 bytes would be put away, 29 are allowed',
  ])
})
