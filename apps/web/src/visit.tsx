import '@ramplight/ui/styles.css'
import { isAsDrawn } from '#shell/drawn-page.ts'
import { isFirstVisit } from '#shell/first-visit.ts'
import { whenWanted } from '#shell/when-wanted.ts'
import { openPageAt } from './portals/public/open-pages.ts'

/** The page may stand there already, drawn by the server: its scripts are then fetched when somebody is about to use it. */
const root = document.getElementById('root')!
const page = isFirstVisit() ? openPageAt(location.pathname) : null
const begin = async (open: NonNullable<typeof page>, onTakeover?: () => void) => {
  const [{ startVisit }, Page] = await Promise.all([import('#shell/visit.tsx'), open.load()])
  await startVisit({ page: Page, id: open.id, ...(onTakeover && { onTakeover }) })
}
if (page && isAsDrawn(root)) whenWanted(root, (onTakeover) => begin(page, onTakeover))
else {
  delete root.dataset.language
  root.replaceChildren()
  if (page) void begin(page)
  else void import('./app.tsx').then(({ startApp }) => startApp())
}
