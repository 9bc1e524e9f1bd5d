import { Page } from '@ramplight/ui/frame/page.tsx'
import { TourList } from '#features/results/series/index.ts'

export const AnglerToursPage = () => (
  <Page width="form">
    <TourList base="/angler" />
  </Page>
)
