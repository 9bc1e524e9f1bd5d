import '@ramplight/ui/styles.css'
import { isFirstVisit } from '#shell/first-visit.ts'
import { startVisit } from '#shell/visit.tsx'
import { openPageAt } from './portals/public/open-pages.ts'

const page = isFirstVisit() ? openPageAt(location.pathname) : null
if (page) void startVisit(page)
else void import('./app.tsx').then(({ startApp }) => startApp())
