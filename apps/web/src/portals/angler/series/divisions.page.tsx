import { Page } from '@ramplight/ui/frame/page.tsx'
import { DivisionList } from '#features/results/series/index.ts'

export const AnglerDivisionsPage = () => (
  <Page width="form">
    <DivisionList base="/angler" />
  </Page>
)
